package dev.clew.page;

import dev.clew.page.build.EngineBuild;
import dev.clew.page.folder.Main;
import dev.clew.page.folder.PageFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The engine and the page as built for these tests: once a run, and the engine only if it is made of something else. */
public final class BuiltPage {
    private static final Path ENGINE = Path.of("target", "engine");
    private static final Path FOLDER = Path.of("target", "page");

    private static @Nullable Map<String, byte[]> files;
    private static boolean written;

    private BuiltPage() {}

    /** The folder of the compiled engine. */
    public static synchronized Path engine() {
        try {
            EngineBuild build = new EngineBuild(ENGINE);
            if (files == null && !build.isFresh()) {
                build.run();
            }
            return ENGINE;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files of the page. */
    public static synchronized Map<String, byte[]> files() {
        try {
            Path engine = engine();
            files = files == null ? PageFolder.make(engine) : files;
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The page as a folder. */
    public static synchronized Path folder() {
        try {
            if (!written) {
                Main.write(files(), FOLDER);
                written = true;
            }
            return FOLDER;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file of the engine. */
    public static byte[] read(String name) {
        try {
            return Files.readAllBytes(engine().resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
