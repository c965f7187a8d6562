package dev.clew.docs.surface;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The public types of a module and their members, as text: those of the packages that it exports to everybody. Immutable.
 */
final class Surface {
    /** A type of each module that is published as a library. */
    private static final Map<String, String> MODULES = new TreeMap<>(Map.of(
            "dev.clew.core", "dev.clew.core.Solver",
            "dev.clew.logic", "dev.clew.logic.Path",
            "dev.clew.generate", "dev.clew.generate.Generator",
            "dev.clew.io", "dev.clew.io.LogicJson",
            "dev.clew.press", "dev.clew.press.svg.Drawing"));

    private Surface() {}

    /** The text of each module, by the module's name. */
    static Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        MODULES.forEach((module, type) -> texts.put(module, text(type)));
        return texts;
    }

    private static String text(String type) {
        try {
            URI place = Class.forName(type)
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            Path file = Path.of(place);
            if (Files.isDirectory(file)) {
                return textOf(file);
            }
            try (FileSystem jar = FileSystems.newFileSystem(file)) {
                return textOf(jar.getPath("/"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The classes beside " + type + " cannot be read", e);
        } catch (URISyntaxException | ClassNotFoundException e) {
            throw new IllegalStateException(type + " is not there", e);
        }
    }

    private static String textOf(Path root) throws IOException {
        ModuleDescriptor module;
        try (InputStream in = Files.newInputStream(root.resolve("module-info.class"))) {
            module = ModuleDescriptor.read(in);
        }
        TreeSet<String> names = new TreeSet<>();
        for (ModuleDescriptor.Exports exports : module.exports()) {
            if (!exports.isQualified()) {
                names.addAll(types(root, exports.source()));
            }
        }
        List<String> types = new ArrayList<>();
        for (String name : names) {
            TypeText.of(name).ifPresent(types::add);
        }
        return "# What " + module.name() + " lets others use: " + types.size()
                + (types.size() == 1 ? " type" : " types") + ". tools/surface writes this file; a test compares.\n\n"
                + String.join("\n", types);
    }

    private static List<String> types(Path root, String exported) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve(exported.replace('.', '/')))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.equals("package-info.class"))
                    .map(name -> exported + "." + name.substring(0, name.length() - ".class".length()))
                    .toList();
        }
    }
}
