package dev.clew.logic.scale.se.chain;

/**
 * How a spread runs.
 *
 * @param dynamic off nodes leave the grid, so that new links appear
 * @param nishio one digit alone, without links inside cells
 */
record SpreadMode(boolean dynamic, boolean nishio) {
    static final SpreadMode STATIC = new SpreadMode(false, false);
    static final SpreadMode DYNAMIC = new SpreadMode(true, false);
    static final SpreadMode NISHIO = new SpreadMode(true, true);
}
