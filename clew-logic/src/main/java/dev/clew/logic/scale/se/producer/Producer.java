package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;
import org.jspecify.annotations.Nullable;

/** One entry in the scale's order of producers. */
public interface Producer {
    /**
     * Offers steps, the one that the scale takes first, until the sink has enough. Where the budget ends, what was offered
     * means nothing.
     */
    void find(SeGrid grid, Budget.Meter meter, HintSink sink);

    /** The step that the scale takes, or null. Where the budget ends, the answer means nothing. */
    default @Nullable Hint find(SeGrid grid, Budget.Meter meter) {
        HintSink.First first = new HintSink.First();
        find(grid, meter, first);
        return first.hint();
    }
}
