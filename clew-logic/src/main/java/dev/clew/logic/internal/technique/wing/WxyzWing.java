package dev.clew.logic.internal.technique.wing;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.ConclusionSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Four cells with four candidates between them, wxyz; the cells with w all see each other, and so do those with x and
 * those with y, but not all those with z: z is eliminated from every cell that sees all of its places among the four.
 *
 * <p>Sound because w, x and y stand in one of the cells each at most, so they fill three of the four, and z stands in
 * the fourth. Where three of the cells have three candidates between them, a smaller wing or a subset finds the same,
 * and the four are left alone. Of several fours with the same conclusions the first is reported.
 */
public final class WxyzWing implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("wxyz-wing");
    private static final int SIZE = 4;
    private static final int ALL = (1 << SIZE) - 1;

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        Set<List<Conclusion>> known = new HashSet<>();
        scan(facts, limits, meter, (four, value) -> {
            int[] places = four.places(value);
            List<Conclusion> removals = CommonPeers.removals(board, value, places);
            Four found = four.copy();
            return !known.add(removals) || sink.accept(Step.of(INFO, removals, () -> found.proof(board.size(), value)));
        });
    }

    /** Takes the fours that act; if there are none, only those with a cell that changes will be looked at again. */
    private void scan(Facts facts, Limits limits, Meter meter, Finds finds) {
        Scanned scanned = facts.scanned(this, limits, 1);
        Scan scan = new Scan(facts.board(), scanned.emptyAt(0), meter);
        if (scan.visit(finds)) {
            scanned.noteEmpty(0);
        }
    }

    @Override
    public void collect(Facts facts, Limits limits, Meter meter, ConclusionSink sink) {
        BoardView board = facts.board();
        scan(facts, limits, meter, (four, value) -> {
            int[] places = four.places(value);
            for (int word = 0; word < board.geometry().words(); word++) {
                for (Bits rest = Bits.of(CommonPeers.word(board, value, word, places)); rest.hasNext(); ) {
                    sink.remove(rest.nextCell(word), value);
                }
            }
            return true;
        });
    }

    /** Takes four cells of which one must hold the value; false when the scan is to stop. */
    private interface Finds {
        boolean take(Four four, int value);
    }

    /** Four cells and their candidates, or the first few of them while the scan continues. */
    private record Four(int[] cells, long[] candidates) {
        Four() {
            this(new int[SIZE], new long[SIZE]);
        }

        Four copy() {
            return new Four(cells.clone(), candidates.clone());
        }

        void set(int index, int cell, long values) {
            cells[index] = cell;
            candidates[index] = values;
        }

        /** Those of the cells that may hold a value. */
        int[] places(int value) {
            int[] places = new int[SIZE];
            int count = 0;
            for (int i = 0; i < SIZE; i++) {
                if ((candidates[i] >>> value - 1 & 1) != 0) {
                    places[count++] = cells[i];
                }
            }
            return Arrays.copyOf(places, count);
        }

        /** The candidates of some of the cells together. */
        long values(int chosen) {
            long values = 0;
            for (Bits rest = Bits.of(chosen); rest.hasNext(); ) {
                values |= candidates[rest.next()];
            }
            return values;
        }

        /** Whether two of the cells have two values between them, or three have three. */
        boolean hasSmaller() {
            for (int chosen = 1; chosen < ALL; chosen++) {
                if (Long.bitCount(values(chosen)) <= Integer.bitCount(chosen)) {
                    return true;
                }
            }
            return false;
        }

        /** Three values fill one of the cells each at most; the places of the fourth are the fins. */
        Proof proof(int side, int value) {
            List<Slot> bases = new ArrayList<>();
            for (int cell : cells) {
                bases.add(new Slot.InCell(cell));
            }
            List<Slot> covers = new ArrayList<>();
            for (Bits rest = Bits.of(values(ALL) & ~(1L << value - 1)); rest.hasNext(); ) {
                int once = rest.nextValue();
                covers.add(new Slot.Among(CellSet.of(side, places(once)), once));
            }
            List<Candidate> fins = new ArrayList<>();
            for (int cell : places(value)) {
                fins.add(new Candidate(cell, value, side));
            }
            return new Cover(bases, covers, fins);
        }
    }

    /** Goes through fours of cells, ascending, and drops early those that cannot be a wing. */
    private static final class Scan {
        private final BoardView board;
        private final Meter meter;
        private final int[] cells;
        private final Four four = new Four();
        private final int since;
        private int lastChanged = -1;
        private boolean acts;

        /** Only fours with a cell that has changed since then are looked at. */
        Scan(BoardView board, int since, Meter meter) {
            this.board = board;
            this.meter = meter;
            this.since = since;
            this.cells = IntStream.range(0, board.geometry().cells())
                    .filter(cell -> board.candidateCount(cell) >= 2 && board.candidateCount(cell) <= SIZE)
                    .toArray();
            for (int i = 0; i < cells.length; i++) {
                lastChanged = board.changesAt(cells[i]) > since ? i : lastChanged;
            }
        }

        /** Whether all fours were looked at and none of them acts. */
        boolean visit(Finds finds) {
            for (int i = 0; i <= lastChanged && meter.spend(); i++) {
                if (!add(0, i, false, 0, 0, finds)) {
                    return false;
                }
            }
            return !acts && !meter.isExhausted();
        }

        /** Adds a cell to {@code count} others; {@code apart} has their values with two places that do not see each other. */
        private boolean add(int count, int index, boolean changed, long values, long apart, Finds finds) {
            long own = board.candidates(cells[index]);
            int size = Long.bitCount(values | own);
            if (size > SIZE || size <= count + 1 && size < SIZE) {
                return true;
            }
            four.set(count, cells[index], own);
            long now = apart | apart(count);
            if (Long.bitCount(now) > 1) {
                return true;
            }
            boolean isNew = changed || board.changesAt(cells[index]) > since;
            if (count + 1 == SIZE) {
                return !isNew || now == 0 || take(Bits.firstValue(now), finds);
            }
            int last = isNew ? cells.length - 1 : lastChanged;
            for (int next = index + 1; next <= last; next++) {
                if (!add(count + 1, next, isNew, values | own, now, finds)) {
                    return false;
                }
            }
            return true;
        }

        private boolean take(int value, Finds finds) {
            if (four.hasSmaller() || CommonPeers.count(board, value, four.places(value)) == 0) {
                return true;
            }
            acts = true;
            return finds.take(four, value);
        }

        /** The values that the last cell shares with one before it that it does not see. */
        private long apart(int last) {
            long apart = 0;
            for (int i = 0; i < last; i++) {
                long shared = four.candidates[i] & four.candidates[last];
                for (Bits rest = Bits.of(shared); rest.hasNext(); ) {
                    int value = rest.nextValue();
                    apart |= board.links().sees(value, four.cells[i], four.cells[last]) ? 0 : 1L << value - 1;
                }
            }
            return apart;
        }
    }
}
