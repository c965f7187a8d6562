package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Job;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import dev.clew.cli.stream.Tally;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.Reading;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code clew convert}: any format to any other. */
final class ConvertCommand implements Command {
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
        StringBuilder text = new StringBuilder("What a format cannot hold is said on standard error. Exit code 0 says "
                + "that every puzzle was written. The formats:");
        for (PuzzleFormat format : FormatCatalog.standard().formats()) {
            text.append("%n  ").append(format.name()).append(": ").append(format.description());
        }
        return text.toString();
    }

    @Override
    public List<Option> options() {
        return List.of(target(), CommonOptions.SHAPE, CommonOptions.THREADS, CommonOptions.OUTPUT, CommonOptions.HELP);
    }

    private static Option target() {
        List<String> names = FormatCatalog.standard().formats().stream()
                .map(PuzzleFormat::name)
                .toList();
        return Option.choice("The format to write.", names, "-t", "--to");
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
        Option target = target();
        if (!arguments.has(target)) {
            throw Failure.usage("convert to which format? write --to and one of " + target.label());
        }
        PuzzleFormat format =
                FormatCatalog.standard().find(arguments.choice(target, "")).orElseThrow();
        return Job.run(arguments, terminal, new Conversion(CommonOptions.shape(arguments), format), format.header());
    }

    private record Conversion(@Nullable Shape shape, PuzzleFormat format) implements OrderedPipeline.Work<Report> {
        @Override
        public String verb() {
            return "converted";
        }

        @Override
        public Report apply(Input input) {
            Reading reading = input.read(shape);
            if (reading instanceof Reading.Bad bad) {
                return bad(input, bad.problem(), Tally.UNREADABLE);
            }
            Reading.Found found = (Reading.Found) reading;
            return write(input, found.position()).after(input.warnings(found));
        }

        private Report write(Input input, Position position) {
            Optional<String> refusal = format.refusal(position);
            if (refusal.isPresent()) {
                return bad(input, refusal.get(), Tally.OTHER);
            }
            String text = format.write(position);
            // A blank line keeps drawings apart, also for whoever reads them again.
            String lines = text.indexOf('\n') < 0 ? text : text + "\n";
            List<String> losses = format.losses(position);
            List<String> messages = losses.isEmpty()
                    ? List.of()
                    : List.of(input.prefix() + "the format " + format.name() + " drops " + String.join(", ", losses));
            return new Report(lines, messages, true);
        }

        private static Report bad(Input input, String problem, Tally tally) {
            return new Report("", List.of(input.prefix() + problem), false, tally);
        }
    }
}
