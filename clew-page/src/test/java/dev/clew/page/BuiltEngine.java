package dev.clew.page;

import dev.clew.page.build.EngineBuild;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The engine as compiled for these tests; again only if something on the class path is newer. */
public final class BuiltEngine {
    private static final Path FOLDER = Path.of("target", "engine");

    private BuiltEngine() {}

    /** The folder of the compiled engine. */
    public static synchronized Path folder() {
        try {
            if (newestOfClassPath() > modified(FOLDER.resolve(EngineBuild.SCRIPT))) {
                new EngineBuild(FOLDER).run();
            }
            return FOLDER;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file of the engine. */
    public static byte[] read(String name) {
        try {
            return Files.readAllBytes(folder().resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long newestOfClassPath() throws IOException {
        long newest = 0;
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (place.contains("clew-") && !place.contains("test")) {
                try (Stream<Path> files = Files.walk(Path.of(place))) {
                    newest = Math.max(
                            newest,
                            files.filter(Files::isRegularFile)
                                    .mapToLong(BuiltEngine::modified)
                                    .max()
                                    .orElse(0));
                }
            }
        }
        return newest;
    }

    private static long modified(Path file) {
        return file.toFile().lastModified();
    }
}
