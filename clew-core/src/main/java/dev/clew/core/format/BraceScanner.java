package dev.clew.core.format;

import java.util.regex.Pattern;

/** Follows an object in braces over several lines until it is closed. Quoted text does not count. */
final class BraceScanner {
    /** What may begin a further line of an object: a name or text, a bracket, a mark between, a number or a word. */
    private static final Pattern CONTINUATION =
            Pattern.compile("\\s*([\"{}\\[\\],:].*|(-?\\d[\\d.eE+-]*|true|false|null)\\s*([,\\]}].*)?)");

    private int depth;
    private boolean quoted;
    private boolean escaped;

    /** Takes in a line; true once every brace is closed. */
    boolean closes(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted) {
                quoted = escaped || c != '"';
                escaped = !escaped && c == '\\';
            } else if (c == '"') {
                quoted = true;
            } else if (c == '{' || c == '[') {
                depth++;
            } else if (c == '}' || c == ']') {
                depth--;
            }
        }
        // A quoted text cannot go on in the next line.
        quoted = false;
        escaped = false;
        return depth <= 0;
    }

    /** Whether a line can belong to an object that is still open. */
    static boolean continues(String line) {
        return CONTINUATION.matcher(line).matches();
    }
}
