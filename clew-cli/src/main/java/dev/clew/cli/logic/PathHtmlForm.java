package dev.clew.cli.logic;

import dev.clew.cli.answer.PictureForm;
import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.desk.logic.ExplainAnswer;
import dev.clew.logic.review.PathResult;
import dev.clew.print.walkthrough.WalkthroughHtml;
import java.util.List;

/** The whole path as a section of a page of HTML. */
public final class PathHtmlForm implements PictureForm<ExplainAnswer> {
    /** The end of the page, after the last puzzle. */
    public static Finish<Report> frame() {
        return new Finish<>() {
            @Override
            public Report apply(Report report) {
                return report;
            }

            @Override
            public String footer() {
                return WalkthroughHtml.FOOT;
            }
        };
    }

    @Override
    public Report tell(Input input, ExplainAnswer answer) {
        PathResult result = answer.result();
        String key = input.source() + ":" + input.line();
        return result.path()
                .map(path -> WalkthroughHtml.section(key, result.status().position(), path, answer.message()))
                .map(html -> new Report(html, List.of(), result.isGood()))
                .orElseGet(() -> new Report("", List.of(input.prefix() + answer.message()), false));
    }
}
