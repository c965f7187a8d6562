package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.paper.DrawWork;
import dev.clew.cli.paper.PrintedText;
import dev.clew.cli.paper.SheetFinish;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.desk.logic.ExplainAnswer;
import dev.clew.desk.logic.ExplainQuestion;
import dev.clew.desk.parameter.Values;
import dev.clew.logic.Path;
import dev.clew.press.style.Symbols;
import dev.clew.print.Paper;
import dev.clew.print.sheet.SheetPlan;
import dev.clew.print.sheet.SheetPuzzle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** {@code clew sheet}: a worksheet to print, with an answer key. */
final class SheetCommand implements Command {
    private static final Option PER_PAGE =
            Option.value("N", "How many puzzles share a page, 1 to 9. Default: 4, in large print 1.", "--per-page");
    private static final Option SYMBOLS = Option.choice(
            "The signs for the values: digits, letters (up to 16 values), or pictures for children (up to 9). "
                    + "Default: digits.",
            Arrays.stream(Symbols.values())
                    .map(it -> it.name().toLowerCase(Locale.ROOT))
                    .toList(),
            "--symbols");
    private static final Option LARGE =
            Option.flag("Large print: bold digits, strong lines, 1 or 2 puzzles a page.", "--large");
    private static final Option BECAUSE = Option.value(
            "N",
            "Leave N lines, 1 to 12, under each puzzle for placements and their reasons; the key gives that many.",
            "--because");
    private static final Option PAPER = Option.choice("The size of the paper. Default: a4.", Paper.ids(), "--paper");
    private static final Option TITLE = Option.value("TEXT", "The heading of every page. Default: Sudoku.", "--title");

    @Override
    public String name() {
        return "sheet";
    }

    @Override
    public Group group() {
        return Group.MAKE;
    }

    @Override
    public String summary() {
        return "Prints puzzles on a worksheet with an answer key.";
    }

    @Override
    public String description() {
        return "Writes a PDF with one to nine puzzles of 4x4 to 16x16 on a page. The last page has the answers: every "
                + "solution, the techniques it takes, and with --because the proven reasons of the first placements. A "
                + "puzzle without exactly one solution is left out, and standard error says why. Exit code 0 says that "
                + "every puzzle is on the sheet.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                PER_PAGE,
                SYMBOLS,
                LARGE,
                BECAUSE,
                PAPER,
                TITLE,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew sheet --per-page 2 --because 5 --output sheet.pdf examples/vincent.txt examples/cover.txt",
                "clew generate -n 6 --shape 6x6 --seed 7 | clew sheet --symbols pictures -o six.pdf",
                "clew sheet --large --paper letter --output large.pdf examples/vincent.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        DrawWork.refuseScreen(arguments, terminal);
        SheetPlan plan = plan(arguments);
        Budget budget = CommonOptions.budget(arguments);
        DrawWork<ExplainAnswer, SheetPuzzle> work = new DrawWork<>(
                CommonOptions.shape(arguments),
                "printed",
                subject -> ExplainQuestion.of(subject, Values.NONE, budget),
                answer -> puzzle(answer, plan));
        return Job.run(arguments, terminal, work, new SheetFinish(plan), "");
    }

    private static SheetPlan plan(Arguments arguments) {
        boolean large = arguments.has(LARGE);
        int most = large ? SheetPlan.MOST_LARGE : SheetPlan.MOST_PER_PAGE;
        int perPage = (int) arguments.number(PER_PAGE, large ? 1 : 4, most);
        int because = (int) arguments.number(BECAUSE, 0, SheetPlan.MOST_BECAUSE);
        Paper paper = Paper.valueOf(arguments.choice(PAPER, "a4").toUpperCase(Locale.ROOT));
        Symbols symbols = Symbols.valueOf(arguments.choice(SYMBOLS, "digits").toUpperCase(Locale.ROOT));
        return new SheetPlan(PrintedText.of(arguments, TITLE, "Sudoku"), paper, perPage, symbols, large, because);
    }

    private static List<SheetPuzzle> puzzle(ExplainAnswer answer, SheetPlan plan) {
        int values = answer.result().status().position().shape().size();
        int most = Math.min(SheetPlan.MOST_VALUES, plan.symbols().most());
        if (values < SheetPlan.LEAST_VALUES || values > most) {
            throw Failure.usage("a sheet of " + plan.symbols().name().toLowerCase(Locale.ROOT) + " takes grids of "
                    + SheetPlan.LEAST_VALUES + " to " + most + " values, not of " + values);
        }
        Path path = answer.result().path().orElse(null);
        return path != null && answer.result().status().outcome() instanceof Outcome.Unique unique
                ? List.of(new SheetPuzzle(answer.result().status().position(), unique.solution(), path))
                : List.of();
    }
}
