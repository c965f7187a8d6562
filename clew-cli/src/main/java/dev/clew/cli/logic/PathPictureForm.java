package dev.clew.cli.logic;

import dev.clew.cli.answer.PictureForm;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.OutputFolder;
import dev.clew.desk.logic.ExplainAnswer;
import dev.clew.logic.review.PathResult;
import dev.clew.logic.technique.Step;
import dev.clew.press.StepPicture;
import dev.clew.press.style.Theme;
import java.util.List;
import java.util.Locale;

/**
 * A picture of each step, one file each in a folder.
 *
 * @param folder where the files go
 * @param names what the files of each operand are called
 */
public record PathPictureForm(OutputFolder folder, PictureNames names) implements PictureForm<ExplainAnswer> {
    @Override
    public Report tell(Input input, ExplainAnswer answer) {
        PathResult result = answer.result();
        int[] number = {0};
        result.path()
                .ifPresent(path -> path.replay((board, step) -> {
                    String svg = StepPicture.draw(board, step, Theme.LIGHT).toSvg();
                    folder.write(name(input, ++number[0], step), svg);
                }));
        String count = number[0] + (number[0] == 1 ? " picture in " : " pictures in ") + folder + ".";
        String text = input.prefix() + answer.message() + " " + count;
        return new Report(text, List.of(), result.isGood());
    }

    /** Such as {@code 07-hidden-single.svg}; with several puzzles first the file and the line of each. */
    private String name(Input input, int number, Step step) {
        return names.start(input)
                + String.format(
                        Locale.ROOT, "%02d-%s.svg", number, step.technique().id());
    }
}
