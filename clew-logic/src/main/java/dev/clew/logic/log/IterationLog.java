package dev.clew.logic.log;

import dev.clew.core.Candidate;
import dev.clew.core.Position;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.internal.technique.fish.BasicFish;
import dev.clew.logic.internal.technique.single.HiddenSingle;
import dev.clew.logic.internal.technique.single.NakedSingle;
import dev.clew.logic.internal.technique.subset.LockedCandidates;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * Solves a puzzle in passes and writes a log of them: four sweeps that remove candidates (pointing, box/line, X-Wing,
 * Swordfish), then every single that can be seen is filled at once. It never guesses. Mutable, for one run.
 *
 * <p>The log is a format of its own that other programs read, so its words do not change: rows and columns are counted
 * from 0, and it always says "cells" and "candidates".
 */
public final class IterationLog {
    private static final LockedCandidates POINTING = LockedCandidates.pointing().fromOnePlace();
    private static final LockedCandidates CLAIMING = LockedCandidates.claiming().fromOnePlace();
    private static final Technique X_WING = BasicFish.ofSize(2);
    private static final Technique SWORDFISH = BasicFish.ofSize(3);
    private static final Technique NAKED_SINGLE = new NakedSingle();
    private static final Technique HIDDEN_SINGLE = new HiddenSingle();

    private final Board board;
    private final Consumer<String> out;
    private int moves;

    private IterationLog(Board board, Consumer<String> out) {
        this.board = board;
        this.out = out;
    }

    /**
     * Solves a position as far as the passes lead and gives the log line by line.
     *
     * @return whether every cell is filled at the end
     */
    public static boolean write(Position position, Consumer<String> out) {
        IterationLog log = new IterationLog(Board.of(position, Uniqueness.UNKNOWN), out);
        log.run();
        return log.board.isSolved();
    }

    private void run() {
        out.accept("=== Solving ===");
        boolean progress = true;
        for (int iteration = 1; progress && !board.isSolved(); iteration++) {
            boolean removed = sweep();
            List<String> filled = fillSingles();
            progress = removed || !filled.isEmpty();
            if (progress) {
                out.accept("Iteration " + iteration + ": " + filled.size() + " cells filled");
                filled.forEach(out);
                moves += filled.size();
            }
        }
        out.accept(board.isSolved() ? "Puzzle solved!" : "No further progress.");
        out.accept("");
        out.accept("Total moves made: " + moves);
        out.accept("Board solved: " + board.isSolved());
        boolean valid = isValid();
        out.accept("Board valid: " + valid);
        out.accept(
                valid
                        ? "✓ Constraint propagation validated - no violations!"
                        : "✗ Constraint propagation found a violation!");
    }

    private boolean isValid() {
        return !board.isBroken() && board.toPosition().contradiction().isEmpty();
    }

    private boolean sweep() {
        int pointing = told("Pointing Pairs", removeLocked(POINTING));
        int boxLine = told("Box/Line Reduction", removeLocked(CLAIMING));
        int xWing = told("X-Wing", remove(conclusions(X_WING)));
        int swordfish = told("Swordfish", remove(conclusions(SWORDFISH)));
        return pointing + boxLine + xWing + swordfish > 0;
    }

    private int told(String sweep, int removed) {
        if (removed > 0) {
            out.accept("  " + sweep + " eliminated " + removed + " candidates");
        }
        return removed;
    }

    /** Goes from house to house, and each sees what the ones before it have removed. */
    private int removeLocked(LockedCandidates technique) {
        int removed = 0;
        for (int house : board.geometry().areasFirst()) {
            List<Conclusion> found = new ArrayList<>();
            technique.findFrom(board, house, step -> found.addAll(step.conclusions()));
            removed += remove(found);
        }
        return removed;
    }

    private int remove(List<Conclusion> removals) {
        int removed = 0;
        for (Conclusion removal : removals) {
            removed += removal.isEffectiveOn(board) ? 1 : 0;
            removal.applyTo(board);
        }
        return removed;
    }

    private List<Conclusion> conclusions(Technique technique) {
        List<Conclusion> conclusions = new ArrayList<>();
        technique.find(board, step -> conclusions.addAll(step.conclusions()));
        return conclusions;
    }

    /** Naked singles in cell order, then hidden ones by house and value. */
    private List<String> fillSingles() {
        List<Conclusion> naked = conclusions(NAKED_SINGLE);
        List<Conclusion> hidden = conclusions(HIDDEN_SINGLE);
        hidden.sort(Comparator.<Conclusion>comparingInt(single -> firstHouse(single.candidate()))
                .thenComparingInt(single -> single.candidate().value()));
        List<String> filled = new ArrayList<>();
        fill(naked, "Naked Single", filled);
        fill(hidden, "Hidden Single", filled);
        return filled;
    }

    /** The first house that has no other place for the value. */
    private int firstHouse(Candidate single) {
        int index = 0;
        while (!Bits.isSingle(board.places(board.geometry().houseOf(single.cell(), index), single.value()))) {
            index++;
        }
        return board.geometry().houseOf(single.cell(), index);
    }

    /** Fills all that was seen; in a puzzle without a solution two singles may exclude each other, and the first wins. */
    private void fill(List<Conclusion> singles, String technique, List<String> filled) {
        for (Conclusion single : singles) {
            if (single.isEffectiveOn(board)) {
                Candidate found = single.candidate();
                single.applyTo(board);
                filled.add("  (" + (found.row() - 1) + "," + (found.column() - 1) + ") = " + found.value() + " via "
                        + technique);
            }
        }
    }
}
