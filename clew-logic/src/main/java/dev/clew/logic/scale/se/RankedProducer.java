package dev.clew.logic.scale.se;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Producer;
import dev.clew.logic.scale.se.producer.SeGrid;
import org.jspecify.annotations.Nullable;

/**
 * A producer with the rating of the easiest step it can offer.
 *
 * @param least the rating
 * @param producer the producer
 */
record RankedProducer(SeBound least, Producer producer) implements Producer {
    static RankedProducer from(double least, Producer producer) {
        return new RankedProducer(SeBound.of(least), producer);
    }

    @Override
    public @Nullable Hint find(SeGrid grid, Budget.Meter meter) {
        return producer.find(grid, meter);
    }
}
