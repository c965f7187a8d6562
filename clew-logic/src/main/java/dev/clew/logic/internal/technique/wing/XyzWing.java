package dev.clew.logic.internal.technique.wing;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Candidate;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.function.Supplier;

/**
 * A cell with the candidates xyz, the pivot, sees two cells with xz and yz, the pincers: z is eliminated from every
 * cell that sees all three.
 *
 * <p>Sound because the pivot is x, y or z: if x, the pincer xz is z; if y, the pincer yz is z; else it is z itself.
 */
public final class XyzWing implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("xyz-wing");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        int[] pairs = facts.cellsWith(2);
        int[] pincers = new int[pairs.length];
        for (int pivot : facts.cellsWith(3)) {
            int count = 0;
            for (int pair : pairs) {
                if ((board.candidates(pair) & ~board.candidates(pivot)) == 0
                        && board.links().allSee(board.candidates(pair), pivot, pair)) {
                    pincers[count++] = pair;
                }
            }
            if (!findPincers(board, pivot, pincers, count, sink) || !meter.spend()) {
                return;
            }
        }
    }

    private static boolean findPincers(BoardView board, int pivot, int[] pincers, int count, StepSink sink) {
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                if (board.candidates(pincers[i]) != board.candidates(pincers[j])
                        && !report(board, pivot, pincers[i], pincers[j], sink)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean report(BoardView board, int pivot, int pincer, int other, StepSink sink) {
        int value = Bits.firstValue(board.candidates(pincer) & board.candidates(other));
        if (CommonPeers.count(board, value, pivot, pincer, other) == 0) {
            return true;
        }
        Supplier<Branch> one = Wings.branch(board, pivot, pincer, value);
        Supplier<Branch> second = Wings.branch(board, pivot, other, value);
        Candidate itself = board.candidate(pivot, value);
        return sink.accept(Step.of(
                INFO,
                CommonPeers.removals(board, value, pivot, pincer, other),
                () -> Cases.oneOf(
                        new Slot.InCell(pivot), List.of(one.get(), second.get(), Branch.of(Claim.on(itself))))));
    }
}
