import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Makes one runnable jar of many: {@code java Pack.java FOLDER MAIN-CLASS JAR}. Lists of services are joined; licences and
 * notices of others go to folders of their own. The same jars give the same bytes.
 */
public final class Pack {
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

    private final Map<String, byte[]> entries = new TreeMap<>();

    private Pack() {}

    /** Packs the jars of the folder named first into the jar named last. */
    public static void main(String[] words) throws IOException {
        Pack pack = new Pack();
        Path[] jars;
        try (Stream<Path> files = Files.list(Path.of(words[0]))) {
            jars = files.filter(file -> file.toString().endsWith(".jar")).sorted().toArray(Path[]::new);
        }
        for (Path jar : jars) {
            pack.add(jar);
        }
        pack.write(words[1], Path.of(words[2]));
    }

    private void add(Path file) throws IOException {
        boolean own = file.getFileName().toString().startsWith("clew");
        try (JarFile jar = new JarFile(file.toFile())) {
            for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
                if (!entry.isDirectory()) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        add(entry.getName(), in.readAllBytes(), own, file);
                    }
                }
            }
        }
    }

    private void add(String name, byte[] content, boolean own, Path jar) throws IOException {
        if (name.endsWith("module-info.class") || name.equals(JarFile.MANIFEST_NAME) || name.startsWith("META-INF/maven/")
                || name.matches("META-INF/[^/]*\\.(SF|DSA|RSA|EC)")) {
            return;
        }
        String place = name;
        if (!own && name.matches("(?i)(META-INF/)?(LICEN[CS]E|NOTICE|DEPENDENCIES|about)[^/]*")) {
            place = "META-INF/licences/" + jar.getFileName().toString().replace(".jar", "") + "/"
                    + name.substring(name.lastIndexOf('/') + 1);
        }
        byte[] before = entries.get(place);
        if (before == null) {
            entries.put(place, content);
        } else if (name.startsWith("META-INF/services/")) {
            entries.put(place, joined(before, content));
        } else if (!Arrays.equals(before, content)) {
            throw new IOException(place + " stands in two jars and differs, the second time in " + jar.getFileName());
        }
    }

    private static byte[] joined(byte[] first, byte[] second) {
        String text = new String(first, StandardCharsets.UTF_8).stripTrailing() + "\n"
                + new String(second, StandardCharsets.UTF_8).stripTrailing() + "\n";
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void write(String mainClass, Path target) throws IOException {
        String manifest = "Manifest-Version: 1.0\r\nMain-Class: " + mainClass + "\r\nMulti-Release: true\r\n"
                + "Enable-Native-Access: ALL-UNNAMED\r\n\r\n";
        try (OutputStream out = Files.newOutputStream(target);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            write(zip, JarFile.MANIFEST_NAME, manifest.getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                write(zip, entry.getKey(), entry.getValue());
            }
        }
    }

    private static void write(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }
}
