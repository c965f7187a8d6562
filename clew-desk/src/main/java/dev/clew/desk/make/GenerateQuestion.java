package dev.clew.desk.make;

import dev.clew.core.Budget;
import dev.clew.desk.answer.Question;
import dev.clew.desk.parameter.Choice;
import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Flag;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Seed;
import dev.clew.desk.parameter.Text;
import dev.clew.desk.parameter.Texts;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.parameter.WholeNumber;
import dev.clew.generate.BareGenerator;
import dev.clew.generate.Caps;
import dev.clew.generate.ClueRange;
import dev.clew.generate.Generator;
import dev.clew.generate.LevelRange;
import dev.clew.generate.PuzzleMaker;
import dev.clew.generate.ScoreRange;
import dev.clew.generate.ShapeChoice;
import dev.clew.generate.Symmetry;
import dev.clew.generate.Target;
import dev.clew.logic.ScaleCatalog;
import dev.clew.logic.scale.TableScale;
import java.util.List;

/**
 * Which puzzle is like this? Immutable.
 *
 * @param target what it is to be like
 * @param seed where to begin
 * @param caps how much work may go into it
 * @param rated whether it is rated, which takes most of the time
 * @param budget when to stop; the puzzle does not depend on it
 */
public record GenerateQuestion(Target target, long seed, Caps caps, boolean rated, Budget budget)
        implements Question<GenerateAnswer> {
    /** How hard. */
    public static final Text<LevelRange> LEVEL = Text.orNone(
            "level",
            "LEVEL",
            GenerateQuestion::levels,
            "How hard: beginner, easy, moderate, hard, expert, extreme, beyond, or a range such as hard..extreme; see "
                    + "clew rate.");

    /** How hard, as a number. */
    public static final Text<ScoreRange> SCORE = Text.orNone(
                    "score", "N", ScoreRange::parse, "The score on the same scale: 420, or a range such as 400..450.")
            .orNumber();

    /** How many clues. */
    public static final Text<ClueRange> CLUES = Text.orNone(
                    "clues", "N", ClueRange::parse, "How many clues: 28, or a range such as 24..30.")
            .orNumber();

    /** No clue too many. */
    public static final Flag MINIMAL = new Flag("minimal", "No clue can be dropped.");

    /** How the clues lie. */
    public static final Choice SYMMETRY = Choice.of(
            Symmetry.ids(),
            Symmetry.NONE.id(),
            "symmetry",
            "The symmetry of the clues: turns of 180 or 90 degrees, the horizontal or the "
                    + "vertical middle line, both (axes), one diagonal or both, or everything (full).");

    /** Where the clues lie. */
    public static final Text<String> PATTERN = Text.orNone(
            "pattern",
            "MASK",
            text -> text.replaceAll("\\s", ""),
            "Exactly the given cells: one character a cell, . or 0 for an open one, any other for a clue.");

    /** What it takes. */
    public static final Texts<String> USES = new Texts<>(
            "uses",
            "TECHNIQUE",
            text -> text,
            "A technique that the path to the solution uses, such as x-wing; several are separated by commas.");

    /** What is necessary. */
    public static final Texts<String> TECHNIQUE = techniques(
            "technique",
            "A technique that is necessary, such as x-wing: with everything up to it the puzzle can be solved, without it "
                    + "alone it cannot. Several with commas: up to the hardest, not without any one of them.");

    /** What is not needed. */
    public static final Texts<String> WITHOUT =
            techniques("without", "A technique that is not needed; several are separated by commas.");

    /** What suffices. */
    public static final Texts<String> ONLY = techniques(
            "only",
            "Nothing but these techniques is needed, separated by commas; singles are allowed unless some are "
                    + "named.");

    private static Texts<String> techniques(String name, String help) {
        return new Texts<>(name, "TECHNIQUE", text -> text, help);
    }

    /** The rules. */
    public static final Text<ShapeChoice> SHAPE = Text.orNone(
            "shape",
            "NAME",
            ShapeChoice::parse,
            "The rules of the grid. Default: 9x9; also 6x6, 12x12, 16x16, 9x9:diagonal, 9x9:windoku; 9x9:jigsaw for "
                    + "random regions, which follow on the line.");

    /** Where to begin. */
    public static final Seed SEED = new Seed(
            "seed",
            "The seed; in one version, the same seed and options give the same puzzles. Every puzzle comes with a seed "
                    + "that makes it again alone, and the version.");

    /** Whether no rating is wanted. */
    public static final Flag UNRATED =
            new Flag("unrated", "Leave the level and the score out; finding them takes most of the time.");

    /** How often to try. */
    public static final WholeNumber ATTEMPTS = WholeNumber.upTo(
            Integer.MAX_VALUE,
            100_000,
            Caps.standard().attempts(),
            "attempts",
            "How many attempts to make for one puzzle. Default: 10000.");

    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS = List.of(
            LEVEL, SCORE, TECHNIQUE, WITHOUT, ONLY, USES, CLUES, MINIMAL, SYMMETRY, PATTERN, SHAPE, SEED, UNRATED,
            ATTEMPTS);

    /**
     * The question from values, with a seed.
     *
     * @throws Clash if the values exclude each other
     */
    public static GenerateQuestion of(Values values, Budget budget) {
        Target target = TargetReader.target(values);
        if (values.get(UNRATED) && target.needsRating()) {
            throw new Clash(UNRATED, "a level, a score and techniques take a rating; leave this or those out");
        }
        return new GenerateQuestion(
                target,
                values.get(SEED),
                Caps.standard().withAttempts(Math.toIntExact(values.get(ATTEMPTS))),
                !values.get(UNRATED),
                budget);
    }

    /**
     * The levels that a text names, such as {@code hard..extreme}.
     *
     * @throws IllegalArgumentException if it names none; the message lists them
     */
    public static LevelRange levels(String text) {
        return LevelRange.parse(scale(), text);
    }

    /** The scale that levels, scores and techniques are meant on. */
    public static TableScale scale() {
        return ScaleCatalog.standard().forNewPuzzles();
    }

    /** What makes such puzzles from seeds. */
    public PuzzleMaker maker() {
        return rated ? new Generator(target, caps, budget) : new BareGenerator(target, caps, budget);
    }

    @Override
    public GenerateAnswer answer() {
        return new GenerateAnswer(target, maker().make(seed));
    }

    /** The answer, with a watcher; without effect where the puzzle is not rated. */
    public GenerateAnswer answer(Generator.Watch watch) {
        return rated ? new GenerateAnswer(target, new Generator(target, caps, budget, watch).make(seed)) : answer();
    }
}
