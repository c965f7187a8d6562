package dev.clew.page.folder;

import dev.clew.page.build.Digests;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of a folder as they are published, most under names with a digest of their content: such a name never means
 * anything else, so the file may be kept forever. References to files that are published already are rewritten.
 * Mutable.
 */
final class Names {
    /** Relative paths in quotes; an address or a plain word is none. */
    private static final Pattern REFERENCE = Pattern.compile("\"(\\.{1,2}/[^\"?#`$]*)\"");

    private final Map<String, String> published = new LinkedHashMap<>();
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    /** Publishes a file under its own name. */
    void keep(String name, byte[] content) {
        add(name, name, content);
    }

    /** Publishes a file under a name with its digest, {@code engine/worker.0123456789.js}. */
    void publish(String name, byte[] content) {
        publish(name, name, content);
    }

    void publish(String name, String content) {
        publish(name, name, content.getBytes(StandardCharsets.UTF_8));
    }

    /** Publishes a file in another place. */
    void publish(String name, String place, byte[] content) {
        int dot = place.lastIndexOf('.');
        add(name, place.substring(0, dot) + "." + Digests.of(content) + place.substring(dot), content);
    }

    private void add(String name, String as, byte[] content) {
        published.put(name, as);
        files.put(as, content);
    }

    /** Says under which name a file is going to be published that is made later, since it names all the others. */
    void announce(String name) {
        published.put(name, name);
    }

    /** The name under which a file is published. */
    String of(String name) {
        String as = published.get(name);
        if (as == null) {
            throw new IllegalArgumentException("There is no " + name + " in the page");
        }
        return as;
    }

    /** What is published, by name. */
    Map<String, byte[]> files() {
        return files;
    }

    /**
     * A text with its references to published files rewritten.
     *
     * @param from where the text stands in the sources
     * @param to the folder of the page where it is going to stand, {@code ""} or {@code engine/}
     */
    String rewrite(String text, String from, String to) {
        Matcher reference = REFERENCE.matcher(text);
        StringBuilder rewritten = new StringBuilder();
        while (reference.find()) {
            String as = published.get(resolve(from, reference.group(1)));
            String quoted = as == null ? reference.group() : "\"" + relative(to, as) + "\"";
            reference.appendReplacement(rewritten, Matcher.quoteReplacement(quoted));
        }
        return reference.appendTail(rewritten).toString();
    }

    /** A path that another one refers to: {@code app/a.js} and {@code ../css/b.css} give {@code css/b.css}. */
    static @Nullable String resolve(String from, String reference) {
        String folder = from.substring(0, from.lastIndexOf('/') + 1);
        String rest = reference;
        while (rest.startsWith("./") || rest.startsWith("../")) {
            if (rest.startsWith("../")) {
                if (folder.isEmpty()) {
                    return null;
                }
                folder = folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1);
            }
            rest = rest.substring(rest.indexOf('/') + 1);
        }
        return folder + rest;
    }

    private static String relative(String folder, String name) {
        if (name.startsWith(folder)) {
            return "./" + name.substring(folder.length());
        }
        return "../".repeat((int) folder.chars().filter(c -> c == '/').count()) + name;
    }
}
