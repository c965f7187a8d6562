package dev.clew.core.format.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Where fields of a document begin and end, and whether anything is in them. */
final class FieldText {
    private static final Set<String> NOTHING = Set.of("null", "none", "nil", "undefined", "false", "no", "off", "0");
    private static final int LONGEST_VALUE = 1 << 16;

    private FieldText() {}

    /** The closing quote of the literal that opens there, or -1 where it is not on the same line. */
    static int literalEnd(String text, int from) {
        char quote = text.charAt(from);
        for (int at = from + 1; at < text.length() && text.charAt(at) != '\n'; at++) {
            char c = text.charAt(at);
            if (c == quote) {
                return at;
            }
            at += c == '\\' ? 1 : 0;
        }
        return -1;
    }

    /** Where the value begins if a colon follows, else -1. */
    static int valueAt(String text, int from) {
        int colon = skip(text, from);
        return colon < text.length() && text.charAt(colon) == ':' ? skip(text, colon + 1) : -1;
    }

    static int skip(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /**
     * Whether there is something in the value that begins there. What follows on lines below, as in YAML, counts.
     *
     * @param listed whether only a list or an object counts
     */
    static boolean holds(String text, int value, boolean listed) {
        if (value >= text.length()) {
            return !listed;
        }
        boolean list = "[{(".indexOf(text.charAt(value)) >= 0;
        return (list || !listed) && hasWord(text.substring(value, end(text, value)));
    }

    /** The string literals in a value that is one, or a list of them. */
    static List<String> words(String text, int value) {
        List<String> words = new ArrayList<>();
        boolean list = value < text.length() && text.charAt(value) == '[';
        int end = value >= text.length() ? value : end(text, value);
        for (int at = list ? skip(text, value + 1) : value; at < end; at++) {
            char c = text.charAt(at);
            int close = c == '"' || c == '\'' ? literalEnd(text, at) : -1;
            if (close >= 0) {
                words.add(text.substring(at + 1, close));
                at = close;
            } else if (c == '{' || c == '[') {
                break; // Objects in a list have kinds of their own.
            }
        }
        return words;
    }

    /** The end of a value: of its brackets, or else of what stands before the next comma, bracket or line. */
    private static int end(String text, int value) {
        int depth = 0;
        int last = Math.min(text.length(), value + LONGEST_VALUE);
        for (int at = value; at < last; at++) {
            char c = text.charAt(at);
            int close = c == '"' || c == '\'' ? literalEnd(text, at) : -1;
            if (close >= 0) {
                at = close;
            } else if ("[{(".indexOf(c) >= 0) {
                depth++;
            } else if ("]})".indexOf(c) >= 0 && --depth <= 0) {
                return depth == 0 ? at + 1 : at;
            } else if (depth == 0 && (c == ',' || c == '\n')) {
                return at;
            }
        }
        return last;
    }

    /** Whether there is a word or a number that says more than "nothing". */
    private static boolean hasWord(String value) {
        int from = -1;
        for (int at = 0; at <= value.length(); at++) {
            boolean part = at < value.length() && Character.isLetterOrDigit(value.charAt(at));
            if (part && from < 0) {
                from = at;
            } else if (!part && from >= 0) {
                if (!NOTHING.contains(value.substring(from, at).toLowerCase(Locale.ROOT))) {
                    return true;
                }
                from = -1;
            }
        }
        return false;
    }
}
