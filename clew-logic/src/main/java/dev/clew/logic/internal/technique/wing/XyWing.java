package dev.clew.logic.internal.technique.wing;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.internal.technique.kit.WatchedSink;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.function.Supplier;

/**
 * Three cells with the candidates xy, xz and yz; the first, the pivot, sees the other two, the pincers: z is eliminated
 * from every cell that sees both pincers.
 *
 * <p>Sound because the pivot is x or y: if x, the pincer xz is z; if y, the pincer yz is z.
 */
public final class XyWing implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("xy-wing");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        Scanned scanned = facts.scanned(this, limits, 1);
        if (!scanned.isEmpty(0, facts.newestPairAt())) {
            WatchedSink watched = new WatchedSink(sink);
            if (find(facts.board(), facts.cellsWith(2), meter, watched) && watched.wasEmpty()) {
                scanned.noteEmpty(0);
            }
        }
    }

    private static boolean find(BoardView board, int[] cells, Meter meter, StepSink sink) {
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length; j++) {
                long third = board.candidates(cells[i]) ^ board.candidates(cells[j]);
                if (Long.bitCount(third) == 2 && !findThird(board, cells, i, j, third, sink)) {
                    return false;
                }
            }
            if (!meter.spend()) {
                return false;
            }
        }
        return true;
    }

    /** Each of the three may be the pivot; the order is that of the cells. */
    private static boolean findThird(BoardView board, int[] cells, int i, int j, long third, StepSink sink) {
        for (int k = j + 1; k < cells.length; k++) {
            if (board.candidates(cells[k]) == third
                    && !(report(board, cells[i], cells[j], cells[k], sink)
                            && report(board, cells[j], cells[i], cells[k], sink)
                            && report(board, cells[k], cells[j], cells[i], sink))) {
                return false;
            }
        }
        return true;
    }

    private static boolean report(BoardView board, int pivot, int pincer, int other, StepSink sink) {
        if (!sees(board, pivot, pincer) || !sees(board, pivot, other)) {
            return true;
        }
        int value = Bits.firstValue(board.candidates(pincer) & board.candidates(other));
        if (CommonPeers.count(board, value, pincer, other) == 0) {
            return true;
        }
        Supplier<Branch> one = Wings.branch(board, pivot, pincer, value);
        Supplier<Branch> second = Wings.branch(board, pivot, other, value);
        return sink.accept(Step.of(
                INFO,
                CommonPeers.removals(board, value, pincer, other),
                () -> Cases.oneOf(new Slot.InCell(pivot), List.of(one.get(), second.get()))));
    }

    /** Whether the value that two cells share cannot stand in both. */
    private static boolean sees(BoardView board, int pivot, int pincer) {
        int shared = Bits.firstValue(board.candidates(pivot) & board.candidates(pincer));
        return board.links().sees(shared, pivot, pincer);
    }
}
