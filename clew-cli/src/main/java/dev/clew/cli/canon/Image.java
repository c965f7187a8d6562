package dev.clew.cli.canon;

import dev.clew.cli.solve.Verdict;
import dev.clew.core.Puzzle;
import dev.clew.core.symmetry.Transformation;
import org.jspecify.annotations.Nullable;

/**
 * What became of one puzzle. Immutable.
 *
 * @param entry the puzzle
 * @param puzzle the equivalent one; null where there is none
 * @param transformation what leads to it; null where there is none
 * @param automorphisms how many symmetries the puzzle has; 0 where nobody counted
 * @param reason why there is none, in words; else empty
 */
record Image(
        Entry entry,
        @Nullable Puzzle puzzle,
        @Nullable Transformation transformation,
        int automorphisms,
        String reason) {
    /** Whether the text was not a puzzle, or one that has no image. */
    Verdict verdict() {
        return entry.puzzle() == null ? entry.verdict() : Verdict.UNSUPPORTED;
    }

    /** What stands in the place of an image that could not be made. */
    String mark() {
        return verdict().mark(reason);
    }

    /** An image that could not be made. */
    static Image none(Entry entry, String reason) {
        return new Image(entry, null, null, 0, reason);
    }
}
