package dev.clew.logic.internal.finder;

import dev.clew.core.Candidate;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;

/** Arguments from a rectangle's further candidates alone: one of them is true. */
final class ExtraValues {
    private ExtraValues() {}

    /** They are all in one corner: that holds one of them, and so neither of the two values. */
    static boolean inOneCorner(Rectangle rectangle, TechniqueInfo info, Search search, StepSink sink) {
        if (rectangle.plainCorners() != 3) {
            return true;
        }
        int corner = rectangle.firstExtended();
        List<Conclusion> removals = new ArrayList<>();
        Masks.addRemovals(rectangle.board(), rectangle.cell(corner), rectangle.pair(), removals);
        return removals.isEmpty()
                || sink.accept(rectangle.step(info, removals, List.of(Branch.of(rectangle.extended(corner)))));
    }

    /** They are the same value in two corners of a line: it stands in one of them. */
    static boolean oneValue(Rectangle rectangle, TechniqueInfo info, Search search, StepSink sink) {
        int first = rectangle.firstExtended();
        int second = first == Rectangle.CORNERS ? -1 : rectangle.besideExtended(first);
        if (second < 0
                || rectangle.extras(first) != rectangle.extras(second)
                || Long.bitCount(rectangle.extras(first)) != 1) {
            return true;
        }
        int value = Long.numberOfTrailingZeros(rectangle.extras(first)) + 1;
        List<Conclusion> removals = removals(rectangle.board(), rectangle.cell(first), rectangle.cell(second), value);
        List<Candidate> extras = List.of(rectangle.candidate(first, value), rectangle.candidate(second, value));
        return removals.isEmpty() || sink.accept(rectangle.step(info, removals, List.of(Branch.of(Claim.on(extras)))));
    }

    private static List<Conclusion> removals(BoardView board, int first, int second, int value) {
        Geometry geometry = board.geometry();
        List<Conclusion> removals = new ArrayList<>();
        for (int i = 0; i < geometry.peerCount(first); i++) {
            int cell = geometry.peer(first, i);
            if (geometry.arePeers(cell, second)) {
                Masks.addRemovals(board, cell, 1L << value - 1, removals);
            }
        }
        return removals;
    }
}
