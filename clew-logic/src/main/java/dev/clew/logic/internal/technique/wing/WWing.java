package dev.clew.logic.internal.technique.wing;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.board.Links;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.internal.technique.kit.CommonPeers;
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
 * Two cells with the same two candidates xz, and a house with two places for x, one seen by each of them: z is
 * eliminated from every cell that sees both cells.
 *
 * <p>Sound because x stands in one of the two places; the cell that sees this place is z. Where several houses link the
 * same two cells, the first serves: the conclusion is the same.
 */
public final class WWing implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("w-wing");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        int[] cells = facts.cellsWith(2);
        int[] houses = board.geometry().areasFirst();
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length; j++) {
                if (board.candidates(cells[i]) == board.candidates(cells[j])
                        && !findLinks(board, houses, cells[i], cells[j], sink)) {
                    return;
                }
            }
            if (!meter.spend()) {
                return;
            }
        }
    }

    private static boolean findLinks(BoardView board, int[] houses, int one, int other, StepSink sink) {
        int low = Bits.firstValue(board.candidates(one));
        int high = Bits.firstValue(board.candidates(one) & ~(1L << low - 1));
        return findLink(board, houses, one, other, high, low, sink)
                && findLink(board, houses, one, other, low, high, sink);
    }

    private static boolean findLink(
            BoardView board, int[] houses, int one, int other, int link, int value, StepSink sink) {
        if (CommonPeers.count(board, value, one, other) == 0) {
            return true;
        }
        Geometry geometry = board.geometry();
        Links links = board.links();
        for (int house : houses) {
            long places = board.places(house, link);
            if (Long.bitCount(places) == 2 && !geometry.contains(house, one) && !geometry.contains(house, other)) {
                int first = geometry.firstCell(house, places);
                int second = geometry.cellAt(house, 63 - Long.numberOfLeadingZeros(places));
                if (links.sees(link, first, one) && links.sees(link, second, other)) {
                    return sink.accept(step(board, new Slot.InHouse(house, link), first, one, second, other, value));
                }
                if (links.sees(link, second, one) && links.sees(link, first, other)) {
                    return sink.accept(step(board, new Slot.InHouse(house, link), second, one, first, other, value));
                }
            }
        }
        return true;
    }

    private static Step step(BoardView board, Slot link, int nearOne, int one, int nearOther, int other, int value) {
        Supplier<Branch> first = Wings.branch(board, nearOne, one, value);
        Supplier<Branch> second = Wings.branch(board, nearOther, other, value);
        return Step.of(
                INFO,
                CommonPeers.removals(board, value, one, other),
                () -> Cases.oneOf(link, List.of(first.get(), second.get())));
    }
}
