package dev.clew.core.internal.general;

import dev.clew.core.CellSet;
import dev.clew.core.internal.cover.ExactCover;
import java.util.Arrays;

/**
 * The open candidates of a state as the options of a {@link ExactCover}: of every open cell, and of every value not yet used
 * in a house, exactly one is chosen; of a value in a distinct group at most one. Immutable and thread-safe.
 */
final class CandidateCover {
    private final int size;
    /** Option → candidate: cell × size + value (from 0). */
    private final int[] candidates;

    private final ExactCover cover;

    CandidateCover(State state) {
        this.size = state.layout.size;
        this.candidates = openCandidates(state);
        this.cover = new Groups(state, candidates).build();
    }

    private static int[] openCandidates(State state) {
        int size = state.layout.size;
        int[] open = new int[state.layout.cells * size];
        int count = 0;
        for (int candidate = 0; candidate < open.length; candidate++) {
            if (!state.isFilled(candidate / size) && state.isCandidate(candidate / size, candidate % size)) {
                open[count++] = candidate;
            }
        }
        return Arrays.copyOf(open, count);
    }

    ExactCover cover() {
        return cover;
    }

    int options() {
        return candidates.length;
    }

    int cell(int option) {
        return candidates[option] / size;
    }

    /** The option's value, from 0. */
    int value(int option) {
        return candidates[option] % size;
    }

    /** Collects the groups of candidates that exclude each other. */
    private static final class Groups {
        private final Layout layout;
        private final State state;
        private final ExactCover.Builder builder;
        private final int[] optionOf;
        private final int[] group;

        Groups(State state, int[] candidates) {
            this.layout = state.layout;
            this.state = state;
            this.builder = new ExactCover.Builder(candidates.length);
            this.optionOf = new int[layout.cells * layout.size];
            this.group = new int[layout.size];
            for (int option = 0; option < candidates.length; option++) {
                optionOf[candidates[option]] = option;
            }
        }

        ExactCover build() {
            for (int cell = 0; cell < layout.cells; cell++) {
                if (!state.isFilled(cell)) {
                    builder.exactlyOne(group, valuesOf(cell));
                }
            }
            for (int house = 0; house < layout.houses; house++) {
                for (int value = 0; value < layout.size; value++) {
                    if ((state.used(house, value >> 6) >>> value & 1) == 0) {
                        builder.exactlyOne(group, placesOf(value, layout.cellsOfHouse[house]));
                    }
                }
            }
            for (CellSet distinct : layout.shape.distinctGroups()) {
                int[] cells = distinct.toArray();
                for (int value = 0; value < layout.size; value++) {
                    builder.atMostOne(group, placesOf(value, cells));
                }
            }
            return builder.build();
        }

        private int valuesOf(int cell) {
            int count = 0;
            for (int value = 0; value < layout.size; value++) {
                if (state.isCandidate(cell, value)) {
                    group[count++] = optionOf[cell * layout.size + value];
                }
            }
            return count;
        }

        private int placesOf(int value, int[] cells) {
            int count = 0;
            for (int cell : cells) {
                if (!state.isFilled(cell) && state.isCandidate(cell, value)) {
                    group[count++] = optionOf[cell * layout.size + value];
                }
            }
            return count;
        }
    }
}
