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
    private Spawn() {}

    /** Runs a main class of these tests; what it writes is one stream. */
    static Process main(Path folder, Class<?> main, String... words) throws IOException {
        return process(folder, classPath(), main.getName(), words).start();
    }

    /** Runs a main class of Spark, where nothing of Clew is on the class path; what it writes goes to a file. */
    static Process spark(Path folder, String main, String... words) throws IOException {
        return process(folder, home().resolve("jars") + "/*", main, words)
                .redirectOutput(
                        log(folder, main.substring(main.lastIndexOf('.') + 1)).toFile())
                .start();
    }

    /** Where a main class of Spark writes to. */
    static Path log(Path folder, String main) {
        return folder.resolve(main + ".log");
    }

    private static ProcessBuilder process(Path folder, String classPath, String main, String... words)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of("-Xmx512m", "-cp", classPath, main));
        command.addAll(List.of(words));
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
}
