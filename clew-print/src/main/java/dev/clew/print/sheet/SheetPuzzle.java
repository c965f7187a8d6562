package dev.clew.print.sheet;

import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.logic.Path;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.text.PathText;
import dev.clew.logic.text.StepText;
import dev.clew.press.style.Symbols;
import java.util.ArrayList;
import java.util.List;

/**
 * A puzzle for a sheet, with what the answer key says about it. Immutable.
 *
 * @param position the puzzle as it is printed
 * @param solution its only solution
 * @param path the way to it, each step proven
 */
public record SheetPuzzle(Position position, Grid solution, Path path) {
    /** The solution, with what was found apart from what was given. */
    Position solved() {
        Position full = Position.of(position.puzzle());
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            full = full.value(cell) == 0 ? full.withPlaced(cell, solution.value(cell)) : full;
        }
        return full;
    }

    /** The techniques of the way, with their number of steps. */
    String techniques() {
        return PathText.techniques(path);
    }

    /**
     * The first placements of the way with their reasons: in words for digits, by the name of the technique where other
     * symbols stand for them.
     */
    List<String> reasons(int most, Symbols symbols) {
        List<String> reasons = new ArrayList<>();
        path.replay((board, step) -> {
            Conclusion first = step.conclusions().get(0);
            if (reasons.size() < most && !first.isRemoval()) {
                String place = board.shape().cellName(first.candidate().cell());
                String symbol = symbols.text(first.candidate().value());
                String why = symbols == Symbols.DIGITS
                        ? StepText.of(board, step).why()
                        : place + " = " + symbol + ": " + step.technique().title() + ".";
                reasons.add(why);
            }
        });
        return reasons;
    }
}
