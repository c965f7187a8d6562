package dev.clew.logic.internal.technique.fish;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fact.ValueLines;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.technique.Limits;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Chooses k lines and k crossing lines, the covers, that make a finned fish with something to remove: lines in
 * lexicographic order, and for each choice the covers likewise. For one pass on one thread.
 *
 * <p>The choice is led by the targets, the candidates that may be eliminated. A target needs certain covers: its own
 * crossing line, and those of all places in the chosen lines that it does not see, since these must not be fins. The
 * needs grow line by line; a target that needs more than k covers is out, and a choice without targets is cut.
 */
final class FinnedLines {
    /** Takes a fish. */
    interface Visitor {
        /** The chosen lines and the covers as masks; false to stop. */
        boolean visit(long chosen, long covers);
    }

    private final ValueLines lines;
    private final int size;
    private final Limits limits;
    private final Meter meter;
    /** By target: its cell, its line, and (by target and line) the places in a line that it does not see. */
    private final int[] cells;

    private final int[] lineOf;
    private final long[] unseen;
    /** By how many lines are chosen: the targets left and the covers each of them needs. */
    private final int[] left;

    private final int[][] targets;
    private final long[][] needs;

    FinnedLines(ValueLines lines, int size, Limits limits, Meter meter) {
        this.lines = lines;
        this.size = size;
        this.limits = limits;
        this.meter = meter;
        this.cells = lines.count() > size ? lines.cells(lines.all(), -1L) : new int[0];
        this.lineOf = new int[cells.length];
        this.unseen = new long[cells.length * lines.count()];
        this.left = new int[size + 1];
        this.targets = new int[size + 1][cells.length];
        this.needs = new long[size + 1][cells.length];
        for (int target = 0; target < cells.length; target++) {
            addTarget(target);
        }
    }

    /** A target that sees no place outside its own lines can have no fin, and is left out. */
    private void addTarget(int target) {
        int first = target * lines.count();
        for (int line = 0; line < lines.count(); line++) {
            unseen[first + line] = lines.places(line);
        }
        Geometry geometry = lines.board().geometry();
        int place = lines.placeOf(cells[target]);
        lineOf[target] = lines.lineOf(cells[target]);
        boolean seesFins = false;
        for (int word = 0; word < geometry.words(); word++) {
            long seen = lines.board().cellsOf(lines.value(), word)
                    & lines.board().links().seenWord(lines.value(), cells[target], word);
            for (Bits rest = Bits.of(seen); rest.hasNext(); ) {
                int cell = rest.nextCell(word);
                int line = lines.lineOf(cell);
                int other = lines.placeOf(cell);
                unseen[first + line] &= ~(1L << other);
                seesFins |= line != lineOf[target] && other != place;
            }
        }
        if (seesFins) {
            targets[0][left[0]] = target;
            needs[0][left[0]++] = 1L << place;
        }
    }

    /** Visits every fish with one fin at least; false when stopped on the way. */
    boolean visit(Visitor visitor) {
        return chooseLines(0, 0, 0, visitor);
    }

    private boolean chooseLines(int depth, int from, long chosen, Visitor visitor) {
        if (depth == size) {
            return chooseCovers(0, lines.union(chosen), chosen, visitor);
        }
        if (!meter.spend()) {
            return false;
        }
        for (int line = from; line <= lines.count() - (size - depth); line++) {
            if (keepTargets(depth, line) && !chooseLines(depth + 1, line + 1, chosen | 1L << line, visitor)) {
                return false;
            }
        }
        return true;
    }

    /** Keeps the targets that another line leaves; false where there are none. */
    private boolean keepTargets(int depth, int line) {
        int kept = 0;
        for (int i = 0; i < left[depth]; i++) {
            int target = targets[depth][i];
            long need = needs[depth][i] | unseen[target * lines.count() + line];
            if (lineOf[target] != line && Long.bitCount(need) <= size) {
                targets[depth + 1][kept] = target;
                needs[depth + 1][kept++] = need;
            }
        }
        left[depth + 1] = kept;
        return kept > 0;
    }

    /** Chooses covers among the places still free; a choice that meets no target's needs any more is cut. */
    private boolean chooseCovers(long covers, long free, long chosen, Visitor visitor) {
        if (!servesATarget(covers, free)) {
            return true;
        }
        if (Long.bitCount(covers) == size) {
            int fins = countFins(chosen, covers);
            return fins == 0 || fins > limits.fish().maxFins() || visitor.visit(chosen, covers);
        }
        for (Bits rest = Bits.of(free); rest.hasNext(); ) {
            long grown = covers | rest.nextMask();
            if (!chooseCovers(grown, rest.rest(), chosen, visitor)) {
                return false;
            }
        }
        return true;
    }

    private boolean servesATarget(long covers, long free) {
        for (int i = 0; i < left[size]; i++) {
            long missing = needs[size][i] & ~covers;
            if ((missing & ~free) == 0 && Long.bitCount(covers | missing) <= size) {
                return true;
            }
        }
        return false;
    }

    private int countFins(long chosen, long covers) {
        int fins = 0;
        for (Bits rest = Bits.of(chosen); rest.hasNext(); ) {
            fins += Long.bitCount(lines.places(rest.next()) & ~covers);
        }
        return fins;
    }

    /** Whether one of the lines has at most one place apart from its fins. */
    boolean isSashimi(long chosen, long covers) {
        for (Bits rest = Bits.of(chosen); rest.hasNext(); ) {
            if (Long.bitCount(lines.places(rest.next()) & covers) <= 1) {
                return true;
            }
        }
        return false;
    }

    /** What the fish just visited eliminates. */
    List<Conclusion> removals(long covers) {
        int[] gone = new int[left[size]];
        int count = 0;
        for (int i = 0; i < left[size]; i++) {
            if ((needs[size][i] & ~covers) == 0) {
                gone[count++] = cells[targets[size][i]];
            }
        }
        return lines.removals(Arrays.copyOf(gone, count));
    }

    /** Makes the evidence for a fish, when somebody asks. */
    Supplier<Proof> proof(long chosen, long covers) {
        return lines.cover(chosen, covers, lines.cells(chosen, ~covers));
    }
}
