package dev.clew.cli.logic;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.advice.StepFinder;
import java.util.List;

/**
 * Every step at hand as one JSON object.
 *
 * @param finder what to look for
 */
public record StepsJsonTeller(StepFinder finder) implements JsonTeller {
    @Override
    public Profile profile() {
        return finder.profile();
    }

    @Override
    public Report tell(Input input, Standing standing) {
        StepFinder.Found found = finder.find(standing);
        String json = begin(input)
                .position(standing.position())
                .put("outcome", found.outcome().id())
                .put("message", found.message())
                .steps(found.board(), found.steps())
                .end();
        return new Report(json, List.of(), !found.steps().isEmpty());
    }
}
