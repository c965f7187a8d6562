package dev.clew.cli.logic;

import dev.clew.cli.answer.PictureForm;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.desk.logic.HintAnswer;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.text.Depth;
import dev.clew.press.StepPicture;
import dev.clew.press.style.Theme;
import java.util.List;

/** A picture of the next step; where there is none, a message. */
public record HintPictureForm() implements PictureForm<HintAnswer> {
    @Override
    public Report tell(Input input, HintAnswer answer) {
        Hint hint = answer.hint();
        return hint.step()
                .map(step -> new Report(
                        StepPicture.draw(hint.board(), step, Theme.LIGHT)
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
        String words = hint.status().putBackWords();
        return words.isEmpty() ? List.of() : List.of(input.prefix() + words);
    }
}
