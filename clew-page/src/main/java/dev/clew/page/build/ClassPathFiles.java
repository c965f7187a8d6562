package dev.clew.page.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What lies in folders of the class path, in jars of Clew as in folders of classes; nothing of tests. */
public final class ClassPathFiles {
    private ClassPathFiles() {}

    /** The contents of the files in these folders whose names are wanted, by name, in the order of the names. */
    public static Map<String, byte[]> read(Iterable<String> folders, Predicate<String> wanted) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(place);
            if (Files.isDirectory(path) && !path.endsWith("test-classes")) {
                add(path, folders, wanted, files);
            } else if (path.getFileName().toString().matches("clew-.*(?<!-tests)\\.jar") && Files.exists(path)) {
                try (FileSystem jar = FileSystems.newFileSystem(path)) {
                    add(jar.getPath("/"), folders, wanted, files);
                }
            }
        }
        return files;
    }

    private static void add(Path root, Iterable<String> folders, Predicate<String> wanted, Map<String, byte[]> files)
            throws IOException {
        for (String folder : folders) {
            Path start = root.resolve(folder);
            if (Files.isDirectory(start)) {
                try (Stream<Path> all = Files.walk(start)) {
                    for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                        String name = root.relativize(file).toString().replace('\\', '/');
                        if (wanted.test(name)) {
                            files.put(name, Files.readAllBytes(file));
                        }
                    }
                }
            }
        }
    }
}
