package dev.clew.generate;

import java.util.List;
import java.util.Optional;

/** What became of one puzzle that was asked for. Immutable. */
public sealed interface Result {
    /** How many seeds were tried. */
    int attempts();

    /** Seeds whose work hit a limit, so that the next was tried. */
    List<Capped> capped();

    /**
     * A seed whose work hit a limit.
     *
     * @param seed the seed
     * @param work the work
     */
    record Capped(long seed, String work) {
        @Override
        public String toString() {
            return "seed " + Long.toUnsignedString(seed) + ": " + work + " hit its limit; went on with the next seed";
        }
    }

    /** A puzzle that meets the target. */
    record Found(Generated generated, int attempts, List<Capped> capped) implements Result {}

    /**
     * No attempt met the target.
     *
     * @param best the puzzle that came closest, if any was made
     * @param misses what it lacks, in words
     */
    record Missed(Optional<Generated> best, List<String> misses, int attempts, List<Capped> capped) implements Result {}

    /** The run was called off. */
    record Stopped(int attempts, List<Capped> capped) implements Result {}
}
