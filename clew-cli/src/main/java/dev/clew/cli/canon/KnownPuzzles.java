package dev.clew.cli.canon;

import dev.clew.core.Puzzle;
import dev.clew.core.symmetry.Canonicalizer;

/** Puzzles by what equivalent ones share (classic 9×9) or as they are (other shapes). Mutable, for one thread. */
public final class KnownPuzzles {
    private final KeySet keys = new KeySet();
    private final Canonicalizer canonicalizer = new Canonicalizer();

    /** No puzzle is known. */
    public KnownPuzzles() {}

    /** Adds a puzzle; false if it or an equivalent one is there already. */
    public boolean add(Puzzle puzzle) {
        return keys.add(Dedupe.key(puzzle, canonicalizer));
    }
}
