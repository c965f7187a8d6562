package dev.clew.core.format.split;

import java.util.regex.Pattern;

/** Follows an object in braces over several lines until it is closed. Quoted text does not count. */
public final class BraceScanner {
    /** A number or a word, alone or with a mark after it. */
    private static final Pattern SCALAR =
            Pattern.compile("(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?|true|false|null)\\s*([,\\]}].*)?");

    /** What is open, the innermost last. */
    private final StringBuilder open = new StringBuilder();

    private boolean quoted;
    private boolean escaped;
    private char last;

    /** Takes in a line; true once every brace is closed. */
    boolean closes(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            last = Character.isWhitespace(c) ? last : c;
            if (quoted) {
                quoted = escaped || c != '"';
                escaped = !escaped && c == '\\';
            } else if (c == '"') {
                quoted = true;
            } else if (c == '{' || c == '[') {
                open.append(c);
            } else if ((c == '}' || c == ']') && open.length() > 0) {
                open.setLength(open.length() - 1);
            }
        }
        // A quoted text cannot continue on the next line.
        quoted = false;
        escaped = false;
        return open.length() == 0;
    }

    /** Whether the innermost that is open is a list, whose items have no names. */
    private boolean isInList() {
        return open.length() > 0 && open.charAt(open.length() - 1) == '[';
    }

    /** Whether a line can belong to the object that is still open: what it begins with may follow what was last. */
    boolean continues(String line) {
        String rest = line.stripLeading();
        if (rest.isEmpty()) {
            return false;
        }
        char first = rest.charAt(0);
        return switch (first) {
            case '}', ']', ',', ':' -> true;
            case '"' -> "{[,:".indexOf(last) >= 0;
            case '{', '[' -> last == ':' || last == '[' || last == ',' && isInList();
            default -> "[,:".indexOf(last) >= 0 && SCALAR.matcher(rest).matches();
        };
    }
}
