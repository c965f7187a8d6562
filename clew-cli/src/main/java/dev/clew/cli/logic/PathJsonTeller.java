package dev.clew.cli.logic;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.io.LogicJson;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.advice.Walk;
import java.util.List;

/**
 * The whole path as one JSON object.
 *
 * @param profile what is tried, in which order
 * @param budget what each puzzle may cost
 */
public record PathJsonTeller(Profile profile, Budget budget) implements JsonTeller {
    @Override
    public String verb() {
        return "solved";
    }

    @Override
    public Report tell(Input input, Standing standing) {
        Walk walk = Walk.of(standing, profile, budget);
        LogicJson json = begin(input)
                .position(standing.position())
                .put("outcome", walk.outcome())
                .put("message", (walk.warning() + " " + walk.ending()).strip());
        walk.path().ifPresent(json::path);
        return new Report(json.end(), List.of(), walk.isGood());
    }
}
