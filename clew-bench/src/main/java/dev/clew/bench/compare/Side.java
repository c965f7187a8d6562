package dev.clew.bench.compare;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One of the two checkouts, built. Immutable.
 *
 * @param name what it is called in messages
 * @param folder where it is
 * @param slowdown by how many percent its blocks are slowed down: what shows that a comparison finds it
 */
record Side(String name, Path folder, int slowdown) {
    /**
     * Starts a main class of its benchmarks.
     *
     * @throws IOException if it cannot be started
     */
    Process start(List<String> words) throws IOException {
        Path module = folder.resolve("clew-bench/target");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-cp");
        command.add(module.resolve("classes") + ":"
                + Files.readString(module.resolve("class-path.txt")).strip());
        command.addAll(words);
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /**
     * What a shell command prints on standard error, run in the folder.
     *
     * @throws IOException if it cannot be run
     */
    String errorsOf(String script, String argument) throws IOException {
        Process process = new ProcessBuilder("bash", "-c", script, argument)
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }
}
