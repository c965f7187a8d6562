package dev.clew.generate;

import dev.clew.core.CellSet;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.LevelRating;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a puzzle is to be like; all of it at once. Immutable.
 *
 * @param shape the rules of its grid
 * @param level how hard it is; empty for anything
 * @param clues how many clues it has
 * @param minimal whether no clue can be dropped
 * @param symmetry how the cells of the clues repeat each other
 * @param pattern exactly the cells that are given; empty for any
 * @param uses a technique that its way needs; empty for any
 */
public record Target(
        ShapeChoice shape,
        Optional<ClewLevel> level,
        ClueRange clues,
        boolean minimal,
        Symmetry symmetry,
        Optional<CellSet> pattern,
        Optional<TechniqueInfo> uses) {

    /** Checks that the parts go together. */
    public Target {
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
        return new Target(
                new ShapeChoice.Fixed(shape),
                Optional.empty(),
                ClueRange.ANY,
                false,
                Symmetry.NONE,
                Optional.empty(),
                Optional.empty());
    }

    /** This target on another shape. */
    public Target withShape(ShapeChoice choice) {
        return new Target(choice, level, clues, minimal, symmetry, pattern, uses);
    }

    /** This target at a level. */
    public Target withLevel(ClewLevel wanted) {
        return new Target(shape, Optional.of(wanted), clues, minimal, symmetry, pattern, uses);
    }

    /** This target with a number of clues. */
    public Target withClues(ClueRange range) {
        return new Target(shape, level, range, minimal, symmetry, pattern, uses);
    }

    /** This target without a clue that can be dropped. */
    public Target withMinimal() {
        return new Target(shape, level, clues, true, symmetry, pattern, uses);
    }

    /** This target with a symmetry. */
    public Target withSymmetry(Symmetry wanted) {
        return new Target(shape, level, clues, minimal, wanted, pattern, uses);
    }

    /** This target with exactly these cells given. */
    public Target withPattern(CellSet cells) {
        return new Target(shape, level, clues, minimal, symmetry, Optional.of(cells), uses);
    }

    /**
     * This target with a technique that the way needs, by id, name, short name or code.
     *
     * @throws IllegalArgumentException if there is none, the message lists the ids; or if it is only a form of a
     *     technique, because ratings do not tell forms apart
     */
    public Target withUses(String technique) {
        TechniqueInfo info = TechniqueCatalog.standard().require(technique).info();
        if (!info.isNamed(technique)) {
            throw new IllegalArgumentException("\"" + technique + "\" is a form of " + info.name()
                    + ", and a form alone cannot be asked for; write " + info.id());
        }
        return new Target(shape, level, clues, minimal, symmetry, pattern, Optional.of(info));
    }

    /**
     * What a puzzle with one solution lacks, in words; empty where it meets the target. Whether it is minimal is for
     * {@link Generator} to say.
     */
    public List<String> misses(Puzzle puzzle, LevelRating rating) {
        List<String> misses = new ArrayList<>(missesInClues(puzzle));
        level.filter(wanted -> rating.level() != wanted)
                .ifPresent(
                        wanted -> misses.add("it is " + rating.level() + " (" + rating.score() + "), not " + wanted));
        uses.filter(technique -> !rating.uses(technique.id()))
                .ifPresent(technique -> misses.add("its way does not use " + technique.name()));
        return misses;
    }

    /** What the clues lack, in words; it takes no rating to tell. */
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
    int distance(Puzzle puzzle, LevelRating rating) {
        int levels = level.map(
                        wanted -> Math.abs(wanted.ordinal() - rating.level().ordinal()))
                .orElse(0);
        int technique = uses.filter(info -> !rating.uses(info.id())).isPresent() ? 1 : 0;
        return 100 * levels + 50 * technique + clues.distance(puzzle.givenCount());
    }
}
