package dev.clew.web.api;

import dev.clew.core.Count;
import dev.clew.core.Solver;
import java.util.Set;

/** {@code count}: how many solutions there are. */
final class CountEndpoint implements Endpoint {
    private static final String LIMIT = "limit";
    private static final long STANDARD_LIMIT = 1_000_000;
    private static final long MOST = 1_000_000_000_000L;

    @Override
    public String name() {
        return "count";
    }

    @Override
    public Set<String> fields() {
        return Set.of(LIMIT);
    }

    @Override
    public Reply answer(Request request) {
        long limit = request.fields().number(LIMIT, STANDARD_LIMIT, 1, MOST);
        Count count = Solver.standard().count(request.position(), limit, request.budget());
        return Reply.json(JsonText.object(json -> {
            json.writeNumberProperty("count", count.solutions());
            json.writeBooleanProperty("exact", count.ending() == Count.Ending.COMPLETE);
            json.writeStringProperty("message", message(count));
        }));
    }

    private static String message(Count count) {
        String number = count.solutions() == 1 ? "1 solution" : count.solutions() + " solutions";
        return switch (count.ending()) {
            case COMPLETE -> "Exactly " + number + ".";
            case LIMIT -> "At least " + number + ": counting stopped at the limit.";
            case BUDGET -> "At least " + number + ": the time for this request ended.";
        };
    }
}
