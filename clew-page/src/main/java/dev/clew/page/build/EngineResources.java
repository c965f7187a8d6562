package dev.clew.page.build;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that the engine reads while it runs: whatever lies in these folders of the class path beside classes. */
public final class EngineResources implements ResourcesPolicy {
    private static final List<String> FOLDERS = List.of("dev/clew/logic", "dev/clew/generate");

    /** TeaVM finds it as a service. */
    public EngineResources() {}

    @Override
    public String[] supplyResources(Collection<? extends String> others) {
        List<String> names = new ArrayList<>();
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(place);
            try {
                if (Files.isDirectory(path)) {
                    add(path, names);
                } else if (path.getFileName().toString().startsWith("clew-")) {
                    try (FileSystem jar = FileSystems.newFileSystem(path)) {
                        add(jar.getPath("/"), names);
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot read " + path, e);
            }
        }
        return names.toArray(String[]::new);
    }

    private static void add(Path root, List<String> names) throws IOException {
        for (String folder : FOLDERS) {
            Path start = root.resolve(folder);
            if (Files.isDirectory(start)) {
                try (Stream<Path> files = Files.walk(start)) {
                    files.filter(Files::isRegularFile)
                            .map(file -> root.relativize(file).toString().replace('\\', '/'))
                            .filter(name -> !name.endsWith(".class"))
                            .sorted()
                            .forEach(names::add);
                }
            }
        }
    }
}
