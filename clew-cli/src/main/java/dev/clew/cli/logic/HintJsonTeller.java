package dev.clew.cli.logic;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.io.LogicJson;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.text.Depth;
import java.util.List;

/**
 * A hint as one JSON object: the step in full, and the text of the depth that was asked for.
 *
 * @param profile what is tried, in which order
 * @param budget what each puzzle may cost
 * @param depth the depth of the message
 */
public record HintJsonTeller(Profile profile, Budget budget, Depth depth) implements JsonTeller {
    @Override
    public Report tell(Input input, Position position) {
        Hint hint = Hint.of(position, profile, budget);
        LogicJson json = begin(input)
                .position(position)
                .put("outcome", hint.outcome().id())
                .put("message", hint.words(depth));
        hint.standing().review().ifPresent(review -> json.review(review, position.shape()));
        hint.step().ifPresent(step -> json.step(hint.board(), step));
        return new Report(json.end(), List.of(), hint.outcome().isGood());
    }
}
