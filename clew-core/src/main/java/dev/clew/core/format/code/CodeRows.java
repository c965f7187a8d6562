package dev.clew.core.format.code;

import dev.clew.core.format.text.TextLines;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Follows brackets and string literals through lines of any language, and returns every list of cells: what is a row
 * there does not depend on where lines break. It knows no language; whatever is not a list of cells is skipped.
 * Mutable, for one thread.
 */
public final class CodeRows {
    private static final int DEEPEST = 256;
    private static final String OPENING = "[{(";
    private static final String CLOSING = "]})";
    private static final String FRAMES = OPENING + CLOSING + "\"'";
    private static final String PUNCTUATION = OPENING + CLOSING + ",;|\"' \t";

    private final Deque<Bracket> open = new ArrayDeque<>();
    private final List<CodeRow> rows = new ArrayList<>();
    private String line = "";
    private long number;
    private int at;

    /** Whether a line may begin a list, or a list is open whose cells may continue. */
    public boolean takes(String text) {
        Bracket top = open.peek();
        return top != null && top.mayHaveCells() || TextLines.hasAny(text, FRAMES);
    }

    /** Whether a list is open that has cells. */
    public boolean isPending() {
        Bracket top = open.peek();
        return top != null && top.isPending();
    }

    /** Whether the line has nothing but brackets and what stands between lists. */
    public static boolean isFrame(String text) {
        return TextLines.hasOnly(text, PUNCTUATION);
    }

    /** Whether a line that begins with a brace is a list and not an object with named fields. */
    public static boolean isList(String text) {
        int next = 1;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        if (next >= text.length() || text.charAt(next) == '}') {
            return false;
        }
        if (text.charAt(next) != '"') {
            return true;
        }
        int end = text.indexOf('"', next + 1);
        String rest = end < 0 ? ":" : text.substring(end + 1).strip();
        return rest.startsWith(",") || rest.startsWith("}");
    }

    /** Forgets all cells: what comes next does not belong to what came before. */
    public void forget() {
        for (Bracket bracket : open) {
            if (bracket.isPending()) {
                bracket.spoil();
            }
        }
    }

    /** The rows that end on this line. */
    public List<CodeRow> add(long lineNumber, String text) {
        line = text;
        number = lineNumber;
        at = 0;
        rows.clear();
        while (at < line.length() && !isComment()) {
            take(line.charAt(at));
        }
        return List.copyOf(rows);
    }

    private boolean isComment() {
        return line.startsWith("//", at) || line.startsWith("/*", at) || line.charAt(at) == '%';
    }

    private void take(char c) {
        if (OPENING.indexOf(c) >= 0) {
            at++;
            push();
        } else if (CLOSING.indexOf(c) >= 0) {
            at++;
            pop();
        } else if (c == '"' || c == '\'') {
            literal(c);
        } else if (c == ',') {
            at++;
            top().comma();
        } else if (c == ';' || c == '|') {
            at++;
            top().cut();
        } else if (Character.isWhitespace(c)) {
            at++;
        } else {
            word();
        }
    }

    private Bracket top() {
        Bracket top = open.peek();
        // Outside of all brackets nothing is kept.
        return top != null ? top : new Bracket();
    }

    private void push() {
        if (open.size() >= DEEPEST) {
            open.removeLast();
        }
        open.push(new Bracket());
    }

    private void pop() {
        Bracket closed = open.poll();
        if (closed == null) {
            return;
        }
        String single = closed.single();
        if (single != null) {
            top().cell(single);
        } else {
            top().spoil();
            rows.addAll(closed.rows(number));
        }
    }

    private void literal(char quote) {
        int end = at + 1;
        while (end < line.length() && line.charAt(end) != quote) {
            end += line.charAt(end) == '\\' ? 2 : 1;
        }
        if (end >= line.length()) {
            at++;
            return;
        }
        String text = line.substring(at + 1, end);
        at = end + 1;
        if (isKey(text)) {
            return;
        }
        String cell = Cells.ofLiteral(text);
        if (cell != null) {
            top().cell(cell);
            return;
        }
        top().spoil();
        for (List<String> cells : Cells.rows(text)) {
            rows.add(new CodeRow(number, cells, false));
        }
    }

    private void word() {
        int from = at;
        while (at < line.length() && isWordPart(line.charAt(at))) {
            at++;
        }
        if (at == from) {
            at++;
            top().spoil();
            return;
        }
        if (!isKey(line.substring(from, at))) {
            word(line.substring(from, at));
        }
    }

    /**
     * Whether a word names the place of the value after its colon: {@code "0": 5}, {@code 'A1': '5'}; the colon is
     * taken.
     */
    private boolean isKey(String word) {
        int next = at;
        while (next < line.length() && line.charAt(next) == ' ') {
            next++;
        }
        boolean key = next < line.length() && line.charAt(next) == ':' && Cells.isPlace(word);
        if (key) {
            at = next + 1;
            top().place(word);
        }
        return key;
    }

    private void word(String word) {
        String cell = Cells.ofWord(word);
        if (cell != null) {
            top().cell(cell);
        } else if (Cells.isName(word)) {
            top().name(word);
        } else {
            top().spoil();
        }
    }

    private static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || "_.-*?·•".indexOf(c) >= 0;
    }

    /** The row of a line that is a list without brackets, {@code 5,3,,,7}; null where it is none. */
    public static @Nullable CodeRow separated(long number, String text, char separator) {
        String[] fields = text.split(Pattern.quote(String.valueOf(separator)), -1);
        List<String> cells = new ArrayList<>();
        for (String field : fields) {
            String cell = Cells.ofLiteral(field);
            if (cell == null) {
                return null;
            }
            cells.add(cell);
        }
        return cells.size() < 4 ? null : new CodeRow(number, cells, false);
    }

    /** The rows of a line that has all of a grid, a semicolon between rows: {@code 5 3 0; 6 0 0}; none where it has not. */
    public static List<CodeRow> inSemicolons(long number, String text) {
        List<CodeRow> rows = new ArrayList<>();
        String[] parts = text.split(";");
        for (String part : parts) {
            List<String> cells = new ArrayList<>();
            for (String field : part.strip().split("[, \t]+")) {
                String cell = field.isEmpty() ? null : Cells.ofLiteral(field);
                if (cell == null) {
                    return List.of();
                }
                cells.add(cell);
            }
            if (cells.size() != parts.length || cells.size() < 4) {
                return List.of();
            }
            rows.add(new CodeRow(number, cells, false));
        }
        return rows;
    }
}
