package dev.clew.cli.form;

import dev.clew.cli.answer.PictureForm;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.desk.form.RenderAnswer;
import java.util.List;

/** The picture itself; where there is none, a message. */
public final class RenderForm implements PictureForm<RenderAnswer> {
    @Override
    public Report tell(Input input, RenderAnswer answer) {
        return answer.picture()
                .map(picture -> new Report(picture.toSvg().strip(), List.of(), true))
                .orElseGet(() -> new Report("", List.of(input.prefix() + answer.message()), false));
    }
}
