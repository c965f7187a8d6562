package dev.clew.docs.library;

import dev.clew.core.Solver;
import dev.clew.desk.bulk.Bulk;
import dev.clew.generate.Generator;
import dev.clew.io.LogicJson;
import dev.clew.logic.Path;
import dev.clew.press.svg.Drawing;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A program that uses the library as its own module or on the class path, with nothing but Clew's modules beside it. */
final class Consumer {
    private static final List<String> MODULES = List.of("core", "logic", "generate", "io", "press", "desk");

    private final java.nio.file.Path folder;
    private final boolean hasModule;

    private Consumer(java.nio.file.Path folder, boolean hasModule) {
        this.folder = folder;
        this.hasModule = hasModule;
    }

    /** Compiles sources, given by their file names. */
    static Consumer compile(java.nio.file.Path folder, Map<String, String> sources, boolean hasModule)
            throws IOException {
        Consumer consumer = new Consumer(folder, hasModule);
        List<File> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            files.add(consumer.write(source.getKey(), source.getValue()));
        }
        if (hasModule) {
            files.add(consumer.write(
                    "module-info.java",
                    MODULES.stream()
                            .map(module -> "requires dev.clew." + module + ";")
                            .collect(Collectors.joining("\n", "module consumer {\n", "\n}\n"))));
        }
        consumer.compile(files);
        return consumer;
    }

    private File write(String name, String text) throws IOException {
        java.nio.file.Path file = folder.resolve("src").resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toFile();
    }

    private void compile(List<File> files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of(
                    "-d", classes(), hasModule ? "-p" : "-cp", libraries(), "-proc:none", "--release", "17", "-nowarn");
            boolean good = compiler.getTask(
                            complaints, manager, null, options, null, manager.getJavaFileObjectsFromFiles(files))
                    .call();
            if (!good) {
                throw new AssertionError("The consumer does not compile:\n" + complaints);
            }
        }
    }

    private String classes() {
        return folder.resolve("classes").toString();
    }

    /** Where the modules are: folders of classes or jars, no other library among them. */
    private static String libraries() {
        return Stream.of(Solver.class, Path.class, Generator.class, LogicJson.class, Drawing.class, Bulk.class)
                .map(Consumer::place)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String place(Class<?> type) {
        try {
            return java.nio.file.Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What a main class prints, errors included. */
    String run(String main) throws IOException, InterruptedException {
        String path = classes() + File.pathSeparator + libraries();
        List<String> command = new ArrayList<>(List.of(
                java.nio.file.Path.of(System.getProperty("java.home"), "bin", "java")
                        .toString(),
                "-Dfile.encoding=UTF-8",
                "-Dsun.stdout.encoding=UTF-8",
                "-Dstdout.encoding=UTF-8",
                "-XX:TieredStopAtLevel=1"));
        command.addAll(hasModule ? List.of("-p", path, "-m", "consumer/" + main) : List.of("-cp", path, main));
        java.nio.file.Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError(main + " does not end");
        }
        return Files.readString(output);
    }
}
