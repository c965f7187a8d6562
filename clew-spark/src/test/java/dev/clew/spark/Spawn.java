package dev.clew.spark;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.launcher.JavaModuleOptions;

/** Processes of this test's Java and class path, with a folder that looks like an installation of Spark. */
final class Spawn {
    private static final int SIGINT = 2;
    private static final int SIGTERM = 15;

    private Spawn() {}

    /** Runs a main class of these tests; what it writes is one stream. */
    static Process main(Path folder, Class<?> main, String... words) throws IOException {
        return process(folder, List.of(), classPath(), main.getName(), List.of(words))
                .start();
    }

    /** Runs a main class with options of its JVM; its output is written to a file. */
    static Process main(Path folder, List<String> options, Class<?> main, List<String> words) throws IOException {
        return process(folder, options, classPath(), main.getName(), words)
                .redirectOutput(log(folder, main.getSimpleName()).toFile())
                .start();
    }

    /** Runs a main class of Spark, where nothing of Clew is on the class path; its output is written to a file. */
    static Process spark(Path folder, String main, String... words) throws IOException {
        return process(folder, List.of(), home().resolve("jars") + "/*", main, List.of(words))
                .redirectOutput(
                        log(folder, main.substring(main.lastIndexOf('.') + 1)).toFile())
                .start();
    }

    /** Where a main class of Spark writes to. */
    static Path log(Path folder, String main) {
        return folder.resolve(main + ".log");
    }

    private static ProcessBuilder process(
            Path folder, List<String> options, String classPath, String main, List<String> words) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(options);
        command.addAll(List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-cp", classPath, main));
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("SPARK_HOME", home().toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder.directory(folder.toFile());
    }

    /** The class path of this test; where it is hidden in a manifest, what Surefire says of it. */
    static String classPath() {
        String known = System.getProperty("surefire.test.class.path");
        return known != null ? known : ManagementFactory.getRuntimeMXBean().getClassPath();
    }

    /** A folder with the jars that an installation of Spark has. */
    private static Path home() throws IOException {
        Path jars = Path.of("target/spark-home/jars").toAbsolutePath();
        if (!Files.exists(jars)) {
            Files.createDirectories(jars);
            for (String entry : classPath().split(File.pathSeparator)) {
                Path file = Path.of(entry);
                if (entry.endsWith(".jar") && !file.getFileName().toString().startsWith("clew")) {
                    Files.createSymbolicLink(jars.resolve(file.getFileName()), file.toAbsolutePath());
                }
            }
        }
        return jars.getParent();
    }

    /**
     * Sends a process what Ctrl-C sends; a process started in the background of a shell ignores it, and so do its
     * children, so it gets SIGTERM, which does the same.
     *
     * @return the number of the signal
     */
    static int interrupt(Process process) throws IOException, InterruptedException {
        String ignored = Files.readString(Path.of("/proc/self/status"))
                .lines()
                .filter(line -> line.startsWith("SigIgn:"))
                .map(line -> line.substring("SigIgn:".length()).strip())
                .findFirst()
                .orElse("0");
        int signal = (Long.parseUnsignedLong(ignored, 16) & 1 << SIGINT - 1) == 0 ? SIGINT : SIGTERM;
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
        return signal;
    }
}
