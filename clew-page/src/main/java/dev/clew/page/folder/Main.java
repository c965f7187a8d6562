package dev.clew.page.folder;

import dev.clew.page.build.EngineBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Builds the page: {@code Main ENGINE FOLDER}. The engine is compiled if what it is made of has changed. */
public final class Main {
    private Main() {}

    /** Leaves the engine in the folder that is named first, and the page in the one that is named second, which is new. */
    public static void main(String[] arguments) throws IOException {
        Path engine = Path.of(arguments[0]);
        EngineBuild build = new EngineBuild(engine);
        if (!build.isFresh()) {
            System.out.println("compiling the engine");
            build.run();
        }
        write(PageFolder.make(engine), Path.of(arguments[1]));
    }

    /** Writes files into a folder. */
    public static void write(Map<String, byte[]> files, Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }
}
