package dev.clew.core.format.text;

import java.util.ArrayList;
import java.util.List;

/** The lines of a text that count, and what a single line is made of. */
public final class TextLines {
    private static final String FRAME_CORNERS = "+|:'`,";
    private static final String RULE = "-=*. " + FRAME_CORNERS;

    private static final List<String> LATEX_RULES =
            List.of("\\hline", "\\cline", "\\hhline", "\\toprule", "\\midrule", "\\bottomrule", "\\cmidrule");

    private TextLines() {}

    /** The lines that are neither blank nor a comment, without trailing comments; at most {@code limit} of them. */
    static List<String> of(String text, int limit) {
        List<String> lines = new ArrayList<>();
        int from = text.startsWith("\uFEFF") ? 1 : 0;
        while (from < text.length() && lines.size() < limit) {
            int to = lineEnd(text, from);
            String line = withoutComment(text.substring(from, to));
            if (!line.isEmpty()) {
                lines.add(line);
            }
            from = to + 1;
        }
        return lines;
    }

    /** All lines, as {@link String#lines()} has them, which not every place that Clew runs in knows. */
    public static List<String> all(String text) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = lineEnd(text, from);
            lines.add(text.substring(from, to));
            from = text.startsWith("\r\n", to) ? to + 2 : to + 1;
        }
        return lines;
    }

    private static int lineEnd(String text, int from) {
        int to = from;
        while (to < text.length() && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
            to++;
        }
        return to;
    }

    /** The line without blanks around it and without a comment: {@code #} at its start or after a blank. */
    public static String withoutComment(String line) {
        for (int at = line.indexOf('#'); at >= 0; at = line.indexOf('#', at + 1)) {
            if (at == 0 || isSpace(line.charAt(at - 1))) {
                return line.substring(0, at).strip();
            }
        }
        return line.strip();
    }

    public static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /** Where the first token of a stripped line ends. */
    public static int tokenEnd(String line, int from) {
        int to = from;
        while (to < line.length() && !isSpace(line.charAt(to))) {
            to++;
        }
        return to;
    }

    /** The tokens of a line, frames taken away; no more than {@code limit}. */
    public static List<String> tokens(String line, int limit) {
        List<String> tokens = new ArrayList<>();
        int from = -1;
        for (int i = 0; i <= line.length() && tokens.size() < limit; i++) {
            boolean inside = i < line.length() && !isSpace(line.charAt(i)) && !isUpright(line.charAt(i));
            if (inside && from < 0) {
                from = i;
            } else if (!inside && from >= 0) {
                tokens.add(line.substring(from, i));
                from = -1;
            }
        }
        return tokens;
    }

    /** Whether the character is an upright of a frame, which stands between cells. */
    public static boolean isUpright(char c) {
        return c == '|' || c == '¦' || c >= '\u2500' && c <= '\u257F';
    }

    /** Whether the line has an upright of a frame. */
    public static boolean hasUpright(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (isUpright(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the line is a rule of a frame: nothing but what frames are drawn with, and a stroke in it. Dots and stars
     * alone are blanks, not a rule.
     */
    public static boolean isRule(String line) {
        if (line.startsWith("\\")) {
            return LATEX_RULES.stream().anyMatch(line::startsWith);
        }
        boolean corner = false;
        boolean drawn = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean box = c >= '\u2500' && c <= '\u257F';
            if (!box && RULE.indexOf(c) < 0 && !isSpace(c)) {
                return false;
            }
            corner |= FRAME_CORNERS.indexOf(c) >= 0;
            drawn |= box && c != '│' && c != '┃' && c != '║' && c != '┆' && c != '┊' && c != '╎';
        }
        return drawn
                || line.contains("---")
                || line.contains("===")
                || line.contains(":-")
                || line.startsWith("+-") && line.endsWith("-+")
                || corner && line.contains("--");
    }

    /** Whether the line is one token without a frame: what may be a row of cells without blanks between. */
    public static boolean isToken(String line) {
        return tokenEnd(line, 0) == line.length() && !hasUpright(line) && (isStrokes(line) || !isRule(line));
    }

    /** Whether the line has nothing but strokes: a rule of a frame, or a row of blanks. */
    public static boolean isStrokes(String line) {
        return hasOnly(line, "-");
    }

    /** Whether strokes can stand for blanks in a row, since it has no blanks of another kind. */
    public static boolean mayHaveStrokes(String row) {
        for (int i = 0; i < row.length(); i++) {
            if (row.charAt(i) != '-' && Symbols.isBlank(row.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a text has no other characters; a loop, because the first lambda of a process costs milliseconds. */
    public static boolean hasOnly(String text, String characters) {
        for (int i = 0; i < text.length(); i++) {
            if (characters.indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a text has one of the characters. */
    public static boolean hasAny(String text, String characters) {
        for (int i = 0; i < text.length(); i++) {
            if (characters.indexOf(text.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }
}
