import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
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
 * manifest lists the other files, each after a bar; the copy drops that list.
 *
 * <p>Class-data archives leave out classes older than Java 6, and all of picocli is. The copies get the version of Java
 * 6, the newest that may still do without stack maps.
 */
public final class Assemble {
    private static final int CLASS_FILE_MAGIC = 0xCAFEBABE;
    private static final int JAVA_6 = 50;

    private Assemble() {}

    /** Copies the jar named first, and those it lists, into the folder named second. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[1]));
        for (Path jar : classPath(Path.of(args[0]))) {
            copy(jar, folder.resolve(jar.getFileName()));
        }
    }

    private static List<Path> classPath(Path main) throws IOException {
        List<Path> files = new ArrayList<>(List.of(main));
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

    private static void copy(Path source, Path target) throws IOException {
        try (JarFile jar = new JarFile(source.toFile());
                JarOutputStream out = new JarOutputStream(Files.newOutputStream(target))) {
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                out.putNextEntry(new JarEntry(entry.getName()));
                try (InputStream in = jar.getInputStream(entry)) {
                    out.write(changed(entry.getName(), in.readAllBytes()));
                }
                out.closeEntry();
            }
        }
    }

    private static byte[] changed(String name, byte[] content) throws IOException {
        if (name.equals(JarFile.MANIFEST_NAME)) {
            return withoutClassPath(content);
        }
        if (name.endsWith(".class") && isOlderThanJava6(content)) {
            content[7] = JAVA_6;
        }
        return content;
    }

    private static byte[] withoutClassPath(byte[] content) throws IOException {
        Manifest manifest = new Manifest(new ByteArrayInputStream(content));
        manifest.getMainAttributes().remove(Attributes.Name.CLASS_PATH);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        manifest.write(out);
        return out.toByteArray();
    }

    private static boolean isOlderThanJava6(byte[] content) {
        ByteBuffer header = ByteBuffer.wrap(content);
        return header.getInt(0) == CLASS_FILE_MAGIC && header.getShort(6) < JAVA_6;
    }
}
