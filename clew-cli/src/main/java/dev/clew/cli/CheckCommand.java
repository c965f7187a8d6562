package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.CheckWork;
import dev.clew.cli.solve.CheckWriter;
import dev.clew.cli.solve.JsonWriter;
import dev.clew.cli.solve.OriginalOption;
import dev.clew.cli.solve.PuzzleSolver;
import dev.clew.cli.solve.SolutionWriter;
import dev.clew.cli.stream.Job;
import dev.clew.logic.advice.Original;
import java.util.List;

/** {@code clew check}: whether every puzzle is a good one, and what is wrong with it if not. */
final class CheckCommand implements Command {
    private static final Option FORMAT =
            Option.choice("How verdicts are written. Default: line.", List.of("line", "json"), "-f", "--format");
    private static final long ENOUGH = 2;

    @Override
    public String name() {
        return "check";
    }

    @Override
    public String summary() {
        return "Checks that puzzles have one solution, or says why not.";
    }

    @Override
    public String description() {
        return "One line a puzzle: valid, or !multiple and where two solutions differ, !none: reason where the puzzle "
                + "breaks the rules, !none where the search finds no solution, !invalid: reason where the text is not "
                + "a puzzle, !budget where the budget ended. Where a digit or a candidate must be wrong it is named. Exit code 0 says that all are valid.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                OriginalOption.ORIGINAL,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew check examples/puzzles.txt",
                "clew check --format json examples/puzzles.txt",
                "clew check --original examples/vincent.txt examples/game.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        PuzzleSolver solver =
                new PuzzleSolver(CommonOptions.shape(arguments), CommonOptions.budget(arguments), ENOUGH, false);
        boolean json = arguments.choice(FORMAT, "line").equals("json");
        SolutionWriter writer = json ? new JsonWriter() : new CheckWriter();
        Original original = OriginalOption.of(arguments, terminal);
        return Job.run(
                arguments, terminal, new CheckWork(solver, writer, CommonOptions.budget(arguments), original), "");
    }
}
