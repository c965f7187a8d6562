package dev.clew.core.format.text;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One line of N³ characters, N a cell: each is blank or the value of its place. It knows candidates alone, no givens; a
 * cell without any is unmarked. What it lists is evidence to the letter; notes are left out.
 */
public final class CandidatesFormat extends TextFormat {
    public CandidatesFormat() {
        super("candidates", "one line of N³ characters, N a cell: the value of its place or a blank");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.GIVENS_AS_CANDIDATES, Loss.PLACED_AS_CANDIDATES, Loss.NOTES);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return isCandidateLine(text, shape);
    }

    @Override
    public boolean isWhole(String line, @Nullable Shape shape) {
        return isCandidateLine(line, shape);
    }

    /**
     * Whether the text begins with a candidate line. 64 characters are an 8×8 grid unless 4×4 is asked for; 729 are a
     * 27×27 grid when they do not fit their places or are all blank.
     */
    private static boolean isCandidateLine(String text, @Nullable Shape shape) {
        String token = firstToken(text);
        int side = Sides.cubeRoot(token.length());
        boolean rule = TextLines.isRule(text.strip()) && !TextLines.isStrokes(token);
        if (rule || side < 2 || side > Puzzle.MAX_CHARACTER_VALUE || !Sides.isPossible(side, shape)) {
            return false;
        }
        int lineSide = Sides.root(token.length());
        boolean otherwiseLine = lineSide > 0 && lineSide <= Puzzle.MAX_CHARACTER_VALUE && Shape.hasClassic(lineSide);
        return shape != null || !otherwiseLine || side > 4 && fits(token, side) && !Symbols.isBlank(token);
    }

    /** The first token of a text of one line; nothing where there are more lines. */
    private static String firstToken(String text) {
        List<String> lines = TextLines.of(text, 2);
        if (lines.size() != 1) {
            return "";
        }
        return LineFormat.leading(lines.get(0).substring(0, TextLines.tokenEnd(lines.get(0), 0)));
    }

    private static boolean fits(String token, int side) {
        for (int i = 0; i < token.length(); i++) {
            int value = Symbols.value(token.charAt(i));
            if (value != 0 && value != i % side + 1) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        String token = firstToken(text);
        int side = Sides.cubeRoot(token.length());
        if (side == 0 || side > Puzzle.MAX_CHARACTER_VALUE || shape != null && shape.size() != side) {
            int needed = shape != null ? shape.size() : 9;
            throw new Complaint(Sides.count(token.length(), "characters") + " are no candidate line; a " + needed + "×"
                    + needed + " grid needs " + needed * needed * needed + " on one line");
        }
        Shape actual = Sides.shape(side, shape);
        Digits[] marks = new Digits[actual.cells()];
        for (int cell = 0; cell < marks.length; cell++) {
            marks[cell] = marks(actual, cell, token.substring(cell * side, (cell + 1) * side));
        }
        return Position.of(Puzzle.of(actual, new int[actual.cells()])).withMarks(marks, MarkMeaning.EXACT_CANDIDATES);
    }

    private static Digits marks(Shape shape, int cell, String places) throws Complaint {
        Digits marks = Digits.NONE;
        for (int value = 1; value <= places.length(); value++) {
            char c = places.charAt(value - 1);
            if (Symbols.value(c) == value) {
                marks = marks.with(value);
            } else if (!Symbols.isBlank(c)) {
                throw new Complaint("Place " + value + " of " + shape.cellName(cell) + " holds \""
                        + Symbols.quote(String.valueOf(c)) + "\"; a candidate line has "
                        + Puzzle.character(value) + " or . there");
            }
        }
        return marks;
    }

    @Override
    protected String text(Position position) {
        int side = position.shape().size();
        StringBuilder text = new StringBuilder(side * side * side);
        for (Digits candidates : PencilMarkFormat.listed(position)) {
            for (int value = 1; value <= side; value++) {
                text.append(Puzzle.character(candidates.contains(value) ? value : 0));
            }
        }
        return text.toString();
    }

    @Override
    public Optional<String> refusal(Position position) {
        Shape shape = position.shape();
        if (shape.size() > Puzzle.MAX_CHARACTER_VALUE) {
            return Optional.of(PencilMarkFormat.tooManyValues(name(), shape));
        }
        for (int cell = 0; cell < shape.cells(); cell++) {
            if (position.allowed(cell).isEmpty()) {
                return Optional.of(PencilMarkFormat.noCandidate(name(), shape, cell));
            }
        }
        return Optional.empty();
    }

    /** A 4×4 grid is as long as an 8×8 line, and a 9×9 one without candidates might be 27×27. */
    @Override
    protected boolean tells(String text, Shape shape) {
        return super.tells(text, shape) && isCandidateLine(text, null);
    }
}
