package dev.clew.web.api;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Review;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.LevelRating;
import dev.clew.logic.level.Rater;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JsonGenerator;

/** {@code rate}: how hard the puzzle is, and why; what a player has entered since does not count. */
final class RateEndpoint implements Endpoint {
    @Override
    public String name() {
        return "rate";
    }

    @Override
    public Set<String> fields() {
        return Set.of();
    }

    @Override
    public Reply answer(Request request) {
        Position position = Review.reference(request.logicPosition());
        Budget budget = request.budget();
        Outcome outcome = Solver.standard().solve(position, budget);
        Optional<LevelRating> rating = outcome instanceof Outcome.Unique ? rating(position, budget) : Optional.empty();
        Verdict verdict =
                Verdict.of(rating.isEmpty() && outcome instanceof Outcome.Unique ? new Outcome.OutOfBudget() : outcome);
        return Reply.json(JsonText.object(json -> {
            json.writeStringProperty("puzzle", position.toString());
            json.writeStringProperty("shape", position.shape().name());
            json.writeStringProperty("outcome", verdict.word());
            rating.ifPresent(it -> write(json, it));
            json.writeStringProperty("message", rating.map(LevelRating::reasons).orElse(verdict.message()));
        }));
    }

    private static Optional<LevelRating> rating(Position position, Budget budget) {
        Uniqueness known = position.puzzle().givenCount() > 0 ? Uniqueness.OF_GIVENS : Uniqueness.OF_CANDIDATES;
        return Rater.standard().rate(Board.of(position, known), budget);
    }

    private static void write(JsonGenerator json, LevelRating rating) {
        json.writeStringProperty("level", rating.level().id());
        json.writeNumberProperty("score", rating.score());
        json.writeName("techniques").writeStartObject();
        for (LevelRating.Use use : rating.uses()) {
            json.writeName(use.technique().id()).writeStartObject();
            json.writeNumberProperty("rating", use.rating());
            json.writeNumberProperty("rounds", use.rounds());
            json.writeNumberProperty("conclusions", use.conclusions());
            json.writeEndObject();
        }
        json.writeEndObject();
        rating.bottleneck().ifPresent(it -> write(json, it));
    }

    private static void write(JsonGenerator json, LevelRating.Bottleneck it) {
        json.writeName("bottleneck").writeStartObject();
        json.writeStringProperty("technique", it.technique().id());
        json.writeNumberProperty("rating", it.rating());
        json.writeNumberProperty("round", it.round());
        json.writeNumberProperty("alternatives", it.alternatives());
        json.writeNumberProperty("hardSteps", it.hardSteps());
        JsonText.texts(json, "examples", it.examples());
        json.writeEndObject();
    }
}
