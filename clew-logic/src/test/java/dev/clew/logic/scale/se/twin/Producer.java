package dev.clew.logic.scale.se.twin;

/** One entry in the order of producers. */
interface Producer {
    void find(TwinGrid grid, Sink sink);
}
