package dev.clew.print.book;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Path;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.text.StepText;
import java.util.List;

/**
 * A puzzle of a book and what is printed about it. Immutable.
 *
 * @param puzzle the puzzle
 * @param solution its only solution
 * @param level how hard it is
 * @param hint where its hardest step is
 * @param weights how hard each step of its way is
 */
public record BookPuzzle(Puzzle puzzle, Grid solution, ClewLevel level, String hint, List<Integer> weights) {
    /** Keeps a copy of the list. */
    public BookPuzzle {
        weights = List.copyOf(weights);
    }

    /** Follows the way of a puzzle to write its hint and draw its thread. */
    public static BookPuzzle of(Puzzle puzzle, Grid solution, ClewLevel level) {
        Path path = Path.of(ClewScale.standard(), Position.of(puzzle), Budget.unlimited());
        List<Integer> weights =
                path.moves().stream().map(move -> move.grade().weight()).toList();
        return new BookPuzzle(puzzle, solution, level, hint(path), weights);
    }

    /** Where the hardest step is, and how many digits come before it; what follows from it is left out. */
    private static String hint(Path path) {
        if (path.moves().isEmpty()) {
            return "No technique leads on.";
        }
        int hardest = path.moves().stream()
                .mapToInt(move -> move.grade().weight())
                .max()
                .orElseThrow();
        String[] hint = {""};
        int[] number = {0};
        path.replay((board, step) -> {
            boolean found = path.moves().get(number[0]++).grade().weight() == hardest;
            if (found && hint[0].isEmpty()) {
                hint[0] = hint(
                        path.start().openCells() - board.openCells(),
                        StepText.of(board, step).where());
            }
        });
        return hint[0];
    }

    private static String hint(int digits, String where) {
        return digits == 0 ? where : "After " + digits + (digits == 1 ? " digit: " : " digits: ") + where;
    }

    /** The puzzle, with what was found apart from what was given. */
    Position solved() {
        Position full = Position.of(puzzle);
        for (int cell = 0; cell < puzzle.shape().cells(); cell++) {
            full = full.value(cell) == 0 ? full.withPlaced(cell, solution.value(cell)) : full;
        }
        return full;
    }
}
