package dev.clew.io.link;

import dev.clew.core.format.text.TextLines;

/** JSON documents on their own in a text. */
final class Documents {
    private Documents() {}

    /** Whether a text is an object with rows of objects under a name, the name as it is written. */
    static boolean hasRows(String text, String name) {
        int at = start(text);
        if (at == text.length() || text.charAt(at) != '{') {
            return false;
        }
        int found = text.indexOf(name, at);
        while (found >= 0) {
            if (begins(text, found + name.length(), ":[[")) {
                return true;
            }
            found = text.indexOf(name, found + 1);
        }
        return false;
    }

    /** The object without comments before it. */
    static String object(String text) {
        return text.substring(start(text));
    }

    private static int start(String text) {
        int at = 0;
        boolean comment = false;
        while (at < text.length()) {
            char c = text.charAt(at);
            comment = c == '#' || comment && c != '\n' && c != '\r';
            if (!comment && c != '\uFEFF' && !TextLines.isSpace(c)) {
                return at;
            }
            at++;
        }
        return at;
    }

    /** Whether these characters follow, with blanks between them or not, and then a brace or an empty place. */
    private static boolean begins(String text, int from, String characters) {
        int at = from;
        for (int i = 0; i < characters.length(); i++) {
            at = skip(text, at);
            if (at == text.length() || text.charAt(at) != characters.charAt(i)) {
                return false;
            }
            at++;
        }
        at = skip(text, at);
        return at < text.length() && "{,]".indexOf(text.charAt(at)) >= 0;
    }

    private static int skip(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
