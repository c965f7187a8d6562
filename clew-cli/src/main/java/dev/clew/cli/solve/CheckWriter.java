package dev.clew.cli.solve;

import dev.clew.cli.shell.Terminal;
import dev.clew.core.CellSet;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.logic.advice.Differences;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line a puzzle: where it stands, whether it is good, and what is wrong with it if not. */
public final class CheckWriter implements SolutionWriter {
    @Override
    public String write(Solved solved) {
        return Terminal.oneLine(solved.input().prefix() + words(solved));
    }

    private static String words(Solved solved) {
        List<Grid> solutions = solved.solutions();
        return switch (solved.verdict()) {
            case UNIQUE, FOUND -> "valid: exactly one solution";
            case MULTIPLE -> solved.verdict().mark(Differences.all(solutions.get(0), solutions.get(1)));
            case BUDGET -> solved.verdict().mark("a larger --budget may decide it");
            case NONE, INVALID, UNSUPPORTED -> solved.verdict().mark(solved.reason()) + conflicts(solved.position());
        };
    }

    /** All cells that hold the same value as one they see, where the reason names but the first two. */
    private static String conflicts(@Nullable Position position) {
        CellSet cells = position == null ? CellSet.of(1) : position.conflicts();
        return cells.size() > 2 ? "; all cells in conflict: " + cells : "";
    }
}
