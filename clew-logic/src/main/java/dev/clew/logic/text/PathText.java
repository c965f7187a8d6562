package dev.clew.logic.text;

import dev.clew.logic.Path;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A path in words: how it ends, and what it took.
 *
 * @since 0.2.0
 */
public final class PathText {
    private PathText() {}

    /** How the path ends: solved, or how far it got and what is missing. */
    public static String ending(Path path) {
        return switch (path.ending()) {
            case SOLVED -> solved(path);
            case STUCK ->
                standing(path.end())
                        + " No technique in the catalogue moves this position. The next step would be a guess, and Clew does"
                        + " not guess unasked.";
            case BROKEN -> standing(path.end()) + " Something has no place left: the position has no solution.";
            case OUT_OF_BUDGET ->
                standing(path.end()) + " The budget ended before the next step was found; a larger one may find it.";
        };
    }

    private static String solved(Path path) {
        long guesses = path.steps().stream().filter(Step::isGuess).count();
        String how = guesses == 0
                ? ", no guess."
                : ", " + guesses + Words.plural((int) guesses, " of them a guess.", " of them guesses.");
        int filled = path.filledCells();
        int steps = path.steps().size();
        return "Solved: " + filled + Words.plural(filled, " cell", " cells") + " filled in " + steps
                + Words.plural(steps, " step", " steps") + how;
    }

    private static String standing(BoardView board) {
        int candidates = 0;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            candidates += board.candidateCount(cell);
        }
        return "Not solved: " + board.openCells() + Words.plural(board.openCells(), " cell is", " cells are")
                + " open, with " + candidates + " candidates between them.";
    }

    /** The techniques it took with their number of steps, in the order of their first use: {@code 12 hidden singles, …}. */
    public static String techniques(Path path) {
        Map<TechniqueInfo, Integer> counts = new LinkedHashMap<>();
        path.steps().forEach(step -> counts.merge(step.technique(), 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        counts.forEach((technique, count) ->
                parts.add(count + " " + Words.plural(count, technique.spoken(), technique.spokenMany())));
        return String.join(", ", parts);
    }
}
