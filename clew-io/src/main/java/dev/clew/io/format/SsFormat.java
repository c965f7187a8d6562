package dev.clew.io.format;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.OpenDocument;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Files of Simple Sudoku: the givens in a frame, and below them records: {@code I125} places 5 in the cell 12 (counted from
 * 0), {@code E1257} removes the candidates 5 and 7 there. Without records it is a framed grid like any other. What the
 * records leave is evidence to the letter.
 */
public final class SsFormat extends Classic9Format {
    static final String FRAME = "*-----------*";
    static final String RULE = "|---+---+---|";

    private static final Pattern RECORD = Pattern.compile("I\\d{3}|E\\d{3,11}", Pattern.CASE_INSENSITIVE);

    /** For the service loader. */
    public SsFormat() {
        super(
                "ss",
                "a file of Simple Sudoku (.ss): a framed grid, then I125 for a placed 5, E1257 for removed candidates");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.IDLE_MARKS, Loss.EXCLUDED_MARKS, Loss.NOTES, Loss.UNMARKED);
    }

    static boolean isRecord(String line) {
        return RECORD.matcher(line.strip()).matches();
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return text.indexOf('|') >= 0 && TextLines.all(text).stream().anyMatch(SsFormat::isRecord);
    }

    @Override
    public @Nullable OpenDocument opens(String line) {
        return line.strip().equals(FRAME) ? new SsDocument() : null;
    }

    @Override
    protected Position position(String text, @Nullable Shape asked) throws Complaint {
        Shape shape = shape(asked);
        StringBuilder cells = new StringBuilder();
        List<String> records = new ArrayList<>();
        for (String raw : TextLines.all(text)) {
            String line = raw.strip();
            if (isRecord(line)) {
                records.add(line);
            } else if (line.startsWith("|") && !line.contains("---")) {
                cells.append(line.replace("|", ""));
            }
        }
        if (cells.length() != CELLS) {
            throw new Complaint("The framed grid has " + cells.length() + " cells but a 9×9 grid needs 81; "
                    + "was a character lost?");
        }
        return withRecords(shape, values(shape, cells), records);
    }

    private static Position withRecords(Shape shape, int[] givens, List<String> records) throws Complaint {
        int[] placed = new int[CELLS];
        Digits[] removed = new Digits[CELLS];
        Arrays.fill(removed, Digits.NONE);
        for (String record : records) {
            int cell = Integer.parseInt(record.substring(1, 3));
            if (cell >= CELLS || record.indexOf('0', 3) >= 0) {
                throw new Complaint("The record \"" + Symbols.quote(record)
                        + "\" is not for a cell from 00 to 80 and a digit from 1 to 9; write I125 for a 5 in r2c4");
            }
            for (int i = 3; i < record.length(); i++) {
                int digit = record.charAt(i) - '0';
                boolean sets = Character.toUpperCase(record.charAt(0)) == 'I';
                placed[cell] = sets ? digit : placed[cell];
                removed[cell] = sets ? removed[cell] : removed[cell].with(digit);
            }
        }
        return without(position(shape, givens, placed, "a record"), removed);
    }

    /** The position with what is left as candidates, where any are removed. */
    private static Position without(Position position, Digits[] removed) throws Complaint {
        Digits[] byRules = position.candidates();
        Digits[] left = byRules.clone();
        boolean some = false;
        for (int cell = 0; cell < CELLS; cell++) {
            some |= !removed[cell].isEmpty();
            left[cell] = byRules[cell].minus(removed[cell]);
            if (position.value(cell) == 0 && left[cell].isEmpty() && !byRules[cell].isEmpty()) {
                throw new Complaint(position.shape().cellName(cell) + " has no candidate left, for all of "
                        + byRules[cell] + " are removed; check the records");
            }
        }
        return some ? position.withMarks(left, MarkMeaning.EXACT_CANDIDATES) : position;
    }

    @Override
    public Optional<String> refusal(Position position) {
        Optional<String> refusal = super.refusal(position);
        Digits[] candidates = position.candidates();
        for (int cell = 0; cell < candidates.length && refusal.isEmpty(); cell++) {
            boolean limited = !position.allowed(cell).equals(position.shape().values());
            if (limited && candidates[cell].isEmpty()) {
                return refusalOfEmptyCell(position, cell);
            }
        }
        return refusal;
    }

    @Override
    protected String text(Position position) {
        StringBuilder text = new StringBuilder(FRAME);
        for (int cell = 0; cell < CELLS; cell++) {
            text.append(cell % 27 == 0 && cell > 0 ? "\n" + RULE : "").append(cell % SIDE == 0 ? "\n|" : "");
            text.append(Puzzle.character(position.puzzle().given(cell)));
            text.append(cell % 3 == 2 ? "|" : "");
        }
        text.append('\n').append(FRAME);
        String records = records(position);
        return records.isEmpty()
                ? text.toString()
                : text.append('\n').append(records).toString();
    }

    private static String records(Position position) {
        StringBuilder set = new StringBuilder();
        StringBuilder removed = new StringBuilder();
        Digits[] byRules = position.candidatesByRules();
        for (int cell = 0; cell < CELLS; cell++) {
            String number = (cell < 10 ? "0" : "") + cell;
            Digits gone = position.value(cell) != 0 ? Digits.NONE : byRules[cell].minus(position.allowed(cell));
            set.append(position.placed(cell) == 0 ? "" : "\nI" + number + position.placed(cell));
            removed.append(gone.isEmpty() ? "" : "\nE" + number + digits(gone));
        }
        return set.append(removed).toString();
    }

    private static String digits(Digits set) {
        StringBuilder digits = new StringBuilder();
        for (int digit : set.toArray()) {
            digits.append(digit);
        }
        return digits.toString();
    }
}
