package dev.clew.generate;

import dev.clew.core.CellSet;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.ScaleCatalog;
import dev.clew.logic.scale.ScoredRating;
import dev.clew.logic.scale.TableScale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a puzzle is to be like; all of it at once. Immutable.
 *
 * @param shape the rules of its grid
 * @param difficulty how hard it is, and what it takes
 * @param clues how many clues it has
 * @param minimal whether no clue can be dropped
 * @param symmetry how the cells of the clues repeat each other
 * @param pattern exactly the cells that are given; empty for any
 * @since 0.2.0
 */
public record Target(
        ShapeChoice shape,
        Difficulty difficulty,
        ClueRange clues,
        boolean minimal,
        Symmetry symmetry,
        Optional<CellSet> pattern) {

    /** Checks that the parts go together. */
    public Target {
        new Possibilities(shape, difficulty.scale()).check(difficulty);
        int cells = shape.size() * shape.size();
        if (clues.least() > cells) {
            throw new IllegalArgumentException(clues + " clues do not fit on a grid of " + cells + " cells");
        }
        if (pattern.isPresent()) {
            checkPattern(shape, clues, symmetry, pattern.get());
        }
        FewestClues fewest = FewestClues.of(shape);
        int most = pattern.isPresent() ? Math.min(clues.most(), pattern.get().size()) : clues.most();
        if (most < fewest.clues()) {
            throw new IllegalArgumentException(
                    most + (most == 1 ? " clue is" : " clues are") + " too few: " + fewest.reason());
        }
    }

    private static void checkPattern(ShapeChoice shape, ClueRange clues, Symmetry symmetry, CellSet pattern) {
        if (!(shape instanceof ShapeChoice.Fixed fixed)) {
            throw new IllegalArgumentException("A pattern needs a fixed shape, not random regions");
        }
        if (pattern.stream().anyMatch(cell -> cell >= fixed.fixed().cells())) {
            throw new IllegalArgumentException(
                    "The pattern has cells outside of a " + fixed.fixed().name() + " grid");
        }
        if (!clues.contains(pattern.size())) {
            throw new IllegalArgumentException(
                    "The pattern has " + pattern.size() + " cells, but " + clues + " clues are asked for");
        }
        if (!symmetry.holds(fixed.fixed(), pattern::contains)) {
            throw new IllegalArgumentException("The pattern does not have the symmetry " + symmetry.id());
        }
    }

    /** Any classic 9×9 puzzle. */
    public static Target any() {
        return of(Shape.CLASSIC_9);
    }

    /** Any puzzle of a shape. */
    public static Target of(Shape shape) {
        return on(ScaleCatalog.standard().forNewPuzzles(), shape);
    }

    /** Any puzzle of a shape; all that is asked of its difficulty from here on is meant on that scale. */
    public static Target on(TableScale scale, Shape shape) {
        return new Target(
                new ShapeChoice.Fixed(shape),
                Difficulty.any(scale),
                ClueRange.ANY,
                false,
                Symmetry.NONE,
                Optional.empty());
    }

    /** This target on another shape. */
    public Target withShape(ShapeChoice choice) {
        return new Target(choice, difficulty, clues, minimal, symmetry, pattern);
    }

    /**
     * This target at a level of its scale, such as {@code hard}, or at a range of them, such as {@code hard..extreme}.
     *
     * @throws IllegalArgumentException if there is no such level; the message lists them
     */
    public Target withLevel(String wanted) {
        return withLevels(LevelRange.parse(difficulty.scale(), wanted));
    }

    /** This target at some levels of its scale. */
    public Target withLevels(LevelRange range) {
        return with(difficulty.withLevels(range));
    }

    /** This target with a score. */
    public Target withScores(ScoreRange range) {
        return with(difficulty.withScores(range));
    }

    /** This target with a number of clues. */
    public Target withClues(ClueRange range) {
        return new Target(shape, difficulty, range, minimal, symmetry, pattern);
    }

    /** This target without a clue that can be dropped. */
    public Target withMinimal() {
        return new Target(shape, difficulty, clues, true, symmetry, pattern);
    }

    /** This target with a symmetry. */
    public Target withSymmetry(Symmetry wanted) {
        return new Target(shape, difficulty, clues, minimal, wanted, pattern);
    }

    /** This target with exactly these cells given. */
    public Target withPattern(CellSet cells) {
        return new Target(shape, difficulty, clues, minimal, symmetry, Optional.of(cells));
    }

    private Target with(Difficulty other) {
        return new Target(shape, other, clues, minimal, symmetry, pattern);
    }

    /**
     * This target with one more technique that the path uses which {@code explain} shows, by id, name, short name or code;
     * a form of a technique counts as itself.
     *
     * @throws IllegalArgumentException if there is none, the message lists the ids; if something easier always does its
     *     work on this shape; or if it is too hard for the level
     */
    public Target withUses(String technique) {
        return with(difficulty.withUse(technique));
    }

    /**
     * This target with one more technique that is necessary: the puzzle can be solved with everything up to the hardest
     * of these, and not when any one of them is taken away.
     *
     * @throws IllegalArgumentException if the technique does not exist, or no puzzle of this target can need it
     */
    public Target withNeed(String technique) {
        return with(difficulty.withNeed(technique));
    }

    /**
     * This target with one more technique that is not needed: the puzzle can be solved with all of these taken away.
     *
     * @throws IllegalArgumentException if the technique does not exist, or no puzzle of this target can do without it
     */
    public Target without(String technique) {
        return with(difficulty.without(technique));
    }

    /**
     * This target with one more technique of those that suffice; singles suffice, too, where none of them is named.
     *
     * @throws IllegalArgumentException if a technique does not exist, or they do not suffice for this target
     */
    public Target withOnly(String technique) {
        return with(difficulty.withOnly(technique));
    }

    /**
     * What a puzzle with one solution lacks, in words; empty where it meets the target. Whether it is minimal is for
     * {@link Generator} to say.
     */
    public List<String> misses(Puzzle puzzle, ScoredRating rating) {
        List<String> misses = new ArrayList<>(missesInClues(puzzle));
        misses.addAll(difficulty.misses(puzzle, rating));
        return misses;
    }

    /** Whether it takes a rating to see if a puzzle meets it. */
    public boolean needsRating() {
        return !difficulty.isOpen();
    }

    /** What the clues lack, in words; it takes no rating to see. */
    List<String> missesInClues(Puzzle puzzle) {
        List<String> misses = new ArrayList<>();
        int count = puzzle.givenCount();
        if (!clues.contains(count)) {
            misses.add("it has " + count + " clues, not " + clues);
        }
        if (!symmetry.holds(puzzle.shape(), cell -> puzzle.given(cell) != 0)) {
            misses.add("its clues do not have the symmetry " + symmetry.id());
        }
        if (pattern.filter(cells -> !isPattern(puzzle, cells)).isPresent()) {
            misses.add("its clues do not fill the pattern");
        }
        return misses;
    }

    private static boolean isPattern(Puzzle puzzle, CellSet cells) {
        for (int cell = 0; cell < puzzle.shape().cells(); cell++) {
            if (cells.contains(cell) != (puzzle.given(cell) != 0)) {
                return false;
            }
        }
        return true;
    }

    /** How far a puzzle is from the target: 0 where it meets it; steps of the level weigh most. */
    int distance(Puzzle puzzle, ScoredRating rating) {
        return difficulty.distance(puzzle, rating) + clues.distance(puzzle.givenCount());
    }
}
