package dev.clew.web.api;

import dev.clew.core.Position;
import dev.clew.io.LogicJson;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Walk;
import java.util.Set;

/** {@code explain}: the whole way to the solution. */
final class ExplainEndpoint implements Endpoint {
    @Override
    public String name() {
        return "explain";
    }

    @Override
    public Set<String> fields() {
        return Set.of(Searching.FIELD);
    }

    @Override
    public Reply answer(Request request) {
        Position position = request.logicPosition();
        Profile profile = Searching.profile(request);
        Walk walk = Walk.of(position, profile, request.budget());
        LogicJson json = new LogicJson(profile, StepPart.ON_THE_WAY)
                .position(position)
                .put("outcome", walk.outcome())
                .put("message", (walk.warning() + " " + walk.ending()).strip());
        walk.path().ifPresent(json::path);
        return Reply.json(json.end());
    }
}
