package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.scale.TableScale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a puzzle made to order in the vicinity of one that is too hard. Clues come back one by one, symmetric ones
 * together; of all that can come back, the one is kept which leaves least to do for the techniques that must suffice,
 * while those that must not suffice still stall. Where no clue may be left over, clues that became needless go again.
 *
 * <p>A puzzle that is too easy has nothing in its vicinity: every clue that can be removed has been removed. Boards
 * continue from where their techniques stalled instead of starting over, so a find is checked once more as a whole.
 * Mutable, for one thread.
 */
final class Vicinity {
    private final Target target;
    private final DraftMaker drafting;
    private final Budget budget;
    private final int mostLooks;
    private final List<TableScale> floors;
    private final TableScale ceiling;
    private final @Nullable TableScale difference;
    private int looks;

    Vicinity(Target target, Caps caps, DraftMaker drafting) {
        this.target = target;
        this.drafting = drafting;
        this.budget = Budget.unlimited().withNodes(caps.ratingNodes()).withCancellation(drafting::isOver);
        this.mostLooks = caps.looks();
        this.floors = target.difficulty().floors();
        this.ceiling = target.difficulty().ceiling();
        this.difference = target.difficulty().needs().isEmpty()
                ? null
                : target.difficulty()
                        .scale()
                        .only(List.of(target.difficulty().needs().get(0)));
    }

    /** A puzzle near the draft that is good, if one is found; the draft itself is not asked about. */
    Optional<Puzzle> find(Draft draft, Predicate<Puzzle> isGood) {
        SeededRandom random = new SeededRandom(draft.seed()).derive(Long.MIN_VALUE);
        List<int[]> orbits = target.pattern().isPresent()
                ? List.of()
                : target.symmetry().orbits(draft.puzzle().shape());
        looks = 0;
        Spot spot = Spot.of(draft, floors.size());
        if (!look(spot)) {
            return Optional.empty();
        }
        while (true) {
            Spot best = null;
            for (int index : random.permutation(orbits.size())) {
                Spot next = spot.with(orbits.get(index));
                if (next != null && next.count() <= target.clues().most() && look(next)) {
                    Optional<Puzzle> good = next.left == 0 ? good(next, orbits, random, isGood) : Optional.empty();
                    if (good.isPresent()) {
                        return good;
                    }
                    best = best == null || next.isBetterThan(best) ? next : best;
                }
                if (looks >= mostLooks || drafting.isOver()) {
                    return Optional.empty();
                }
            }
            if (best == null) {
                return Optional.empty();
            }
            spot = best;
        }
    }

    /** Goes as far as every floor leads, and then the ceiling; false if a floor suffices or the budget ends. */
    private boolean look(Spot spot) {
        looks++;
        for (int i = 0; i < floors.size(); i++) {
            Board board = spot.boards.get(i);
            if (!floors.get(i).advance(board, budget.start()) || board.isSolved()) {
                return false;
            }
        }
        Board board = spot.boards.get(0);
        if (!floors.isEmpty()) {
            board = board.copy();
            int before = board.changes();
            if (difference != null && !difference.advance(board, budget.start())) {
                return false;
            }
            spot.isMoved = difference == null || board.changes() > before;
        }
        if (spot.isMoved && !ceiling.advance(board, budget.start())) {
            return false;
        }
        spot.left = candidates(board);
        return !board.isBroken();
    }

    private static int candidates(Board board) {
        int count = 0;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            count += board.candidateCount(cell);
        }
        return count;
    }

    private Optional<Puzzle> good(Spot spot, List<int[]> orbits, SeededRandom random, Predicate<Puzzle> isGood) {
        Puzzle puzzle = spot.puzzle();
        if (isGood.test(puzzle)) {
            return Optional.of(puzzle);
        }
        return target.minimal() ? reduced(spot, orbits, random, isGood) : Optional.empty();
    }

    /** Takes needless clues away, in a random order, until none is left. */
    private Optional<Puzzle> reduced(Spot spot, List<int[]> orbits, SeededRandom random, Predicate<Puzzle> isGood) {
        Workbench bench = drafting.bench(spot.shape);
        bench.load(spot.puzzle());
        for (int index : random.permutation(orbits.size())) {
            int[] orbit = orbits.get(index);
            if (bench.isSet(orbit[0]) && ClueRemoval.isRemovable(bench, orbit)) {
                looks++;
            }
        }
        Puzzle puzzle = Puzzle.of(spot.shape, bench.values());
        return isGood.test(puzzle) ? Optional.of(puzzle) : Optional.empty();
    }

    /** A puzzle near the draft, and how far techniques lead there. Mutable, for one thread. */
    private static final class Spot {
        private final Shape shape;
        private final int[] solution;
        private final int[] clues;
        private final List<Board> boards;
        private boolean isMoved = true;
        private int left;

        private Spot(Shape shape, int[] solution, int[] clues, List<Board> boards) {
            this.shape = shape;
            this.solution = solution;
            this.clues = clues;
            this.boards = boards;
        }

        /** The draft, with a board for every floor, and one for the ceiling if there is no floor. */
        static Spot of(Draft draft, int floors) {
            List<Board> boards = new ArrayList<>();
            for (int i = 0; i < Math.max(1, floors); i++) {
                boards.add(Difficulty.board(draft.puzzle()));
            }
            int[] clues = new int[draft.puzzle().shape().cells()];
            Arrays.setAll(clues, draft.puzzle()::given);
            return new Spot(draft.puzzle().shape(), draft.solution().toArray(), clues, boards);
        }

        /** The spot with the clues of these cells as well; null where they are there or follow from the floor. */
        @Nullable
        Spot with(int[] orbit) {
            int[] more = clues.clone();
            boolean isNew = false;
            for (int cell : orbit) {
                more[cell] = solution[cell];
                isNew |= boards.get(0).value(cell) == 0;
            }
            if (!isNew) {
                return null;
            }
            List<Board> copies = new ArrayList<>(boards.size());
            for (Board board : boards) {
                Board copy = board.copy();
                for (int cell : orbit) {
                    if (copy.has(cell, solution[cell])) {
                        copy.set(cell, solution[cell]);
                    }
                }
                copies.add(copy);
            }
            return new Spot(shape, solution, more, copies);
        }

        int count() {
            int count = 0;
            for (int clue : clues) {
                count += clue != 0 ? 1 : 0;
            }
            return count;
        }

        boolean isBetterThan(Spot other) {
            return isMoved && (!other.isMoved || left < other.left);
        }

        Puzzle puzzle() {
            return Puzzle.of(shape, clues);
        }
    }
}
