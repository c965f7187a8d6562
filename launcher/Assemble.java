import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * Copies the run-time class path of the command line into one folder: {@code java Assemble.java clew.jar lib}. The jar's
 * manifest lists the other files, each after a bar because their paths may hold blanks; the copy drops that list.
 */
public final class Assemble {
    private Assemble() {}

    /** Copies the jar named first, and those it lists, into the folder named second. */
    public static void main(String[] args) throws IOException {
        Path main = Path.of(args[0]);
        Path folder = Files.createDirectories(Path.of(args[1]));
        copyWithoutClassPath(main, folder.resolve(main.getFileName()));
        for (Path jar : listedIn(main)) {
            Files.copy(jar, folder.resolve(jar.getFileName()));
        }
    }

    private static List<Path> listedIn(Path main) throws IOException {
        List<Path> files = new ArrayList<>();
        try (JarFile jar = new JarFile(main.toFile())) {
            String list = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            for (String file : list.split("(^| )\\|")) {
                if (!file.isEmpty()) {
                    files.add(Path.of(file));
                }
            }
        }
        return files;
    }

    private static void copyWithoutClassPath(Path source, Path target) throws IOException {
        try (JarFile jar = new JarFile(source.toFile());
                JarOutputStream out = new JarOutputStream(Files.newOutputStream(target))) {
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                out.putNextEntry(new JarEntry(entry.getName()));
                try (InputStream in = jar.getInputStream(entry)) {
                    byte[] content = in.readAllBytes();
                    out.write(entry.getName().equals(JarFile.MANIFEST_NAME) ? withoutClassPath(content) : content);
                }
                out.closeEntry();
            }
        }
    }

    private static byte[] withoutClassPath(byte[] content) throws IOException {
        Manifest manifest = new Manifest(new ByteArrayInputStream(content));
        manifest.getMainAttributes().remove(Attributes.Name.CLASS_PATH);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        manifest.write(out);
        return out.toByteArray();
    }
}
