package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;
import org.jspecify.annotations.Nullable;

/** One entry in the scale's order of producers. */
public interface Producer {
    /** The step that this producer offers, or null. Where the budget ends, the answer means nothing. */
    @Nullable
    Hint find(SeGrid grid, Budget.Meter meter);
}
