package dev.clew.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Where something was measured. Immutable.
 *
 * @param processor what the processor calls itself
 * @param cores how many threads run at the same time
 * @param jdk the virtual machine and its version
 */
record Machine(String processor, int cores, String jdk) {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    /** This machine. */
    static Machine current() {
        return new Machine(
                processorName(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
    }

    private static String processorName() {
        try {
            List<String> lines = Files.isReadable(PROCESSORS) ? Files.readAllLines(PROCESSORS) : List.of();
            for (String line : lines) {
                if (line.startsWith("model name")) {
                    return line.substring(line.indexOf(':') + 1).strip();
                }
            }
        } catch (IOException e) {
            // Without this file, use the name of the architecture.
        }
        return System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }

    @Override
    public String toString() {
        return processor + ", " + cores + (cores == 1 ? " core" : " cores") + "; " + jdk;
    }
}
