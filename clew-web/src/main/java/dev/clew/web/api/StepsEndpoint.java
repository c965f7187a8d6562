package dev.clew.web.api;

import dev.clew.core.Position;
import dev.clew.io.LogicJson;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.StepFinder;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.Set;

/** {@code steps}: every step at hand, or those of one technique. */
final class StepsEndpoint implements Endpoint {
    private static final String TECHNIQUE = "technique";
    private static final String LIMIT = "limit";
    private static final int STANDARD_LIMIT = 100;
    private static final int MOST = 1000;

    @Override
    public String name() {
        return "steps";
    }

    @Override
    public Set<String> fields() {
        return Set.of(TECHNIQUE, LIMIT);
    }

    @Override
    public Reply answer(Request request) {
        Position position = request.logicPosition();
        long limit = request.fields().number(LIMIT, STANDARD_LIMIT, 1, MOST);
        StepFinder.Found found = new StepFinder(Profile.clew(), wanted(request), request.budget()).find(position);
        List<Step> shown = found.steps().stream().limit(limit).toList();
        return Reply.json(new LogicJson(Profile.clew(), StepPart.HERE)
                .position(position)
                .put("outcome", found.outcome().id())
                .put("message", found.message())
                .put("found", found.steps().size())
                .steps(found.board(), shown)
                .end());
    }

    private static List<TechniqueInfo> wanted(Request request) {
        String name = request.fields().find(TECHNIQUE);
        try {
            return name == null ? List.of() : StepFinder.named(name);
        } catch (IllegalArgumentException e) {
            throw Problem.badRequest("The field \"technique\": " + e.getMessage());
        }
    }
}
