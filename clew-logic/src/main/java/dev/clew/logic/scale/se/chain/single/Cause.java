package dev.clew.logic.scale.se.chain.single;

/** Why a node follows; the region types of blocks, rows and columns are causes too. */
public final class Cause {
    /** The cell itself. */
    public static final int NAKED = 3;

    /** A rule of a higher level. */
    public static final int ADVANCED = 4;

    /** An assumption. */
    public static final int NONE = 5;

    private Cause() {}
}
