package dev.clew.core.format.split;

import dev.clew.core.format.text.TextLines;

/**
 * A line as it is in the text. Immutable.
 *
 * @param number its number, from 1
 * @param raw all of it, without its ending
 */
public record Line(long number, String raw) {
    /** Without blanks around it and without a comment. */
    String text() {
        return TextLines.withoutComment(raw);
    }

    /** Without a comment, but with the blanks around it, which may be cells. */
    String row() {
        return raw.indexOf('#') < 0 ? raw : text();
    }

    boolean isBlank() {
        return raw.isBlank();
    }

    /** Whether it says nothing about any puzzle, but does not separate one from another either. */
    boolean isRemark() {
        return !isBlank() && text().isEmpty() || isFence(raw);
    }

    /** Whether the line begins or ends code in a text, as in Markdown. */
    public static boolean isFence(String raw) {
        String line = raw.stripLeading();
        return line.startsWith("```") || line.startsWith("~~~");
    }

    boolean isRule() {
        return TextLines.isRule(text());
    }
}
