package dev.clew.logic.scale.se.chain;

/** Why a node follows; the region types of blocks, rows and columns are causes too. */
final class Cause {
    /** The cell itself. */
    static final int NAKED = 3;

    /** A rule of a higher level. */
    static final int ADVANCED = 4;

    /** An assumption. */
    static final int NONE = 5;

    private Cause() {}
}
