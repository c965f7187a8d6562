package dev.clew.cli.solve;

import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.logic.advice.Differences;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Drawn grids and a verdict in words, for people. The givens stand out where colour is allowed. */
public final class GridWriter implements SolutionWriter {
    private static final String GIVEN = "\u001b[1m";
    private static final String FOUND = "\u001b[36m";
    private static final String PLAIN = "\u001b[0m";

    private final boolean colour;
    private final PuzzleFormat format;

    /** A writer with or without colour. */
    public GridWriter(boolean colour) {
        this.colour = colour;
        this.format = FormatCatalog.standard().find("grid").orElseThrow();
    }

    @Override
    public String write(Solved solved) {
        if (!solved.messages().isEmpty()) {
            return ""; // People read standard error, too: once is enough.
        }
        StringBuilder text = new StringBuilder();
        for (Grid solution : solved.solutions()) {
            text.append(draw(solution, solved.position())).append("\n\n");
        }
        return text + solved.input().prefix() + words(solved) + "\n";
    }

    private static String words(Solved solved) {
        List<Grid> solutions = solved.solutions();
        return switch (solved.verdict()) {
            case UNIQUE -> "Exactly one solution; " + blanks(solved.position()) + " cells filled in.";
            case FOUND -> "A solution; whether it is the only one was not asked.";
            case MULTIPLE -> severalWords(solved) + ": " + Differences.first(solutions.get(0), solutions.get(1)) + ".";
            case NONE, INVALID -> sentence(solved.reason());
            case BUDGET -> "The budget ended before the answer was known; a larger --budget may find it.";
        };
    }

    private static String severalWords(Solved solved) {
        return solved.complete() ? "Exactly " + solved.solutions().size() + " solutions" : "More than one solution";
    }

    private static String sentence(String reason) {
        return Character.toUpperCase(reason.charAt(0)) + reason.substring(1) + ".";
    }

    private static int blanks(@Nullable Position position) {
        int blanks = 0;
        for (int cell = 0; position != null && cell < position.shape().cells(); cell++) {
            blanks += position.value(cell) == 0 ? 1 : 0;
        }
        return blanks;
    }

    private String draw(Grid solution, @Nullable Position position) {
        String drawn = format.write(Position.of(solution.toPuzzle()));
        return colour && position != null ? coloured(drawn, position) : drawn;
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
