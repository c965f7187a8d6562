package dev.clew.cli.solve;

import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.text.GridDrawing;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.OneLine;
import dev.clew.logic.review.Differences;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Drawn grids and a verdict in words, for people. The givens stand out where colour is allowed. */
public final class GridWriter implements SolutionWriter {
    private static final String GIVEN = "\u001b[1m";
    private static final String FOUND = "\u001b[36m";
    private static final String PLAIN = "\u001b[0m";

    private final boolean colour;
    private final boolean toPerson;

    /**
     * A writer with or without colour.
     *
     * @param toPerson whether a person reads the titles; else they are comments, so that the grids can be read again
     */
    public GridWriter(boolean colour, boolean toPerson) {
        this.colour = colour;
        this.toPerson = toPerson;
    }

    @Override
    public String write(Solved solved) {
        return list(solved, 0);
    }

    @Override
    public String list(Solved solved, long number) {
        StringBuilder text = new StringBuilder(title(solved.input().prefix() + words(solved)));
        boolean labelled = number > 0 && solved.verdict() == Verdict.MULTIPLE;
        int index = 0;
        for (Grid solution : solved.solutions()) {
            index++;
            String label = toPerson ? "Solution " + index + ":" : number + "." + index;
            text.append('\n').append(labelled ? title(label) + "\n" : "");
            text.append(draw(solution, solved.position())).append('\n');
        }
        return text.toString();
    }

    private String title(String words) {
        return toPerson ? words : "# " + words;
    }

    private static String words(Solved solved) {
        return switch (solved.verdict()) {
            case UNIQUE -> "Exactly one solution; " + cells(blanks(solved.position())) + " filled in.";
            case FOUND -> "A solution; whether it is the only one was not checked.";
            case MULTIPLE -> severalWords(solved);
            case BUDGET -> OneLine.mark(solved.verdict(), "a larger --budget may find the answer");
            case NONE, WRONG, INVALID, UNSUPPORTED -> OneLine.mark(solved.verdict(), solved.reason());
        };
    }

    private static String severalWords(Solved solved) {
        List<Grid> solutions = solved.solutions();
        String example = ": " + Differences.first(solutions.get(0), solutions.get(1)) + ".";
        return switch (solved.rest()) {
            case NONE -> "Exactly " + solutions.size() + " solutions" + example;
            case MORE -> "More than " + solutions.size() + " solutions" + example;
            case UNKNOWN -> "More than one solution" + example;
        };
    }

    private static String cells(int count) {
        return count == 1 ? "1 cell" : count + " cells";
    }

    private static int blanks(@Nullable Position position) {
        int blanks = 0;
        for (int cell = 0; position != null && cell < position.shape().cells(); cell++) {
            blanks += position.value(cell) == 0 ? 1 : 0;
        }
        return blanks;
    }

    private String draw(Grid solution, @Nullable Position position) {
        String drawn = GridDrawing.draw(Position.of(
                position == null
                        ? solution.toPuzzle()
                        : solution.toPuzzle().withAlphabet(position.puzzle().alphabet())));
        return note(solution.shape()) + (colour && position != null ? coloured(drawn, position) : drawn);
    }

    /** People have the shape before their eyes; other readers need it where the size does not determine it. */
    private String note(Shape shape) {
        String note = ShapeNote.of(shape);
        return toPerson || note.isEmpty() ? "" : "# " + note + "\n";
    }

    /** The values stand in reading order in every drawing, so the n-th word of letters and digits is cell n. */
    private static String coloured(String drawn, Position position) {
        StringBuilder text = new StringBuilder(drawn.length() * 4);
        int cell = 0;
        for (int i = 0; i < drawn.length(); i++) {
            char c = drawn.charAt(i);
            boolean inWord = Character.isLetterOrDigit(c);
            if (inWord && (i == 0 || !Character.isLetterOrDigit(drawn.charAt(i - 1)))) {
                text.append(position.puzzle().given(cell++) != 0 ? GIVEN : FOUND);
            }
            text.append(c);
            if (inWord && (i + 1 == drawn.length() || !Character.isLetterOrDigit(drawn.charAt(i + 1)))) {
                text.append(PLAIN);
            }
        }
        return text.toString();
    }
}
