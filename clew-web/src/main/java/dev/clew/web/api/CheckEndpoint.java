package dev.clew.web.api;

import dev.clew.core.CellSet;
import dev.clew.core.Contradiction;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.io.LogicJson;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.ReviewText;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.advice.Suspects;
import dev.clew.logic.board.Review;
import dev.clew.logic.text.Depth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code check}: whether the puzzle is a good one, and what the player did against it. */
final class CheckEndpoint implements Endpoint {
    @Override
    public String name() {
        return "check";
    }

    @Override
    public Set<String> fields() {
        return Set.of();
    }

    @Override
    public boolean isQuick(Request request) {
        return request.position().shape().equals(Shape.CLASSIC_9);
    }

    @Override
    public Reply answer(Request request) {
        Position position = request.position();
        Standing standing = Standing.of(position, request.budget());
        LogicJson json = new LogicJson(Profile.clew());
        json.put("outcome", Verdict.of(standing.outcome()).word());
        json.cells("conflicts", position.conflicts(), position.shape());
        standing.review().ifPresent(review -> json.review(review, position.shape()));
        Suspects suspects = standing.suspects(request.budget());
        json.suspects(suspects);
        String message = (message(standing) + " " + suspects.words()).strip();
        return Reply.json(json.put("message", message).end());
    }

    private static String message(Standing standing) {
        Optional<Contradiction> seen = standing.position().contradiction();
        if (standing.review().isEmpty()) {
            return Verdict.of(standing.outcome()).message();
        }
        List<String> lines = new ArrayList<>();
        CellSet conflicts = standing.position().conflicts();
        if (!conflicts.isEmpty()) {
            lines.add(seen.map(Verdict::sentence).orElse(""));
        }
        Review review = standing.review().get();
        ReviewText words = new ReviewText(standing.position(), review, Depth.WHY);
        lines.addAll(words.wrong());
        lines.addAll(words.harmless());
        if (lines.isEmpty()) {
            lines.add(
                    standing.isSolved() ? "Solved." : "Everything so far is right, and there is exactly one solution.");
        }
        return String.join(" ", lines);
    }
}
