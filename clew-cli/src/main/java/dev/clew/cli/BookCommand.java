package dev.clew.cli;

import dev.clew.cli.book.BookFiles;
import dev.clew.cli.book.LevelRange;
import dev.clew.cli.book.PuzzlePicker;
import dev.clew.cli.canon.KnownPuzzles;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.paper.PrintedText;
import dev.clew.cli.read.Inputs;
import dev.clew.cli.read.Item;
import dev.clew.cli.read.Operands;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.OutputFolder;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.format.Reading;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.make.Made;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.print.book.BookPlan;
import dev.clew.print.book.Stock;
import dev.clew.print.book.Trim;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** {@code clew book}: a print-ready book of new puzzles. */
final class BookCommand implements Command {
    private static final Option NUMBER = Option.value("N", "How many puzzles. Default: 200.", "-n", "--number");
    private static final Option LEVEL = Option.value(
            "LEVEL",
            "A level, or a range such as easy..hard in equal parts, easiest first. Default: easy..hard.",
            "--level");
    private static final Option TRIM =
            Option.choice("The size of a page: inches or paper. Default: 6x9.", Trim.ids(), "--trim");
    private static final Option PER_PAGE = Option.value("N", "Puzzles on a page, 1 or 2. Default: 1.", "--per-page");
    private static final Option BLEED =
            Option.flag("Let lines run beyond the edge; pages are 1/8 in larger there.", "--bleed");
    private static final Option STOCK = Option.choice(
            "The paper, which determines the width of the spine. Default: white.",
            Arrays.stream(Stock.values()).map(Stock::id).toList(),
            "--paper");
    private static final Option TITLE = Option.value("TEXT", "The title. Default: Sudoku.", "--title");
    private static final Option AUTHOR = Option.value("TEXT", "The name on the cover.", "--author");
    private static final Option IMPRINT = Option.value(
            "TEXT", "Your own lines on the page after the title: copyright, publisher, ISBN.", "--imprint");
    private static final Option NOT_IN = Option.value(
            "FILE",
            "Leave out puzzles that are equivalent to one in this file, such as an earlier book's list.",
            "--not-in");
    private static final Option OUTPUT = Option.value("FOLDER", "The folder for the files.", "-o", "--output");

    private static final int MOST_PUZZLES = 10_000;
    private static final List<Parameter<?>> PARAMETERS = List.of(
            GenerateQuestion.SYMMETRY,
            GenerateQuestion.CLUES,
            GenerateQuestion.MINIMAL,
            GenerateQuestion.SHAPE,
            GenerateQuestion.SEED,
            GenerateQuestion.ATTEMPTS);

    @Override
    public String name() {
        return "book";
    }

    @Override
    public Group group() {
        return Group.MAKE;
    }

    @Override
    public String summary() {
        return "Makes a print-ready book of new puzzles.";
    }

    @Override
    public String description() {
        return "Writes three files into a folder: interior.pdf with front matter, contents by level, a puzzle a page, "
                + "hints and solutions, black only, with margins for the binding; cover.pdf with a spine as wide as the "
                + "pages are thick; and manifest.csv with every puzzle, its solution, its rating and the seed that makes "
                + "it again. The same seed and options make the same bytes on any number of threads. Clues are symmetric "
                + "by a turn of 180 degrees unless --symmetry says otherwise. Exit code 1 says that puzzles are missing.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                NUMBER,
                LEVEL,
                Option.of(GenerateQuestion.SYMMETRY),
                Option.of(GenerateQuestion.CLUES),
                Option.of(GenerateQuestion.MINIMAL),
                Option.of(GenerateQuestion.SHAPE),
                Option.of(GenerateQuestion.SEED),
                NOT_IN,
                TRIM,
                PER_PAGE,
                BLEED,
                STOCK,
                TITLE,
                AUTHOR,
                IMPRINT,
                Option.of(GenerateQuestion.ATTEMPTS),
                CommonOptions.THREADS,
                OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public Option operands() {
        return CommonOptions.NOTHING;
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew book -n 12 --level easy..hard --seed 7 --output book",
                "clew book -n 6 --level easy --trim a5 --bleed --not-in book/manifest.csv --seed 8 --output second");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        OutputFolder folder = folder(arguments);
        int count = (int) arguments.number(NUMBER, 200, MOST_PUZZLES);
        LevelRange levels = LevelRange.parse(Objects.requireNonNullElse(arguments.get(LEVEL), "easy..hard"));
        Values values = arguments
                .values(PARAMETERS)
                .implying(GenerateQuestion.SYMMETRY, "180")
                .implying(GenerateQuestion.SEED, ThreadLocalRandom.current().nextLong());
        long seed = values.get(GenerateQuestion.SEED);
        BookPlan plan = plan(arguments, seed);
        KnownPuzzles known = known(arguments.get(NOT_IN), terminal);
        int threads = CommonOptions.threads(arguments);
        folder.prepare();
        try (Progress progress = Progress.start(terminal, done -> (double) done / count)) {
            PuzzlePicker picker = new PuzzlePicker(terminal, progress, known, threads);
            List<Made> made = picker.pick(levels.share(count), values, seed);
            if (made.isEmpty()) {
                return ExitCode.SOME_BAD;
            }
            BookFiles files = new BookFiles(plan, made);
            files.write(folder, progress);
            tell(files, folder, terminal);
            return picker.isComplete() ? ExitCode.GOOD : ExitCode.SOME_BAD;
        }
    }

    private static void tell(BookFiles files, OutputFolder folder, Terminal terminal) {
        try (Output output = Output.standard(terminal)) {
            output.line(files.summary(folder));
            output.commit();
        }
        if (!files.isBindable()) {
            terminal.report("printers on demand bind 24 to 828 pages, and this book has " + files.pages());
        }
    }

    private static OutputFolder folder(Arguments arguments) {
        String name = arguments.get(OUTPUT);
        if (name == null) {
            throw Failure.usage("a book is several files; say where with --output FOLDER");
        }
        return OutputFolder.of(name);
    }

    private static BookPlan plan(Arguments arguments, long seed) {
        return new BookPlan(
                PrintedText.of(arguments, TITLE, "Sudoku"),
                PrintedText.of(arguments, AUTHOR, ""),
                PrintedText.of(arguments, IMPRINT, ""),
                Trim.of(arguments.choice(TRIM, "6x9")),
                (int) arguments.number(PER_PAGE, 1, 2),
                arguments.has(BLEED),
                Stock.valueOf(arguments.choice(STOCK, "white").toUpperCase(Locale.ROOT)),
                Long.toUnsignedString(seed));
    }

    /** The puzzles of a file; a line of it that is not a puzzle keeps nothing out of the book. */
    private static KnownPuzzles known(@Nullable String file, Terminal terminal) {
        KnownPuzzles known = new KnownPuzzles();
        if (file == null) {
            return known;
        }
        Item.Visitor<Reading> read = input -> input.read(null);
        try (Inputs inputs = new Inputs.Builder(Operands.of(List.of(file), terminal), terminal).open()) {
            while (inputs.hasNext()) {
                if (inputs.next().accept(read) instanceof Reading.Found found) {
                    known.add(found.position().puzzle());
                }
            }
        }
        return known;
    }
}
