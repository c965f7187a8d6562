package dev.clew.web.api;

import dev.clew.core.Position;
import dev.clew.generate.Caps;
import dev.clew.generate.Generated;
import dev.clew.generate.Generator;
import dev.clew.generate.Result;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tools.jackson.core.JsonGenerator;

/**
 * Makes one puzzle to order, and can be asked how far it is. Mutable, for the thread that makes.
 */
final class Making {
    private static final String LIMIT_WORDS = "ask for less, or try another seed";

    private final Order order;
    private int attempts;
    private Optional<Generated> best = Optional.empty();

    Making(Order order) {
        this.order = order;
    }

    /** Makes it, unless it is called off; who decides that is asked often and may look on. */
    Result run(BooleanSupplier calledOff) {
        return new Generator(order.target(), Caps.standard(), calledOff, this::note).make(order.seed());
    }

    private void note(int made, Optional<Generated> closest) {
        attempts = made;
        best = closest;
    }

    /** How far it is, as an object. */
    byte[] progress() {
        return JsonText.object(json -> {
            json.writeNumberProperty("attempts", attempts);
            json.writeNumberProperty("accepted", 0);
            best.ifPresent(it -> best(json, it, List.of()));
        });
    }

    /** What came of it, as an object. */
    byte[] outcome(Result result) {
        return JsonText.object(json -> {
            if (result instanceof Result.Found found) {
                json.writeStringProperty("outcome", "found");
                puzzle(json, found.generated());
            } else if (result instanceof Result.Missed missed) {
                json.writeStringProperty("outcome", "missed");
                missed.best().ifPresent(it -> best(json, it, missed.misses()));
                json.writeStringProperty("message", words(missed));
            } else {
                json.writeStringProperty("outcome", "stopped");
                best.ifPresent(it -> best(json, it, order.target().misses(it.puzzle(), it.rating())));
                json.writeStringProperty(
                        "message", "The time for this request ended after " + count(result) + "; " + LIMIT_WORDS);
            }
            json.writeNumberProperty("attempts", result.attempts());
        });
    }

    private static String words(Result.Missed missed) {
        return "None of " + count(missed) + " met the target"
                + (missed.best().isEmpty()
                        ? "; none gave a puzzle with one solution; " + LIMIT_WORDS
                        : "; the closest misses it, for " + String.join(" and ", missed.misses()));
    }

    private static String count(Result result) {
        return result.attempts() == 1 ? "1 attempt" : result.attempts() + " attempts";
    }

    private static void best(JsonGenerator json, Generated made, List<String> misses) {
        json.writeName("best").writeStartObject();
        puzzle(json, made);
        if (!misses.isEmpty()) {
            JsonText.texts(json, "misses", misses);
        }
        json.writeEndObject();
    }

    private static void puzzle(JsonGenerator json, Generated made) {
        JsonText.position(json, "puzzle", Position.of(made.puzzle()));
        json.writeStringProperty("solution", made.solution().toString());
        json.writeStringProperty("level", made.rating().level().id());
        json.writeNumberProperty("score", made.rating().score());
        json.writeNumberProperty("clues", made.puzzle().givenCount());
        json.writeStringProperty("seed", Long.toUnsignedString(made.seed()));
    }
}
