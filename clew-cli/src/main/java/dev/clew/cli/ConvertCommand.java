package dev.clew.cli;

import dev.clew.cli.form.ConvertWork;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.desk.form.ConvertQuestion;
import dev.clew.desk.parameter.Values;
import java.util.List;

/** {@code clew convert}: any format to any other. */
final class ConvertCommand implements Command {
    private static final Option TO = Option.of(ConvertQuestion.TO, "-t");
    private static final Option FORMAT = Option.choice(
            "The text itself, or one JSON object a line that holds it. Default: text.",
            List.of("text", "json"),
            "-f",
            "--format");

    @Override
    public String name() {
        return "convert";
    }

    @Override
    public String summary() {
        return "Writes puzzles in another format.";
    }

    @Override
    public String description() {
        StringBuilder text = new StringBuilder(
                "Whatever a format cannot hold is reported on standard error, and so are rules "
                        + "that Clew does not know, which are dropped. Exit code 0 says that every puzzle was written. The formats:");
        for (PuzzleFormat format : FormatCatalog.standard().formats()) {
            text.append("%n  ").append(format.name()).append(": ").append(format.description());
        }
        return text.toString();
    }

    @Override
    public List<Option> options() {
        return List.of(
                TO, FORMAT, CommonOptions.SHAPE, CommonOptions.THREADS, CommonOptions.OUTPUT, CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew convert --to grid examples/puzzles.txt",
                "clew convert --to json --output puzzles.json examples/puzzles.txt",
                "clew convert --to line - < examples/vincent.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean json = arguments.choice(FORMAT, "text").equals("json");
        if (!json && !arguments.has(TO)) {
            throw Failure.usage("convert to which format? write --to and one of " + TO.label());
        }
        Values values = arguments.values(ConvertQuestion.PARAMETERS);
        if (json) {
            return Job.run(arguments, terminal, new ConvertWork(CommonOptions.shape(arguments), values, true), "");
        }
        PuzzleFormat format =
                FormatCatalog.standard().find(values.get(ConvertQuestion.TO)).orElseThrow();
        ConvertWork work = new ConvertWork(CommonOptions.shape(arguments), values, false);
        return Job.run(arguments, terminal, work, new Ending(format.footer()), format.header());
    }

    /** Writes every text as it is, and closes the file. */
    private record Ending(String footer) implements Finish<Report> {
        @Override
        public Report apply(Report report) {
            return report;
        }
    }
}
