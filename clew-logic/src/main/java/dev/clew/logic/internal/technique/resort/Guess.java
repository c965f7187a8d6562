package dev.clew.logic.internal.technique.resort;

import dev.clew.core.Budget;
import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.core.Solutions;
import dev.clew.core.Solver;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/**
 * The open cell with the fewest candidates gets its value of the solution, without a reason. The step is marked
 * as a guess.
 *
 * <p>It contradicts no solution because it is read off one; it proves nothing.
 */
public final class Guess implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of(
                    "Brute Force",
                    "bf",
                    "",
                    Family.LAST_RESORT,
                    "A value is found by trying out what the techniques leave open. This is a guess, not a reason.")
            .titled("Guess");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        if (board.isSolved() || board.isBroken()) {
            return;
        }
        Position position = board.toPosition();
        Budget budget = Budget.unlimited().withCancellation(() -> !meter.spend());
        Solutions solutions = Solver.standard().solutions(position, budget);
        if (solutions.hasNext()) {
            int cell = tightestCell(board);
            int value = solutions.next().value(cell);
            sink.accept(Step.guess(INFO, new Conclusion.Place(board.candidate(cell, value))));
        }
    }

    private static int tightestCell(BoardView board) {
        int best = -1;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            if (!board.isFilled(cell) && (best < 0 || board.candidateCount(cell) < board.candidateCount(best))) {
                best = cell;
            }
        }
        return best;
    }
}
