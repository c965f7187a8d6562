package dev.clew.core.internal.classic9;

import dev.clew.core.Budget;
import dev.clew.core.internal.SolutionSearch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Solves classic 9×9 puzzles, one after another: depth first over an explicit stack of states, which grows where a
 * puzzle needs it and is kept; nothing else is allocated. {@link #start} takes a puzzle, {@link #next} finds one
 * solution after the other. Every guess costs one node of the budget, and so does the start. Mutable, for one thread.
 *
 * <p>The order of the solutions is this engine's own, not the defined one.
 */
public final class Classic9 implements SolutionSearch {
    /** Room for this many guesses on top of each other at first: few puzzles need more, and new engines stay cheap. */
    private static final int DEPTH = 4;
    /** Where {@link #calm} starts after a dead end: where one was, others are near. */
    private static final int AFTER_DEAD_END = -5;
    /** Where to continue: at the root, below a solution, nowhere. */
    private enum Phase {
        ROOT,
        SOLUTION,
        END
    }

    private final Bands bands = new Bands();
    private final GuessChoice branching = new GuessChoice();
    private long[] states = new long[DEPTH * Bands.SIZE];
    private int[] alternatives = new int[DEPTH];
    private int depth;
    /** Steps since the last dead end. */
    private int calm;

    private Phase phase = Phase.END;
    private Budget.@Nullable Meter meter;
    private boolean outOfBudget;
    private long guesses;
    private final byte[] values = new byte[81];

    /**
     * Takes a puzzle.
     *
     * @param givens 81 values 0..9 or characters, where everything but 1..9 is blank
     * @param offset where they start
     * @param meter what bounds the search; null for no bound
     */
    public void start(byte[] givens, int offset, Budget.@Nullable Meter meter) {
        restart(bands.load(givens, offset), meter);
    }

    /**
     * Takes a grid of candidates.
     *
     * @param masks 81 masks with bit v − 1 for value v
     * @param meter what bounds the search; null for no bound
     */
    public void start(int[] masks, Budget.@Nullable Meter meter) {
        restart(bands.load(masks), meter);
    }

    private void restart(boolean valid, Budget.@Nullable Meter newMeter) {
        phase = valid ? Phase.ROOT : Phase.END;
        depth = 0;
        calm = 0;
        meter = newMeter;
        outOfBudget = false;
    }

    /** Goes on to count solutions from where the search stands, at most that many. */
    public long count(long limit) {
        long found = 0;
        while (found < limit && next()) {
            found++;
        }
        return found;
    }

    @Override
    public boolean next() {
        boolean alive;
        switch (phase) {
            case ROOT -> alive = spend() && propagate();
            case SOLUTION -> alive = false;
            default -> {
                return false;
            }
        }
        while (true) {
            if (!alive && !backtrack()) {
                phase = Phase.END;
                return false;
            }
            if (bands.isSolved()) {
                phase = Phase.SOLUTION;
                return true;
            }
            alive = spend() && guess();
        }
    }

    private boolean guess() {
        guesses++;
        branching.choose(bands, calm);
        if (depth == alternatives.length) {
            deepen();
        }
        bands.save(states, depth * Bands.SIZE);
        int place = branching.place();
        int mask = branching.mask();
        alternatives[depth++] = mask << 7 | place;
        bands.assign(place, Integer.numberOfTrailingZeros(mask), mask);
        return propagate();
    }

    private void deepen() {
        alternatives = Arrays.copyOf(alternatives, 2 * depth);
        states = Arrays.copyOf(states, 2 * depth * Bands.SIZE);
    }

    private boolean propagate() {
        boolean alive = bands.propagate();
        calm = alive ? calm + 1 : AFTER_DEAD_END;
        return alive;
    }

    /** Takes the nearest branch not yet tried that survives propagation; false when there is none. */
    private boolean backtrack() {
        while (depth > 0 && !outOfBudget) {
            depth--;
            bands.restore(states, depth * Bands.SIZE);
            int alternative = alternatives[depth];
            int place = alternative & 127;
            int mask = alternative >> 7;
            int rest = mask & mask - 1;
            if ((rest & rest - 1) == 0) {
                // The last candidate: saves the sweep that would find it.
                bands.assign(place, Integer.numberOfTrailingZeros(rest), mask);
            } else {
                bands.remove(place, Integer.numberOfTrailingZeros(mask));
            }
            if (propagate()) {
                return true;
            }
        }
        return false;
    }

    private boolean spend() {
        if (meter != null && !meter.spend()) {
            outOfBudget = true;
        }
        return !outOfBudget;
    }

    @Override
    public void copySolution(int[] into) {
        bands.copyValues(values, 0, 0);
        for (int cell = 0; cell < 81; cell++) {
            into[cell] = values[cell];
        }
    }

    /** Copies the solution last found as 81 values 1..9, each added to {@code zero}. */
    public void copySolution(byte[] into, int offset, int zero) {
        bands.copyValues(into, offset, zero);
    }

    @Override
    public boolean isOutOfBudget() {
        return outOfBudget;
    }

    /** How many guesses this engine has made since it was created. */
    public long guesses() {
        return guesses;
    }

    /** How often this engine has looked over the digits since it was created. */
    public long sweeps() {
        return bands.sweeps();
    }
}
