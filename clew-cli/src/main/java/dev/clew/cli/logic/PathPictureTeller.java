package dev.clew.cli.logic;

import dev.clew.cli.shell.OutputFolder;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Budget;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.advice.Walk;
import dev.clew.logic.technique.Step;
import dev.clew.press.StepDiagram;
import dev.clew.press.Theme;
import java.util.List;
import java.util.Locale;

/**
 * A picture of each step, one file each in a folder.
 *
 * @param profile what is tried, in which order
 * @param budget what each puzzle may cost
 * @param folder where the files go
 * @param names what the files of each operand are called
 */
public record PathPictureTeller(Profile profile, Budget budget, OutputFolder folder, PictureNames names)
        implements PictureTeller {
    @Override
    public String verb() {
        return "solved";
    }

    @Override
    public Report tell(Input input, Standing standing) {
        Walk walk = Walk.of(standing, profile, budget);
        int[] number = {0};
        walk.path()
                .ifPresent(path -> path.replay((board, step) -> {
                    String svg = StepDiagram.picture(board, step, Theme.LIGHT).toSvg();
                    folder.write(name(input, ++number[0], step), svg);
                }));
        String count = number[0] + (number[0] == 1 ? " picture in " : " pictures in ") + folder + ".";
        String text = input.prefix() + (walk.warning() + " " + walk.ending()).strip() + " " + count;
        return new Report(text, List.of(), walk.isGood());
    }

    /** Such as {@code 07-hidden-single.svg}; with several puzzles first the file and the line of each. */
    private String name(Input input, int number, Step step) {
        return names.start(input)
                + String.format(
                        Locale.ROOT, "%02d-%s.svg", number, step.technique().id());
    }
}
