package dev.clew.docs.library;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of Java in a page of the documentation, and what the page says that it prints.
 *
 * @param title the heading above it
 * @param code imports, then statements and local types
 * @param output what it prints
 */
record Snippet(String title, String code, String output) {
    private static final Pattern PIECE =
            Pattern.compile("## ([^\n]+)|```java\n(.*?)```\n```text\n(.*?)```", Pattern.DOTALL);

    /** All snippets of a page. */
    static List<Snippet> in(String markdown) {
        List<Snippet> snippets = new ArrayList<>();
        String title = "";
        for (Matcher matcher = PIECE.matcher(markdown); matcher.find(); ) {
            if (matcher.group(1) != null) {
                title = matcher.group(1);
            } else {
                snippets.add(new Snippet(title, matcher.group(2), matcher.group(3)));
            }
        }
        return snippets;
    }

    /** The snippet as the main class of that name in the package {@code snippet}. */
    String asClass(String name) {
        StringBuilder imports = new StringBuilder();
        StringBuilder body = new StringBuilder();
        code.lines()
                .forEach(line -> (line.startsWith("import ") ? imports : body)
                        .append(line)
                        .append('\n'));
        return "package snippet;\n" + imports + "public class " + name
                + " {\npublic static void main(String[] args) throws Exception {\n" + body + "}\n}\n";
    }

    @Override
    public String toString() {
        return title;
    }
}
