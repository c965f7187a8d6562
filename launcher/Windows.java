import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What {@code clew.cmd} asks, which cannot list files by itself: {@code java Windows fresh CHECKOUT} ends with 0 if Clew is
 * built from what lies there, {@code note} writes down what it was built from. What was built is known by the sizes, times
 * and names of the sources, as in {@code ./clew}, whose list of modules this reads.
 */
public final class Windows {
    private static final Pattern MODULES = Pattern.compile("(?m)^MODULES='([^']*)'");

    private Windows() {}

    /** Answers by the exit code. */
    public static void main(String[] words) throws IOException {
        Path root = Path.of(words[1]).toAbsolutePath().normalize();
        Path noted = root.resolve(".clew/windows/files");
        List<String> now = files(root);
        if (words[0].equals("note")) {
            Files.write(noted, now);
        } else if (!Files.exists(noted) || !Files.readAllLines(noted).equals(now)) {
            System.exit(1);
        }
    }

    private static List<String> files(Path root) throws IOException {
        Matcher modules = MODULES.matcher(Files.readString(root.resolve("clew")));
        if (!modules.find()) {
            throw new IOException("./clew does not say its modules");
        }
        List<String> found = new ArrayList<>();
        add(root.resolve("pom.xml"), root, found);
        for (String module : modules.group(1).split(" ")) {
            add(root.resolve("clew-" + module + "/pom.xml"), root, found);
            add(root.resolve("clew-" + module + "/src/main"), root, found);
        }
        return found;
    }

    private static void add(Path start, Path root, List<String> found) throws IOException {
        try (Stream<Path> files = Files.walk(start)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                found.add(Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis() + " "
                        + root.relativize(file).toString().replace('\\', '/'));
            }
        }
    }
}
