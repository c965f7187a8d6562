package dev.clew.logic.internal.technique.unique;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Candidate;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.internal.technique.kit.Masks;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;

/** Arguments from a rectangle's further candidates alone: one of them is true. */
final class ExtraValues {
    private ExtraValues() {}

    /** They are all in one corner: that holds one of them, and so neither of the two values. */
    static boolean inOneCorner(Rectangle rectangle, TechniqueInfo info, Meter meter, StepSink sink) {
        if (rectangle.plainCorners() != 3) {
            return true;
        }
        int corner = rectangle.firstExtended();
        List<Conclusion> removals = new ArrayList<>();
        Masks.addRemovals(rectangle.board(), rectangle.cell(corner), rectangle.pair(), removals);
        return removals.isEmpty()
                || sink.accept(rectangle.step(info, removals, () -> List.of(Branch.of(rectangle.extended(corner)))));
    }

    /** They are the same value in two corners of a line: it is in one of them. */
    static boolean oneValue(Rectangle rectangle, TechniqueInfo info, Meter meter, StepSink sink) {
        int first = rectangle.firstExtended();
        int second = first == Rectangle.CORNERS ? -1 : rectangle.besideExtended(first);
        if (second < 0
                || rectangle.extras(first) != rectangle.extras(second)
                || Long.bitCount(rectangle.extras(first)) != 1) {
            return true;
        }
        int value = Bits.firstValue(rectangle.extras(first));
        List<Conclusion> removals =
                CommonPeers.removals(rectangle.board(), value, rectangle.cell(first), rectangle.cell(second));
        List<Candidate> extras = List.of(rectangle.candidate(first, value), rectangle.candidate(second, value));
        return removals.isEmpty()
                || sink.accept(rectangle.step(info, removals, () -> List.of(Branch.of(Claim.on(extras)))));
    }
}
