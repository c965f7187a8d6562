package dev.clew.cli.logic;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.text.Depth;
import java.util.List;

/**
 * A hint as one JSON object, which holds nothing that is deeper than asked for.
 *
 * @param profile what is tried, in which order
 * @param budget what each puzzle may cost
 * @param depth how much is given away
 */
public record HintJsonTeller(Profile profile, Budget budget, Depth depth) implements JsonTeller {
    @Override
    public Report tell(Input input, Standing standing) {
        Hint hint = Hint.of(standing, profile, budget);
        String text =
                begin(input).position(standing.position()).hint(hint, depth).end();
        return new Report(text, List.of(), hint.outcome().isGood());
    }
}
