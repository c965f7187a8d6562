package dev.clew.cli;

import dev.clew.cli.merge.Merge;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Terminal;
import java.util.List;

/** {@code clew merge}: the outputs of all shards as one. */
final class MergeCommand implements Command {
    private static final Option SHARDS = Option.value(
            "N",
            "How many shards there are; any other number of files is refused. Default: the number of files.",
            "--shards");
    private static final Option FILES = Option.value(
            "FILE", "The output of every shard; numbers in the names give the order, otherwise the order here.");
    private static final long MOST_SHARDS = 999_999;

    @Override
    public String name() {
        return "merge";
    }

    @Override
    public String summary() {
        return "Puts the outputs of shards together.";
    }

    @Override
    public String description() {
        return "Takes the outputs of solve or rate --shard 1/n to n/n, in --format line, csv or json, and writes what "
                + "the command would have written without --shard. A shard that is unfinished, named twice, out of order or missing "
                + "from the middle is refused; missing last ones are noticed only with --shards.";
    }

    @Override
    public List<Option> options() {
        return List.of(SHARDS, CommonOptions.OUTPUT, CommonOptions.HELP);
    }

    @Override
    public Option operands() {
        return FILES;
    }

    @Override
    public List<String> examples() {
        return List.of(
                "for i in 1 2 3; do clew solve examples/puzzles.txt --shard $i/3 --output part.$i; done",
                "clew merge part.1 part.2 part.3 --output solutions.txt",
                "clew merge --shards 3 part.* > solutions.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        List<String> names = arguments.operands();
        if (names.isEmpty()) {
            throw Failure.usage("merge which shards? name the output of each, such as part.1 part.2 part.3");
        }
        long expected = arguments.number(SHARDS, names.size(), MOST_SHARDS);
        if (expected != names.size()) {
            throw Failure.usage("--shards is " + expected + ", but " + names.size()
                    + (names.size() == 1 ? " file was" : " files were") + " named; name the output of each shard");
        }
        String file = arguments.get(CommonOptions.OUTPUT);
        try (Merge merge = new Merge(names)) {
            if (file != null && merge.reads(file)) {
                throw Failure.usage("--output " + file + " would overwrite a shard; name another file");
            }
            try (Output output =
                    file == null || file.equals("-") ? Output.standard(terminal) : Output.file(terminal, file)) {
                merge.write(output);
                output.commit();
                return ExitCode.GOOD;
            }
        }
    }
}
