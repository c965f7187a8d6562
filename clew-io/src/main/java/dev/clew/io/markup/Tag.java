package dev.clew.io.markup;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What stands between {@code <} and {@code >}.
 *
 * @param name the name in lower case
 * @param closing whether it is {@code </name>}
 * @param empty whether it is {@code <name/>}
 * @param attributes the values by name in lower case, with entities replaced
 */
record Tag(String name, boolean closing, boolean empty, Map<String, String> attributes) {
    private static final int MOST_ATTRIBUTES = 100;

    /** Whether the tag closes an element of that name. */
    boolean ends(String element) {
        return closing && name.equals(element);
    }

    /** The parts of a text from {@code <} to {@code >}. */
    static Tag of(String raw) {
        boolean closing = raw.startsWith("</");
        int from = closing ? 2 : 1;
        int to = raw.endsWith(">") ? raw.length() - 1 : raw.length();
        boolean empty = to > from && raw.charAt(to - 1) == '/';
        to -= empty ? 1 : 0;
        int at = from;
        while (at < to && !isSpace(raw.charAt(at))) {
            at++;
        }
        String name = raw.substring(from, at).toLowerCase(Locale.ROOT);
        return new Tag(name, closing, empty, attributes(raw, at, to));
    }

    private static Map<String, String> attributes(String raw, int from, int to) {
        Map<String, String> attributes = new LinkedHashMap<>();
        int at = from;
        while (at < to && attributes.size() < MOST_ATTRIBUTES) {
            while (at < to && isSpace(raw.charAt(at))) {
                at++;
            }
            int start = at;
            while (at < to && !isSpace(raw.charAt(at)) && raw.charAt(at) != '=') {
                at++;
            }
            String name = raw.substring(start, at).toLowerCase(Locale.ROOT);
            int equals = at;
            while (equals < to && isSpace(raw.charAt(equals))) {
                equals++;
            }
            String value = "";
            if (equals < to && raw.charAt(equals) == '=') {
                at = equals + 1;
                while (at < to && isSpace(raw.charAt(at))) {
                    at++;
                }
                boolean quoted = at < to && (raw.charAt(at) == '"' || raw.charAt(at) == '\'');
                int end = at + 1;
                while (end < to && (quoted ? raw.charAt(end) != raw.charAt(at) : !isSpace(raw.charAt(end)))) {
                    end++;
                }
                value = raw.substring(Math.min(quoted ? at + 1 : at, to), Math.min(end, to));
                at = Math.min(quoted ? end + 1 : end, to);
            }
            if (!name.isEmpty()) {
                attributes.putIfAbsent(name, Entities.decode(value));
            }
        }
        return attributes;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
    }
}
