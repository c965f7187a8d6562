package dev.clew.logic.scale.se;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.producer.HintSink;
import dev.clew.logic.scale.se.producer.Producer;
import dev.clew.logic.scale.se.producer.SeGrid;

/**
 * A producer with the rating of the easiest step it can offer.
 *
 * @param least the rating
 * @param isDeep whether it follows several chains together, which is done only where nothing before it has found a step
 * @param producer the producer
 */
record RankedProducer(SeBound least, boolean isDeep, Producer producer) implements Producer {
    static RankedProducer from(double least, Producer producer) {
        return new RankedProducer(SeBound.of(least), false, producer);
    }

    /** This producer as one of those that follow several chains together. */
    RankedProducer deep() {
        return new RankedProducer(least, true, producer);
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        producer.find(grid, meter, sink);
    }
}
