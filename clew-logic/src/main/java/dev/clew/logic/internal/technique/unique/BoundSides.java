package dev.clew.logic.internal.technique.unique;

import dev.clew.core.Budget.Meter;
import dev.clew.core.HouseKind;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.internal.technique.kit.Masks;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * Arguments from a rectangle with sides on which one of its two values is bound: it has no other place in that line. A
 * corner that holds something else hands the value to the corner beside it.
 */
final class BoundSides {
    private BoundSides() {}

    /**
     * The further candidates are in two corners of a line, and one of the two values has no place that both see: it is
     * in one of them, the other holds a further candidate, and neither holds the second value.
     */
    static boolean alongOneSide(Rectangle rectangle, TechniqueInfo info, Meter meter, StepSink sink) {
        int first = rectangle.firstExtended();
        int second = first == Rectangle.CORNERS ? -1 : rectangle.besideExtended(first);
        if (second < 0) {
            return true;
        }
        for (Bits rest = Bits.of(rectangle.pair()); rest.hasNext(); ) {
            long bound = rest.nextMask();
            if (isBound(rectangle, first, second, bound) && !reportSide(rectangle, first, second, bound, info, sink)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isBound(Rectangle rectangle, int first, int second, long bound) {
        BoardView board = rectangle.board();
        int cell = rectangle.cell(first);
        int other = rectangle.cell(second);
        return CommonPeers.count(board, Bits.firstValue(bound), cell, other) == 0
                && ((board.candidates(cell) | board.candidates(other)) & bound) != 0;
    }

    private static boolean reportSide(
            Rectangle rectangle, int first, int second, long bound, TechniqueInfo info, StepSink sink) {
        List<Conclusion> removals = new ArrayList<>();
        Masks.addRemovals(rectangle.board(), rectangle.cell(first), rectangle.pair() & ~bound, removals);
        Masks.addRemovals(rectangle.board(), rectangle.cell(second), rectangle.pair() & ~bound, removals);
        if (removals.isEmpty()) {
            return true;
        }
        return sink.accept(rectangle.step(
                info,
                removals,
                () -> List.of(handing(rectangle, first, second, bound), handing(rectangle, second, first, bound))));
    }

    /**
     * From a plain corner, alone or opposite another: if one value has no place outside the rectangle in the row and the
     * column of the corner opposite, that corner cannot hold the second value. For then the corners beside it would hold
     * the first, so the plain one the second, and all four could be swapped.
     */
    static boolean alongTwoSides(Rectangle rectangle, TechniqueInfo info, Meter meter, StepSink sink) {
        int plain = rectangle.plainCorners();
        for (int corner = 0; corner < Rectangle.CORNERS; corner++) {
            boolean starts = rectangle.isPlain(corner) && (plain == 1 || plain == 2 && rectangle.isPlain(corner ^ 3));
            for (Bits rest = Bits.of(starts ? rectangle.pair() : 0); rest.hasNext(); ) {
                if (!reportCorner(rectangle, corner ^ 3, rest.nextMask(), info, sink)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean reportCorner(
            Rectangle rectangle, int corner, long bound, TechniqueInfo info, StepSink sink) {
        List<Conclusion> removals = new ArrayList<>();
        Masks.addRemovals(rectangle.board(), rectangle.cell(corner), rectangle.pair() & ~bound, removals);
        if (removals.isEmpty()
                || !isBoundInLine(rectangle, corner, corner ^ 1, bound)
                || !isBoundInLine(rectangle, corner, corner ^ 2, bound)) {
            return true;
        }
        return sink.accept(rectangle.step(info, removals, () -> towards(rectangle, corner, bound)));
    }

    private static List<Branch> towards(Rectangle rectangle, int corner, long bound) {
        List<Branch> branches = new ArrayList<>();
        branches.add(handing(rectangle, corner ^ 1, corner, bound));
        branches.add(handing(rectangle, corner ^ 2, corner, bound));
        if (!rectangle.isPlain(corner)) {
            branches.add(Branch.of(rectangle.extended(corner)));
        }
        return branches;
    }

    private static boolean isBoundInLine(Rectangle rectangle, int corner, int beside, long bound) {
        Geometry geometry = rectangle.board().geometry();
        int line = line(rectangle, corner, beside);
        long places = rectangle.board().places(line, valueOf(bound));
        long corners = 1L << geometry.positionIn(line, rectangle.cell(corner))
                | 1L << geometry.positionIn(line, rectangle.cell(beside));
        return places != 0 && (places & ~corners) == 0;
    }

    /** A further candidate in one corner turns the value off there, so it is in the adjacent corner. */
    private static Branch handing(Rectangle rectangle, int from, int to, long bound) {
        int value = valueOf(bound);
        Slot slot = new Slot.InHouse(line(rectangle, from, to), value);
        Branch.Builder branch = Branch.from(rectangle.extended(from));
        if (rectangle.has(from, value)) {
            branch.sees(Claim.off(rectangle.candidate(from, value)));
        }
        return rectangle.has(to, value)
                ? branch.last(Claim.on(rectangle.candidate(to, value)), slot).concluding()
                : branch.emptying(slot);
    }

    /** The row or column that two corners share. */
    private static int line(Rectangle rectangle, int corner, int beside) {
        BoardView board = rectangle.board();
        HouseKind kind = (corner ^ beside) == 1 ? HouseKind.ROW : HouseKind.COLUMN;
        int index = 0;
        while (board.shape().houseKind(board.geometry().houseOf(rectangle.cell(corner), index)) != kind) {
            index++;
        }
        return board.geometry().houseOf(rectangle.cell(corner), index);
    }

    private static int valueOf(long bit) {
        return Bits.firstValue(bit);
    }
}
