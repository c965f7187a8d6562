package dev.clew.logic;

import dev.clew.core.Candidate;
import dev.clew.core.HouseKind;
import dev.clew.core.Position;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.board.Uniqueness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Solves a puzzle in passes and writes a log of them: four sweeps that remove candidates (pointing, box/line, X-Wing,
 * Swordfish), then every single that can be seen is filled at once. It never guesses. Mutable, for one run.
 *
 * <p>The log is a format of its own that other programs read, so its words do not change: rows and columns are counted
 * from 0, and it always says "cells" and "candidates".
 */
public final class IterationLog {
    private static final List<HouseKind> LINES = List.of(HouseKind.ROW, HouseKind.COLUMN);
    private static final List<HouseKind> AREAS = List.of(HouseKind.BOX, HouseKind.REGION);
    private static final List<HouseKind> ALL = List.of(
            HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX, HouseKind.REGION, HouseKind.DIAGONAL, HouseKind.WINDOW);

    private final Board board;
    private final Geometry geometry;
    private final Consumer<String> out;
    private int moves;

    private IterationLog(Board board, Consumer<String> out) {
        this.board = board;
        this.geometry = board.geometry();
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

    // ---- sweeps ----

    private boolean sweep() {
        int pointing = told("Pointing Pairs", clearLocked(AREAS, LINES));
        int boxLine = told("Box/Line Reduction", clearLocked(LINES, AREAS));
        int xWing = told("X-Wing", clearFish(2));
        int swordfish = told("Swordfish", clearFish(3));
        return pointing + boxLine + xWing + swordfish > 0;
    }

    private int told(String sweep, int removed) {
        if (removed > 0) {
            out.accept("  " + sweep + " eliminated " + removed + " candidates");
        }
        return removed;
    }

    /** A value whose places in a house all lie in a house of the other kind leaves the rest of that one. */
    private int clearLocked(List<HouseKind> from, List<HouseKind> to) {
        int removed = 0;
        for (int house : geometry.houses(from)) {
            for (int value = 1; value <= board.size(); value++) {
                for (int i = 0; i < geometry.crossings(house); i++) {
                    int other = geometry.crossing(house, i);
                    long places = board.places(house, value);
                    boolean confined = places != 0 && (places & ~geometry.crossingPositions(house, i)) == 0;
                    if (confined && to.contains(geometry.shape().houseKind(other))) {
                        removed += clear(other, value, cell -> !geometry.contains(house, cell));
                    }
                }
            }
        }
        return removed;
    }

    private int clear(int house, int value, IntPredicate goes) {
        int removed = 0;
        for (Bits places = Bits.of(board.places(house, value)); places.hasNext(); ) {
            int cell = geometry.cellAt(house, places.next());
            if (goes.test(cell)) {
                board.remove(cell, value);
                removed++;
            }
        }
        return removed;
    }

    private int clearFish(int size) {
        int removed = 0;
        for (HouseKind kind : LINES) {
            int[] lines = geometry.houses(List.of(kind));
            int[] across = geometry.houses(List.of(kind == HouseKind.ROW ? HouseKind.COLUMN : HouseKind.ROW));
            for (int value = 1; value <= board.size(); value++) {
                removed += clearFish(value, lines, across, 0, size, 0, new ArrayList<>());
            }
        }
        return removed;
    }

    /** Chooses further lines with two or more places, all of them in as many lines across; then clears the others. */
    private int clearFish(int value, int[] lines, int[] across, int next, int size, long union, List<Integer> chosen) {
        if (chosen.size() == size) {
            return Long.bitCount(union) == size ? clearAcross(value, across, union, chosen) : 0;
        }
        int removed = 0;
        for (int i = next; i < lines.length; i++) {
            long places = board.places(lines[i], value);
            if (Long.bitCount(places) >= 2 && Long.bitCount(union | places) <= size) {
                chosen.add(lines[i]);
                removed += clearFish(value, lines, across, i + 1, size, union | places, chosen);
                chosen.remove(chosen.size() - 1);
            }
        }
        return removed;
    }

    private int clearAcross(int value, int[] across, long union, List<Integer> chosen) {
        int removed = 0;
        for (Bits rest = Bits.of(union); rest.hasNext(); ) {
            removed += clear(
                    across[rest.next()],
                    value,
                    cell -> chosen.stream().noneMatch(line -> geometry.contains(line, cell)));
        }
        return removed;
    }

    // ---- singles ----

    private record Single(Candidate candidate, String technique) {}

    /** Naked singles in cell order, then hidden ones by house and value; a cell is named once. */
    private Map<Integer, Single> singles() {
        Map<Integer, Single> singles = new LinkedHashMap<>();
        for (int cell = 0; cell < geometry.cells(); cell++) {
            if (board.candidateCount(cell) == 1) {
                add(singles, cell, Bits.firstValue(board.candidates(cell)), "Naked Single");
            }
        }
        for (int house : geometry.houses(ALL)) {
            for (int value = 1; value <= board.size(); value++) {
                long places = board.places(house, value);
                if (Long.bitCount(places) == 1) {
                    add(singles, geometry.firstCell(house, places), value, "Hidden Single");
                }
            }
        }
        return singles;
    }

    private void add(Map<Integer, Single> singles, int cell, int value, String technique) {
        singles.putIfAbsent(cell, new Single(board.candidate(cell, value), technique));
    }

    /** Fills all that was seen; in a puzzle without a solution two singles may exclude each other, and the first wins. */
    private List<String> fillSingles() {
        List<String> filled = new ArrayList<>();
        for (Single single : singles().values()) {
            Candidate found = single.candidate();
            if (board.has(found)) {
                board.set(found.cell(), found.value());
                filled.add("  (" + (found.row() - 1) + "," + (found.column() - 1) + ") = " + found.value() + " via "
                        + single.technique());
            }
        }
        return filled;
    }
}
