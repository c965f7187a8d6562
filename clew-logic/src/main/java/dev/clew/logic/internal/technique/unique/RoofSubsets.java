package dev.clew.logic.internal.technique.unique;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.internal.technique.kit.CandidateSnapshot;
import dev.clew.logic.internal.technique.kit.Masks;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The further candidates of a rectangle are in two corners, its roof, which share a house. One of them is true; k more
 * cells of the house, in which neither of the rectangle's values is possible, have k + 1 values together with them. So
 * the roof holds one of these values and the k cells the others, and they are eliminated from the rest of every house
 * that roof and cells share. A single further value needs no subset: that is test 2. Cells are added in the order of
 * the house, each choice before its extensions. For one pass on one thread.
 */
final class RoofSubsets {
    /** Houses of nine are tried in full; in larger ones a subset has at most half the cells of the house. */
    private static final int ALL_SIZES = 7;

    private final Rectangle rectangle;
    private final BoardView board;
    private final Geometry geometry;
    private final TechniqueInfo info;
    private final Meter meter;
    private final StepSink sink;
    private final int[] roof;
    private final long extras;
    private final int[] pool;
    private final int[] chosen;
    private int poolSize;
    private int houseIndex;

    private RoofSubsets(Rectangle rectangle, int first, int second, TechniqueInfo info, Meter meter, StepSink sink) {
        this.rectangle = rectangle;
        this.board = rectangle.board();
        this.geometry = board.geometry();
        this.info = info;
        this.meter = meter;
        this.sink = sink;
        this.roof = new int[] {rectangle.cell(first), rectangle.cell(second)};
        this.extras = rectangle.extras(first) | rectangle.extras(second);
        this.pool = new int[board.size()];
        this.chosen = new int[Math.max(ALL_SIZES, board.size() / 2)];
    }

    /** Reports the subsets of a rectangle; false to stop. */
    static boolean report(Rectangle rectangle, TechniqueInfo info, Meter meter, StepSink sink) {
        if (rectangle.plainCorners() != 2) {
            return true;
        }
        int first = rectangle.firstExtended();
        int second = first + 1;
        while (rectangle.isPlain(second)) {
            second++;
        }
        RoofSubsets subsets = new RoofSubsets(rectangle, first, second, info, meter, sink);
        return Long.bitCount(subsets.extras) == 1 || subsets.tryHouses();
    }

    private boolean tryHouses() {
        for (houseIndex = 0; houseIndex < geometry.housesOf(roof[0]); houseIndex++) {
            int house = geometry.houseOf(roof[0], houseIndex);
            if (geometry.contains(house, roof[1])) {
                fillPool(house);
                if (!extend(0, 0, extras)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void fillPool(int house) {
        poolSize = 0;
        for (int position = 0; position < board.size(); position++) {
            int cell = geometry.cellAt(house, position);
            long candidates = board.candidates(cell);
            if (candidates != 0 && (candidates & rectangle.pair()) == 0 && cell != roof[0] && cell != roof[1]) {
                pool[poolSize++] = cell;
            }
        }
    }

    private boolean extend(int count, int from, long values) {
        if (count > 0 && Long.bitCount(values) == count + 1 && !reportSubset(count, values)) {
            return false;
        }
        boolean hopeless = Long.bitCount(values) > count + poolSize - from + 1;
        if (hopeless || count == chosen.length) {
            return true;
        }
        for (int i = from; i < poolSize; i++) {
            chosen[count] = pool[i];
            if (!meter.spend() || !extend(count + 1, i + 1, values | board.candidates(pool[i]))) {
                return false;
            }
        }
        return true;
    }

    // ---- reporting ----

    private boolean reportSubset(int count, long values) {
        CellSet cells = CellSet.of(board.size(), Arrays.copyOf(chosen, count));
        CellSet all = cells.with(roof[0]).with(roof[1]);
        Set<Conclusion> removals = new LinkedHashSet<>();
        for (int i = 0; i < geometry.housesOf(roof[0]); i++) {
            int house = geometry.houseOf(roof[0], i);
            if (all.stream().allMatch(cell -> geometry.contains(house, cell))) {
                if (i < houseIndex) {
                    return true;
                }
                removals.addAll(removals(house, all, values));
            }
        }
        List<Conclusion> conclusions = List.copyOf(removals);
        return conclusions.isEmpty() || sink.accept(rectangle.step(info, conclusions, branches(cells, conclusions)));
    }

    private List<Conclusion> removals(int house, CellSet all, long values) {
        List<Conclusion> removals = new ArrayList<>();
        for (int position = 0; position < board.size(); position++) {
            int cell = geometry.cellAt(house, position);
            if (!all.contains(cell)) {
                Masks.addRemovals(board, cell, values, removals);
            }
        }
        return removals;
    }

    /** A branch for each further value: it is in the roof, not in the cells, and they hold the rest. */
    private Supplier<List<Branch>> branches(CellSet cells, List<Conclusion> conclusions) {
        CellSet corners = CellSet.of(board.size(), roof);
        CandidateSnapshot found = CandidateSnapshot.of(board, cells.or(corners).toArray());
        Geometry of = geometry;
        long further = extras;
        return () -> branches(of, corners, cells, further, found, conclusions);
    }

    private static List<Branch> branches(
            Geometry geometry,
            CellSet corners,
            CellSet cells,
            long extras,
            CandidateSnapshot found,
            List<Conclusion> conclusions) {
        List<Branch> branches = new ArrayList<>();
        for (Bits rest = Bits.of(extras); rest.hasNext(); ) {
            int value = rest.nextValue();
            Branch.Builder branch = Branch.from(Claim.on(having(geometry, corners, value, found)));
            List<Candidate> elsewhere = having(geometry, cells, value, found);
            if (!elsewhere.isEmpty()) {
                branch.sees(Claim.off(elsewhere));
            }
            List<Candidate> others = conclusions.stream()
                    .map(Conclusion::candidate)
                    .filter(candidate -> candidate.value() != value)
                    .toList();
            if (!others.isEmpty()) {
                branch.then(Claim.off(others), locked(cells, value, found));
            }
            branches.add(branch.concluding());
        }
        return branches;
    }

    private static List<Candidate> having(Geometry geometry, CellSet cells, int value, CandidateSnapshot found) {
        return cells.stream()
                .filter(cell -> found.has(cell, value))
                .mapToObj(cell -> geometry.candidate(cell, value))
                .toList();
    }

    /** Without the value the cells are a locked set; or they have too few values, and the cover is overfull. */
    private static Reason locked(CellSet cells, int value, CandidateSnapshot found) {
        long left =
                cells.stream().mapToLong(found::candidates).reduce(0, (one, other) -> one | other) & ~(1L << value - 1);
        if (Long.bitCount(left) == cells.size()) {
            return new Reason.LockedSet(cells);
        }
        List<Slot> bases =
                cells.stream().mapToObj(cell -> (Slot) new Slot.InCell(cell)).toList();
        List<Slot> covers = new ArrayList<>();
        for (Bits rest = Bits.of(left); rest.hasNext(); ) {
            covers.add(new Slot.Among(cells, rest.nextValue()));
        }
        return new Reason.Nested(new Cover(bases, covers));
    }
}
