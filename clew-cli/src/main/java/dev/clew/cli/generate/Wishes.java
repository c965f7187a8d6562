package dev.clew.cli.generate;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Failure;
import dev.clew.core.CellSet;
import dev.clew.generate.ClueRange;
import dev.clew.generate.ShapeChoice;
import dev.clew.generate.Symmetry;
import dev.clew.generate.Target;
import dev.clew.logic.level.ClewLevel;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** The options that say what a puzzle is to be like, and the target they make together. */
public final class Wishes {
    private static final List<String> LEVELS =
            Arrays.stream(ClewLevel.values()).map(ClewLevel::id).toList();

    /** The level as an operand: {@code clew generate hard}. */
    public static final Option LEVEL_OPERAND = Option.choice("The level, as with --level.", LEVELS);

    /** How hard. */
    public static final Option LEVEL = Option.choice("How hard; see clew rate.", LEVELS, "--level");

    /** How many clues. */
    public static final Option CLUES = Option.value("N", "How many clues: 28, or a range such as 24..30.", "--clues");

    /** No clue too many. */
    public static final Option MINIMAL = Option.flag("No clue can be dropped.", "--minimal");

    /** How the clues lie. */
    public static final Option SYMMETRY = Option.choice(
            "How the cells of the clues repeat each other: by turns of 180 or 90 degrees, in the horizontal or the "
                    + "vertical middle line, in both (axes), in one diagonal or both, in everything (full).",
            Symmetry.ids(),
            "--symmetry");

    /** Where the clues lie. */
    public static final Option PATTERN = Option.value(
            "MASK",
            "Exactly the given cells: one character a cell, . or 0 for an open one, any other for a clue.",
            "--pattern");

    /** What it takes. */
    public static final Option USES =
            Option.value("TECHNIQUE", "A technique that the way to the solution uses, such as x-wing.", "--uses");

    /** The rules. */
    public static final Option SHAPE = Option.value(
            "NAME",
            "The rules of the grid. Default: 9x9; also 6x6, 12x12, 16x16, 9x9:diagonal, 9x9:windoku; 9x9:jigsaw for "
                    + "random regions, which follow on the line.",
            "--shape");

    private Wishes() {}

    /** The target that the arguments describe. */
    public static Target target(Arguments arguments) {
        Target target = Target.any();
        target = with(arguments, SHAPE, target, text -> ShapeChoice.parse(text), Target::withShape);
        String level = level(arguments);
        target = level.isEmpty() ? target : target.withLevel(ClewLevel.parse(level));
        target = with(arguments, CLUES, target, ClueRange::parse, Target::withClues);
        target = arguments.has(MINIMAL) ? target.withMinimal() : target;
        target = with(arguments, USES, target, text -> text, Target::withUses);
        target = target.withSymmetry(Symmetry.parse(arguments.choice(SYMMETRY, Symmetry.NONE.id())));
        ShapeChoice shape = target.shape();
        return with(arguments, PATTERN, target, text -> pattern(text, shape), Target::withPattern);
    }

    private static String level(Arguments arguments) {
        List<String> operands = arguments.operands();
        if (operands.size() > 1
                || !operands.isEmpty() && ClewLevel.find(operands.get(0)).isEmpty()) {
            throw Failure.usage("generate takes one level (" + String.join(", ", LEVELS) + ") and options, not \""
                    + String.join(" ", operands) + "\"");
        }
        if (!operands.isEmpty() && arguments.has(LEVEL)) {
            throw Failure.usage("the level is said twice, as \"" + operands.get(0) + "\" and by --level; keep one");
        }
        return operands.isEmpty() ? arguments.choice(LEVEL, "") : operands.get(0);
    }

    private static <T> Target with(
            Arguments arguments, Option option, Target target, Function<String, T> reader, Setter<T> setter) {
        String text = arguments.get(option);
        try {
            return text == null ? target : setter.set(target, reader.apply(text));
        } catch (IllegalArgumentException e) {
            throw Failure.usage(option.name() + ": " + e.getMessage());
        }
    }

    /** Adds a part to a target. */
    @FunctionalInterface
    private interface Setter<T> {
        Target set(Target target, T value);
    }

    private static CellSet pattern(String text, ShapeChoice choice) {
        String mask = text.replaceAll("\\s", "");
        int cells = choice.size() * choice.size();
        if (mask.length() != cells) {
            throw new IllegalArgumentException(
                    "the mask has " + mask.length() + " characters, but the grid has " + cells + " cells");
        }
        CellSet set = CellSet.of(choice.size());
        for (int cell = 0; cell < cells; cell++) {
            set = mask.charAt(cell) == '.' || mask.charAt(cell) == '0' ? set : set.with(cell);
        }
        return set;
    }
}
