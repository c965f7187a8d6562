package dev.clew.io.link;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds an address in a line as people paste it: alone, after a word, in quotes, in brackets of Markdown or HTML. */
final class LinkText {
    private LinkText() {}

    /**
     * What follows one of the starts in a text, up to the end of the address; null where none is there.
     *
     * @param starts what the address begins with, without the scheme
     */
    static @Nullable String after(String text, String... starts) {
        for (String start : starts) {
            int at = text.indexOf(start);
            if (at >= 0) {
                return text.substring(at + start.length(), end(text, at));
            }
        }
        return null;
    }

    /** All addresses in a text that have one of the starts, each from its scheme to its end. */
    static List<String> all(String text, String... starts) {
        List<String> found = new ArrayList<>();
        for (String start : starts) {
            for (int at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
                found.add(text.substring(begin(text, at), end(text, at)));
            }
        }
        return found;
    }

    private static int begin(String text, int place) {
        int from = place;
        while (from > 0 && isAddress(text.charAt(from - 1))) {
            from--;
        }
        return from;
    }

    /** The end of the address that a place is in. */
    private static int end(String text, int place) {
        int from = begin(text, place);
        char close = from == 0 ? 0 : closing(text.charAt(from - 1));
        int to = place;
        while (to < text.length() && isPayload(text.charAt(to)) && text.charAt(to) != close) {
            to++;
        }
        return to;
    }

    /** What stands before the part that is looked for: a scheme and a host. */
    private static boolean isAddress(char c) {
        return Character.isLetterOrDigit(c) || ":/.-".indexOf(c) >= 0;
    }

    private static boolean isPayload(char c) {
        return c > ' ' && "\"<>`\\|".indexOf(c) < 0 && !Character.isWhitespace(c);
    }

    private static char closing(char open) {
        int pair = "([{'".indexOf(open);
        return pair < 0 ? 0 : ")]}'".charAt(pair);
    }

    /** A text up to one of some characters. */
    static String upTo(String text, String stops) {
        for (int i = 0; i < text.length(); i++) {
            if (stops.indexOf(text.charAt(i)) >= 0) {
                return text.substring(0, i);
            }
        }
        return text;
    }

    /** The first line of a text that is not blank, without blanks around it. */
    static String line(String text) {
        String rest = text.strip();
        return upTo(rest, "\n\r").strip();
    }
}
