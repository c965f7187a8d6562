package dev.clew.io.link;

import java.util.Set;

/** What setters write into the value of an invisible cage, such as {@code rules: Normal sudoku rules apply.} */
final class Metadata {
    private static final Set<String> NAMES = Set.of(
            "title",
            "author",
            "rules",
            "solution",
            "msgcorrect",
            "successmessage",
            "solutioncounter",
            "customstyle",
            "foglight",
            "source",
            "url",
            "video",
            "antiknight",
            "antiking");

    private Metadata() {}

    /** Its name, or empty where a text is none. */
    static String name(String value) {
        int colon = value.indexOf(':');
        String name = colon < 0 ? "" : value.substring(0, colon).strip().toLowerCase(java.util.Locale.ROOT);
        return NAMES.contains(name) ? name : "";
    }

    /** What follows the name. */
    static String value(String value) {
        return value.substring(value.indexOf(':') + 1).strip();
    }
}
