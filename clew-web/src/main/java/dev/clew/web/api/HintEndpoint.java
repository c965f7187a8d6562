package dev.clew.web.api;

import dev.clew.core.Position;
import dev.clew.io.LogicJson;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.text.Depth;
import java.util.Set;

/** {@code hint}: the next step from the player's position. */
final class HintEndpoint implements Endpoint {
    private static final String DEPTH = "depth";

    @Override
    public String name() {
        return "hint";
    }

    @Override
    public Set<String> fields() {
        return Set.of(DEPTH, Searching.FIELD);
    }

    @Override
    public Reply answer(Request request) {
        Position position = request.logicPosition();
        Depth depth = Depth.of((int) request.fields().number(DEPTH, 1, 1, Depth.values().length));
        Profile profile = Searching.profile(request);
        Hint hint = Hint.of(position, profile, request.budget());
        return Reply.json(new LogicJson(profile, StepPart.HERE)
                .position(position)
                .hint(hint, depth)
                .end());
    }
}
