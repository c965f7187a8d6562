package dev.clew.cli.logic;

import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.text.Depth;
import dev.clew.press.StepDiagram;
import dev.clew.press.Theme;
import java.util.List;

/**
 * A picture of the next step; where there is none, a message.
 *
 * @param profile what is tried, in which order
 * @param budget what each puzzle may cost
 */
public record HintPictureTeller(Profile profile, Budget budget) implements PictureTeller {
    @Override
    public Report tell(Input input, Standing standing) {
        Hint hint = Hint.of(standing, profile, budget);
        return hint.step()
                .map(step -> new Report(
                        StepDiagram.picture(hint.board(), step, Theme.LIGHT)
                                .toSvg()
                                .strip(),
                        putBack(input, hint),
                        true))
                .orElseGet(() -> new Report(
                        "",
                        List.of(input.prefix() + hint.words(Depth.WHY)),
                        hint.outcome().isGood()));
    }

    private static List<String> putBack(Input input, Hint hint) {
        String words = hint.standing().putBackWords();
        return words.isEmpty() ? List.of() : List.of(input.prefix() + words);
    }
}
