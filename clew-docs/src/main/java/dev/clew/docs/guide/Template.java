package dev.clew.docs.guide;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills templates: {@code {{name}}} stands for a value. A missing value is a mistake, and so is an unused one. */
final class Template {
    private static final Pattern OPEN = Pattern.compile("\\{\\{([a-z0-9-]+)}}");

    private Template() {}

    static String fill(String resource, Map<String, String> values) {
        Set<String> unused = new HashSet<>(values.keySet());
        Matcher matcher = OPEN.matcher(Guide.resource(resource));
        StringBuilder filled = new StringBuilder();
        while (matcher.find()) {
            String name = matcher.group(1);
            String value = values.get(name);
            if (value == null) {
                throw new IllegalArgumentException(resource + " asks for " + name + ", which no run gives");
            }
            unused.remove(name);
            matcher.appendReplacement(filled, Matcher.quoteReplacement(value));
        }
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException(resource + " leaves out " + unused);
        }
        return matcher.appendTail(filled).toString();
    }
}
