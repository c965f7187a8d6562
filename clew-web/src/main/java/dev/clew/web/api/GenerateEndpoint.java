package dev.clew.web.api;

import dev.clew.generate.Result;
import java.util.Set;
import java.util.function.LongSupplier;

/** {@code generate}: a new puzzle made to order. */
final class GenerateEndpoint implements Endpoint {
    private final LongSupplier seeds;

    /** New puzzles whose seeds, where nobody names one, come from a source. */
    GenerateEndpoint(LongSupplier seeds) {
        this.seeds = seeds;
    }

    @Override
    public String name() {
        return "generate";
    }

    @Override
    public Set<String> fields() {
        return Order.FIELDS;
    }

    @Override
    public boolean takesPuzzle() {
        return false;
    }

    @Override
    public boolean makes() {
        return true;
    }

    @Override
    public Reply answer(Request request) {
        Making making = new Making(Order.of(request.fields(), request.limits(), seeds.getAsLong()));
        Result result = making.run(request.pace()::isOver);
        return Reply.json(making.outcome(result));
    }
}
