package dev.clew.core.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A line of a grid as people paste it, with the marks of tables, lists and LaTeX around its cells. */
public final class RowText {
    /** What stands around cells. */
    private static final String FRAMES = "[]{}()\"'`$\\~";

    /** What stands between cells. */
    private static final String SEPARATORS = ",;&/\t";

    /** Fewer cells between strokes are boxes. */
    private static final int FEWEST_FIELDS = 4;

    private static final int WIDEST_FIELD = 5;

    private RowText() {}

    /** The commands of LaTeX; a class of their own, for compiling patterns takes milliseconds of every start. */
    private static final class Latex {
        private static final Pattern COMMAND = Pattern.compile(
                "\\\\(hline|toprule|midrule|bottomrule|[hc]h?line\\{[^}]*\\}|cmidrule\\S*|end\\{\\w+\\*?\\})");

        private static final Pattern WRAPPED = Pattern.compile("\\\\[a-zA-Z]+\\*?\\{([^{}]*)\\}");

        private Latex() {}

        static String remove(String line) {
            String text = COMMAND.matcher(line).replaceAll("");
            text = WRAPPED.matcher(text).replaceAll("$1").strip();
            return text.replaceFirst("\\\\\\\\.*$", "");
        }
    }

    /** Without the commands of LaTeX, which leave their text. */
    private static String withoutCommands(String line) {
        String text = line.indexOf('\\') < 0 ? line : Latex.remove(line);
        boolean listed = text.startsWith("|") && text.endsWith("|.");
        return listed ? text.substring(0, text.length() - 1) : text;
    }

    /** What stands between blanks, strokes and commas. */
    public static List<String> tokens(String line) {
        StringBuilder text = new StringBuilder(withoutCommands(line));
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (FRAMES.indexOf(c) >= 0 || SEPARATORS.indexOf(c) >= 0) {
                text.setCharAt(i, ' ');
            }
        }
        return TextLines.tokens(text.toString(), Integer.MAX_VALUE);
    }

    /** The tokens as cells; null where one of them is none, or there are none. */
    public static @Nullable List<String> cells(List<String> tokens) {
        List<String> cells = new ArrayList<>();
        for (String token : tokens) {
            String cell = cell(token);
            if (cell == null) {
                return null;
            }
            cells.add(cell);
        }
        return cells.isEmpty() ? null : cells;
    }

    private static @Nullable String cell(String token) {
        if (token.isEmpty() || token.length() > 1 && Symbols.isBlank(token)) {
            return token.matches("0+") ? "0" : ".";
        }
        boolean number = token.length() <= 3 && Symbols.isNumber(token);
        return number || token.length() == 1 && Symbols.value(token.charAt(0)) >= 0 ? token : null;
    }

    /**
     * The cells between the strokes of a table, or between its commas, where an empty one is a blank; null if the line
     * is not such a row.
     *
     * @param closed whether a comma follows the last cell too
     */
    public static @Nullable List<String> fields(String line, boolean closed) {
        String text = withoutCommands(line.indexOf('\t') >= 0 ? line : line.strip());
        boolean strokes = TextLines.hasUpright(text);
        List<String> fields = split(text, strokes);
        if (strokes && !fields.isEmpty() && fields.get(0).isBlank() && TextLines.isUpright(text.charAt(0))) {
            fields.remove(0);
        }
        boolean open = !fields.isEmpty() && fields.get(fields.size() - 1).isBlank();
        if (open && (strokes ? endsWithStroke(text) : closed)) {
            fields.remove(fields.size() - 1);
        }
        if (fields.size() < FEWEST_FIELDS || fields.stream().anyMatch(field -> field.length() > WIDEST_FIELD)) {
            return null;
        }
        return cells(fields.stream().map(RowText::unframed).toList());
    }

    private static boolean endsWithStroke(String text) {
        return TextLines.isUpright(text.charAt(text.length() - 1));
    }

    private static String unframed(String field) {
        StringBuilder text = new StringBuilder();
        for (char c : field.toCharArray()) {
            text.append(FRAMES.indexOf(c) >= 0 ? "" : String.valueOf(c));
        }
        return text.toString().strip();
    }

    private static List<String> split(String text, boolean strokes) {
        List<String> fields = new ArrayList<>();
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            boolean end = at == text.length();
            if (end || (strokes ? TextLines.isUpright(text.charAt(at)) : SEPARATORS.indexOf(text.charAt(at)) >= 0)) {
                fields.add(text.substring(from, at));
                from = at + 1;
            }
        }
        return fields;
    }

    /** A row of a table as tokens with blanks between, where it has empty cells or the marks of LaTeX; else the line. */
    public static String plain(String line) {
        boolean table = TextLines.hasUpright(line) || line.indexOf('&') >= 0;
        List<String> cells = table && !TextLines.isRule(line) ? fields(line, false) : null;
        return cells == null || line.indexOf('&') < 0 && tokensOnly(line, cells.size())
                ? line
                : String.join(" ", cells);
    }

    /** Whether the line has one token for each cell anyway. */
    private static boolean tokensOnly(String line, int cells) {
        return TextLines.tokens(line, cells + 2).size() == cells && !line.endsWith("|.");
    }
}
