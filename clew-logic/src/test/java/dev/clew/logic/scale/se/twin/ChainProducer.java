package dev.clew.logic.scale.se.twin;

import java.util.List;

/** A producer that makes its whole list, sorts it and offers the best. */
interface ChainProducer extends Producer {
    /** All hints, sorted and without equals. */
    List<ChainHint> all(TwinGrid grid);

    @Override
    default void find(TwinGrid grid, Sink sink) {
        all(grid).forEach(sink::offer);
    }
}
