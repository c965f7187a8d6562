package dev.clew.page.folder;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A module of the page. It imports and exports at the beginnings of lines, in the forms that the page uses; any other is
 * refused. Immutable.
 *
 * @param name its path in the sources
 * @param imports the paths it imports from, in their order
 * @param later the paths it imports from while it runs
 * @param text the module as an expression that runs it and gives what it exports
 */
record Module(String name, List<String> imports, List<String> later, String text) {
    private static final Pattern IMPORT = Pattern.compile("(?m)^import\\s*(\\{[^}]*})\\s*from\\s*\"([^\"]+)\";\\R?");
    private static final Pattern EXPORT =
            Pattern.compile("(?m)^export (?=((?:async )?function\\*?|class|const) (\\w+))");
    private static final Pattern OTHER = Pattern.compile("(?m)^(import|export)\\b(?!\\().*");
    private static final Pattern LATER = Pattern.compile("(?<![\\w.{])import\\(\"([^\"]+)\"\\)");

    /**
     * Reads a module.
     *
     * @throws IllegalArgumentException if it imports or exports in another form; the message has the line
     */
    static Module parse(String name, String source) {
        String code = withoutComments(source);
        List<String> imports = new ArrayList<>();
        List<String> later = new ArrayList<>();
        StringBuilder text = new StringBuilder("(() => {\n");
        Matcher imported = IMPORT.matcher(code);
        while (imported.find()) {
            String from = path(name, imported.group(2));
            imports.add(from);
            text.append("const ")
                    .append(imported.group(1).replace(" as ", ": "))
                    .append(" = ")
                    .append(get(from));
            text.append(";\n");
        }
        List<String> exports = new ArrayList<>();
        String body = EXPORT.matcher(IMPORT.matcher(code).replaceAll("")).replaceAll(exported -> {
            exports.add(exported.group(2));
            return "";
        });
        Matcher other = OTHER.matcher(body);
        if (other.find()) {
            throw new IllegalArgumentException(name + " has \"" + other.group() + "\", which the build does not know");
        }
        body = LATER.matcher(body).replaceAll(loaded -> {
            String from = path(name, loaded.group(1));
            later.add(from);
            return Matcher.quoteReplacement("$load(" + quote(from) + ", () => import(" + quote("./" + from) + "))");
        });
        text.append(body).append("return { ").append(String.join(", ", exports)).append(" };\n})()");
        return new Module(name, List.copyOf(imports), List.copyOf(later), text.toString());
    }

    /** What gives the exports of a module that has run. */
    static String get(String name) {
        return "$modules[" + quote(name) + "]";
    }

    private static String quote(String text) {
        return "\"" + text + "\"";
    }

    private static String path(String name, String reference) {
        String path = Names.resolve(name, reference);
        if (path == null) {
            throw new IllegalArgumentException(name + " imports from " + reference + ", which is outside the page");
        }
        return path;
    }

    /** Drops lines of comments and indentation, except inside of text that spans several lines. */
    static String withoutComments(String source) {
        StringBuilder code = new StringBuilder();
        boolean comment = false;
        boolean text = false;
        for (String line : (Iterable<String>) source.lines()::iterator) {
            String bare = line.strip();
            comment |= !text && bare.startsWith("/*");
            if (!comment && (text || !bare.isEmpty() && !bare.startsWith("//"))) {
                code.append(text ? line : bare).append('\n');
                text ^= bare.chars().filter(c -> c == '`').count() % 2 == 1;
            }
            comment &= !bare.endsWith("*/");
        }
        return code.toString();
    }
}
