package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.level.LevelRating;
import dev.clew.logic.scale.Move;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What a puzzle is to be like; all of it at once. Immutable.
 *
 * @param shape the rules of its grid
 * @param level how hard it is; empty for anything
 * @param clues how many clues it has
 * @param minimal whether no clue can be dropped
 * @param symmetry how the cells of the clues repeat each other
 * @param pattern exactly the cells that are given; empty for any
 * @param uses the techniques on the path that {@code explain} shows; empty for any
 */
public record Target(
        ShapeChoice shape,
        Optional<ClewLevel> level,
        ClueRange clues,
        boolean minimal,
        Symmetry symmetry,
        Optional<CellSet> pattern,
        List<TechniqueInfo> uses) {

    private static final ShapeChoice SMALLEST = new ShapeChoice.Fixed(Shape.classic(4));

    /** Above this no 4×4 puzzle ever needs anything, as a test finds that goes through all of them. */
    private static final ClewLevel HARDEST_SMALLEST = ClewLevel.BEGINNER;

    /** Checks that the parts go together. */
    public Target {
        uses = List.copyOf(uses);
        for (TechniqueInfo form : uses) {
            checkUse(shape, form);
            level.ifPresent(wanted -> checkUse(wanted, form));
        }
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
                List.of());
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
     * This target with one more technique that the path uses which {@code explain} shows, by id, name, short name or code;
     * a form of a technique counts as itself.
     *
     * @throws IllegalArgumentException if there is none, the message lists the ids; if something easier always does its
     *     work on this shape; or if it is too hard for the level
     */
    public Target withUses(String technique) {
        TechniqueCatalog.standard().require(technique);
        List<TechniqueInfo> all = new ArrayList<>(uses);
        all.add(TechniqueCatalog.standard().info(technique).orElseThrow());
        return new Target(shape, level, clues, minimal, symmetry, pattern, all);
    }

    private static void checkUse(ClewLevel level, TechniqueInfo form) {
        Technique technique = TechniqueCatalog.standard().require(form.id());
        if (!isUsed(technique, level)) {
            throw new IllegalArgumentException(form.name() + " is "
                    + ClewScale.standard().level(technique) + ", too hard for a puzzle that is " + level);
        }
    }

    private static boolean isUsed(Technique technique, ClewLevel level) {
        return ClewScale.standard().upTo(level).rows().stream()
                .anyMatch(row -> row.technique().equals(technique));
    }

    private static void checkUse(ShapeChoice shape, TechniqueInfo form) {
        Technique technique = TechniqueCatalog.standard().require(form.id());
        if (shape.equals(SMALLEST) && !isUsed(technique, HARDEST_SMALLEST)) {
            throw new IllegalArgumentException(
                    form.name() + " is never needed on this shape: what is " + HARDEST_SMALLEST + " does all its work");
        }
        boolean areas = !(shape instanceof ShapeChoice.Fixed fixed) || hasAreas(fixed.fixed());
        if (technique.fewestValues() > shape.size() || technique.needsAreas() && !areas) {
            throw new IllegalArgumentException(form.name() + " is never needed on this shape: "
                    + (technique.fewestValues() > shape.size()
                            ? "below " + technique.fewestValues() + " values something easier does its work"
                            : "it needs boxes or regions"));
        }
    }

    private static boolean hasAreas(Shape shape) {
        return IntStream.range(0, shape.houses())
                .anyMatch(house -> shape.houseKind(house).isArea());
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
        unused(puzzle, rating).forEach(technique -> misses.add("its way does not use " + technique.name()));
        return misses;
    }

    /** What is asked for and not on the path; the rating, which is there already, spares most paths. */
    private List<TechniqueInfo> unused(Puzzle puzzle, LevelRating rating) {
        List<TechniqueInfo> unused = uses.stream()
                .filter(form -> !rating.uses(
                        TechniqueCatalog.standard().require(form.id()).info().id()))
                .toList();
        return uses.isEmpty() || !unused.isEmpty() ? unused : notOnPath(puzzle);
    }

    private List<TechniqueInfo> notOnPath(Puzzle puzzle) {
        Board board = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
        Set<TechniqueInfo> shown = new HashSet<>();
        for (Move move :
                Path.of(ClewScale.standard(), board, Budget.unlimited()).moves()) {
            TechniqueInfo form = move.step().technique();
            shown.add(form);
            shown.add(TechniqueCatalog.standard().require(form.id()).info());
        }
        return uses.stream().filter(form -> !shown.contains(form)).toList();
    }

    /** Whether it takes a rating to tell if a puzzle meets it. */
    public boolean needsRating() {
        return level.isPresent() || !uses.isEmpty();
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
        return 100 * levels + 50 * unused(puzzle, rating).size() + clues.distance(puzzle.givenCount());
    }
}
