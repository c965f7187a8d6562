package dev.clew.core;

import java.util.List;
import java.util.Locale;

/**
 * One thing the general engine did. Immutable.
 *
 * @param step its number, from 1
 * @param shape the rules of the grid
 * @param cell the cell it happened in
 * @param candidates the cell's candidates before
 * @param chosen the value placed, tried or given up; 0 where candidates were only removed
 * @param technique what was done
 * @param removed the candidates removed, for {@link Technique#LOCKED} and {@link Technique#SUBSET}
 * @param openPeers how many peers of the cell were open, for {@link Technique#MRV_BACKTRACK}, else -1
 * @param impacts the values in the order of trial with their impacts, for {@link Technique#MRV_BACKTRACK}
 * @param reason the constraint behind it in words, such as {@code box 5 within row 4}; empty for a branch
 * @since 0.2.0
 */
public record TraceEvent(
        long step,
        Shape shape,
        int cell,
        Digits candidates,
        int chosen,
        Technique technique,
        Digits removed,
        int openPeers,
        List<Impact> impacts,
        String reason) {

    /** What the engine does. */
    public enum Technique {
        /** One candidate was left in the cell. */
        NAKED_SINGLE,
        /** One place was left for the value in a house. */
        HIDDEN_SINGLE,
        /** A value confined to the overlap of two houses. */
        LOCKED,
        /** N values confined to N cells of a house. */
        SUBSET,
        /** A value tried at a branch. */
        MRV_BACKTRACK,
        /** That value given up. */
        BACKTRACK;

        /** The name in traces: {@code naked_single}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A value at a branch.
     *
     * @param value the value
     * @param impact how many open peers hold it as a candidate
     */
    public record Impact(int value, int impact) {}

    /** Takes events as they happen. */
    @FunctionalInterface
    public interface Listener {
        /** Takes one event. */
        void accept(TraceEvent event);
    }
}
