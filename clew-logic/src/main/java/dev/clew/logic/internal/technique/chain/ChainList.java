package dev.clew.logic.internal.technique.chain;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The chains of one scan, the shortest for each form and conclusion, reported in the order in which they were found.
 * Proofs are built on demand. For one thread.
 */
final class ChainList {
    /**
     * A chain.
     *
     * @param form what it is called
     * @param removals what it removes, as numbers that order candidates by value and cell
     * @param path its states from one end to the other
     * @param order how many chains were found before it
     */
    record Chain(TechniqueInfo form, int[] removals, int[] path, long order) {}

    private final BoardView board;
    private final int cells;
    private final Map<Key, Chain> chains = new HashMap<>();
    private long found;

    ChainList(BoardView board) {
        this.board = board;
        this.cells = board.geometry().cells();
    }

    /** A conclusion under the name of its form. */
    private record Key(TechniqueInfo form, int[] removals) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && form.equals(key.form) && Arrays.equals(removals, key.removals);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(removals);
        }
    }

    /** The number of a removal: sorted, the removals are in the order of their values and then of their cells. */
    int removal(int cell, int value) {
        return (value - 1) * cells + cell;
    }

    /** The removals of a value from the cells that see both, sorted. */
    int[] removals(int value, int cell, int other) {
        int[] removals = new int[CommonPeers.count(board, value, cell, other)];
        int count = 0;
        for (int word = 0; count < removals.length; word++) {
            for (Bits rest = Bits.of(CommonPeers.word(board, value, word, cell, other)); rest.hasNext(); ) {
                removals[count++] = removal(rest.nextCell(word), value);
            }
        }
        return removals;
    }

    /** Whether a chain of this length would be the shortest for its conclusion. */
    boolean wants(TechniqueInfo form, int[] removals, int nodes) {
        Chain known = chains.get(new Key(form, removals));
        return known == null || known.path.length > nodes;
    }

    /** Takes a chain that is wanted; those of a later phase of a scan come after those of an earlier one. */
    void add(TechniqueInfo form, int[] removals, int[] path, int phase) {
        long order = ((long) phase << 40) + found++;
        chains.put(new Key(form, removals), new Chain(form, removals, path, order));
    }

    /** Reports the chains until the sink has enough. */
    void report(Function<Chain, Supplier<Proof>> proof, StepSink sink) {
        List<Chain> sorted = new ArrayList<>(chains.values());
        sorted.sort(Comparator.comparingLong(Chain::order));
        for (Chain chain : sorted) {
            Step step = Step.ofChain(chain.form, conclusions(chain.removals), chain.path.length, proof.apply(chain));
            if (!sink.accept(step)) {
                return;
            }
        }
    }

    private List<Conclusion> conclusions(int[] removals) {
        List<Conclusion> conclusions = new ArrayList<>();
        for (int removal : removals) {
            conclusions.add(new Conclusion.Remove(board.candidate(removal % cells, removal / cells + 1)));
        }
        return conclusions;
    }
}
