package dev.clew.cli.option;

import dev.clew.cli.shell.Failure;
import dev.clew.core.Budget;
import dev.clew.core.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Options that several commands share, and what their values mean. */
public final class CommonOptions {
    /** The operands of most commands. */
    public static final Option PUZZLES = Option.value(
            "PUZZLE",
            "Files of puzzles if they exist, otherwise puzzle text; - for standard input (the default when it is "
                    + "not a terminal). Every format is detected.");

    /** The operands of a command that takes options alone. */
    public static final Option NOTHING = Option.value("", "");

    /** Help for one command. */
    public static final Option HELP = Option.flag("Show this help.", "-h", "--help");

    /** The rules of the grid. */
    public static final Option SHAPE = Option.value(
            "NAME",
            "The rules of the grid: 9x9, 6x6:2x3 (box rows x columns), 7x7:latin, 9x9:diagonal, 9x9:windoku, "
                    + "9x9:antiknight, 9x9:antiking, 9x9:jigsaw:<regions>, 9x9:house:<cells>, 9x9:distinct:<cells>. Without it they follow from the text.",
            "--shape");

    /** Whether every line is a puzzle of its own. */
    public static final Option LINES = Option.flag(
            "One puzzle a line, each line on its own: no grids of several lines, no titles, no header; blank lines and "
                    + "comments are skipped. clew spark writes the same lines, but orders its files itself.",
            "--lines");

    /** When to give a puzzle up. */
    public static final Option BUDGET = Option.value(
            "LIMIT", "Give up on a puzzle after a time (10s, 500ms) or a number of nodes (5000000n).", "--budget");

    /** How many threads work. */
    public static final Option THREADS =
            Option.value("N", "How many threads to use; the output is the same. Default: all cores.", "--threads");

    /** Where the output goes. */
    public static final Option OUTPUT =
            Option.value("FILE", "Write to a file instead of standard output.", "-o", "--output");

    /** Which part of the puzzles to work on. */
    public static final Option SHARD = Option.value(
            "I/N",
            "Work on one of n shards only: blocks of 1000 puzzles go to shards 1/n to n/n in turn, whatever the "
                    + "threads, and each shard keeps the input order.",
            "--shard");

    /** Whether to continue where a run ended. */
    public static final Option RESUME = Option.flag(
            "Needs --output. Keep the progress in FILE.resume and, after a killed or stopped run, continue from "
                    + "there; the output is the same as that of an unbroken run. Other options and the input must stay "
                    + "the same; --threads may change.",
            "--resume");

    /** Whether to colour. */
    public static final Option COLOR = Option.choice(
            "Whether to use colour. Default: only on a terminal, and never with NO_COLOR.",
            List.of("auto", "always", "never"),
            "--color");

    private static final int MOST_THREADS = 1024;

    private CommonOptions() {}

    /** The shape asked for, or null. */
    public static @Nullable Shape shape(Arguments arguments) {
        String name = arguments.get(SHAPE);
        try {
            return name == null ? null : Shape.parse(name);
        } catch (IllegalArgumentException e) {
            throw Failure.usage("--shape: " + e.getMessage());
        }
    }

    /** The budget of each puzzle. */
    public static Budget budget(Arguments arguments) {
        String text = arguments.get(BUDGET);
        try {
            return text == null ? Budget.unlimited() : Budget.parse(text);
        } catch (IllegalArgumentException e) {
            throw Failure.usage("--budget: " + e.getMessage());
        }
    }

    /** The number of threads. */
    public static int threads(Arguments arguments) {
        return (int) arguments.number(THREADS, Runtime.getRuntime().availableProcessors(), MOST_THREADS);
    }
}
