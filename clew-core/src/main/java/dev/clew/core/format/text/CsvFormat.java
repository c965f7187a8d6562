package dev.clew.core.format.text;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Loss;
import dev.clew.core.format.Reading;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Comma-separated values whose first column is the puzzle and whose second names its shape, which distinguishes a row
 * from a line with a remark after it. A header is skipped, and so are further columns.
 */
public final class CsvFormat extends TextFormat {
    private static final String PUZZLE = "puzzle";

    public CsvFormat() {
        super("csv", "a table with the columns puzzle and shape, quoted where a puzzle needs it: holds everything");
    }

    @Override
    public Set<Loss> losses() {
        return Set.of();
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return row(text) != null;
    }

    @Override
    public boolean isWhole(String line, @Nullable Shape shape) {
        return hasShape(line);
    }

    /** Whether the line names the columns of a table. */
    public static boolean isHeader(String line) {
        return line.regionMatches(true, 0, PUZZLE + ",", 0, PUZZLE.length() + 1) || line.equalsIgnoreCase(PUZZLE);
    }

    /** The only row of a text, without a header; null where there is none, or more than one. */
    private static @Nullable String row(String text) {
        List<String> lines = TextLines.of(text, 3);
        boolean headed = !lines.isEmpty() && isHeader(lines.get(0));
        int row = headed ? 1 : 0;
        return lines.size() == row + 1 && (headed || hasShape(lines.get(row))) ? lines.get(row) : null;
    }

    /** Whether the second column of the line looks like the name of a shape. */
    public static boolean hasShape(String line) {
        int at = endOfField(line, 0) + 1;
        int digits = at;
        while (digits < line.length() && line.charAt(digits) >= '0' && line.charAt(digits) <= '9') {
            digits++;
        }
        return digits > at
                && digits + 1 < line.length()
                && "xX×".indexOf(line.charAt(digits)) >= 0
                && Character.isDigit(line.charAt(digits + 1));
    }

    /** Where the field that begins there ends: before a comma outside of quotes, or with the line. */
    private static int endOfField(String line, int from) {
        boolean quoted = false;
        int at = from;
        for (; at < line.length() && (quoted || line.charAt(at) != ','); at++) {
            quoted ^= line.charAt(at) == '"';
        }
        return at;
    }

    private static String field(String line, int from) {
        String raw = line.substring(Math.min(from, line.length()), endOfField(line, from))
                .strip();
        boolean quoted = raw.length() > 1 && raw.startsWith("\"") && raw.endsWith("\"");
        return unguarded(quoted ? raw.substring(1, raw.length() - 1).replace("\"\"", "\"") : raw);
    }

    /** Without the apostrophe that keeps a spreadsheet from taking a field for a formula. */
    private static String unguarded(String field) {
        boolean guarded = field.length() > 1 && field.charAt(0) == '\'' && "=+-@".indexOf(field.charAt(1)) >= 0;
        return guarded ? field.substring(1) : field;
    }

    /** The shape stands in its column. */
    @Override
    @Nullable
    protected String noted(String text) {
        return null;
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        return found(text, shape).position();
    }

    @Override
    protected Reading.Found found(String text, @Nullable Shape asked) throws Complaint {
        String row = row(text);
        if (row == null) {
            throw new Complaint("This is not one row of a table; write the puzzle, a comma and its shape");
        }
        String name = hasShape(row) ? field(row, endOfField(row, 0) + 1) : "";
        Shape own = name.isEmpty() ? null : Sides.named(name, "The column shape");
        Reading reading = FormatCatalog.standard().read(field(row, 0), asked != null ? asked : own);
        if (reading instanceof Reading.Found found) {
            return found;
        }
        throw new Complaint(((Reading.Bad) reading).problem());
    }

    @Override
    public String header() {
        return PUZZLE + ",shape";
    }

    @Override
    protected String text(Position position) {
        String puzzle = PuzzleLine.bare(position);
        boolean plain = puzzle.indexOf('"') < 0 && puzzle.indexOf(',') < 0;
        String field = plain ? puzzle : "\"" + puzzle.replace("\"", "\"\"") + "\"";
        return field + "," + position.shape().name();
    }

    @Override
    protected boolean tells(String text, Shape shape) {
        return true;
    }
}
