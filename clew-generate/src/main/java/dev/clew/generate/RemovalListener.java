package dev.clew.generate;

import dev.clew.core.CellSet;

/** Is told of every attempt to take clues out of a grid, in order. It hears; what is made does not depend on it. */
@FunctionalInterface
public interface RemovalListener {
    /**
     * Clues were taken out, or had to stay because the solution would not be the only one without them.
     *
     * @param cells the cells of the clues: one, or several that a symmetry joins
     * @param removed whether they were taken out
     * @param clues how many clues are left
     */
    void tried(CellSet cells, boolean removed, int clues);
}
