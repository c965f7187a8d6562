package dev.clew.logic.internal.technique.pattern;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.internal.technique.kit.SingleValue;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Two houses of any kind have two places each for a value, and a place of the one sees a place of the other: the value
 * is eliminated from what sees both other places. These may be one and the same cell, and then it holds the value.
 *
 * <p>Sound because the two places that see each other cannot both hold the value, so one of the houses has it at its
 * other place.
 *
 * <p>Of several steps with the same conclusions the first found is reported.
 */
public final class TurbotFish implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("turbot-fish");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        Scanned scanned = facts.scanned(this, limits, board.size());
        long values = open(board, scanned);
        if (values == 0) {
            return;
        }
        Finds finds = new Finds(board, values);
        for (int cell = 0; cell < board.geometry().cells() && meter.spend(); cell++) {
            for (Bits rest = Bits.of(finds.paired[cell]); rest.hasNext(); ) {
                finds.addFrom(cell, rest.nextValue());
            }
        }
        for (Bits rest = Bits.of(meter.isExhausted() ? 0 : values & ~finds.values); rest.hasNext(); ) {
            scanned.noteEmpty(rest.next());
        }
        for (Step step : finds.steps) {
            if (!sink.accept(step)) {
                return;
            }
        }
    }

    /** The values to look at. */
    private static long open(BoardView board, Scanned scanned) {
        long open = 0;
        for (int value = 1; value <= board.size(); value++) {
            open |= scanned.isEmpty(value - 1, board.changes(value)) ? 0 : 1L << value - 1;
        }
        return open;
    }

    /** The steps on one board. */
    private static final class Finds {
        private final BoardView board;
        private final Geometry geometry;
        private final Set<List<Conclusion>> known = new HashSet<>();
        private final List<Step> steps = new ArrayList<>();
        /** By house, the values with two places there. */
        private final long[] pairs;
        /** By cell, the values that have one other place in one of its houses. */
        private final long[] paired;

        private long values;

        Finds(BoardView board, long values) {
            this.board = board;
            this.geometry = board.geometry();
            this.pairs = new long[geometry.houses()];
            this.paired = new long[geometry.cells()];
            for (int house = 0; house < pairs.length; house++) {
                pairs[house] = board.valuesWithPlaces(house, 2, 2) & values;
                for (Bits rest = Bits.of(pairs[house]); rest.hasNext(); ) {
                    notePair(house, rest.nextValue());
                }
            }
        }

        private void notePair(int house, int value) {
            for (Bits places = Bits.of(board.places(house, value)); places.hasNext(); ) {
                paired[geometry.cellAt(house, places.next())] |= 1L << value - 1;
            }
        }

        private boolean isPair(int house, int value) {
            return (pairs[house] >>> value - 1 & 1) != 0;
        }

        void addFrom(int start, int value) {
            for (int i = 0; i < geometry.housesOf(start); i++) {
                int first = geometry.houseOf(start, i);
                if (isPair(first, value)) {
                    addAcross(start, first, SingleValue.partner(board, first, value, start), value);
                }
            }
        }

        /** Goes on from the near end of the first link along every weak link. */
        private void addAcross(int start, int first, int near, int value) {
            for (int word = 0; word < geometry.words(); word++) {
                long seen = board.cellsOf(value, word) & board.links().seenWord(value, near, word);
                for (Bits rest = Bits.of(seen); rest.hasNext(); ) {
                    int far = rest.nextCell(word);
                    if (far != start && (paired[far] >>> value - 1 & 1) != 0) {
                        addTo(start, first, near, far, value);
                    }
                }
            }
        }

        private void addTo(int start, int first, int near, int far, int value) {
            for (int i = 0; i < geometry.housesOf(far); i++) {
                int second = geometry.houseOf(far, i);
                if (isPair(second, value)) {
                    int end = SingleValue.partner(board, second, value, far);
                    // read from its other end, which came first, the same links led to the same removals
                    if (end >= start && end != near && CommonPeers.count(board, value, start, end) > 0) {
                        add(start, first, second, end, value);
                    }
                }
            }
        }

        private void add(int start, int first, int second, int end, int value) {
            List<Conclusion> removals = CommonPeers.removals(board, value, start, end);
            values |= 1L << value - 1;
            if (known.add(removals)) {
                steps.add(Step.of(INFO, removals, SingleValue.twoLinks(board, value, start, first, second, end)));
            }
        }
    }
}
