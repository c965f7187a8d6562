package dev.clew.generate;

import dev.clew.core.Shape;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.scale.Row;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What puzzles of a shape can be like, as far as that is known without making any. Immutable.
 *
 * @param shape the shape
 */
record Possibilities(ShapeChoice shape) {
    private static final ShapeChoice SMALLEST = new ShapeChoice.Fixed(Shape.classic(4));

    /** Above this no 4×4 puzzle ever needs anything, as a test finds that goes through all of them. */
    private static final ClewLevel HARDEST_SMALLEST = ClewLevel.BEGINNER;

    /**
     * Refuses what no puzzle of the shape can be.
     *
     * @throws IllegalArgumentException if there is something; the message says why, and what can be had
     */
    void check(Difficulty wanted) {
        wanted.uses().forEach(form -> checkUse(form, wanted.levels()));
        wanted.needs().forEach(technique -> checkNeed(technique, wanted));
        if (!wanted.needs().isEmpty()) {
            checkHardestNeed(wanted);
        }
        checkScores(wanted);
    }

    private void checkUse(TechniqueInfo form, LevelRange levels) {
        Technique technique = TechniqueCatalog.standard().require(form.id());
        checkShape(technique, form);
        if (!isUsed(technique, levels.last())) {
            throw new IllegalArgumentException(form.name() + " is "
                    + Difficulty.scale().level(technique) + ", too hard for a puzzle that is " + levels);
        }
    }

    private static boolean isUsed(Technique technique, ClewLevel level) {
        return Difficulty.scale().upTo(level).rows().stream()
                .anyMatch(row -> row.technique().equals(technique));
    }

    private void checkNeed(Technique technique, Difficulty wanted) {
        String name = technique.info().name();
        checkShape(technique, technique.info());
        if (isCovered(technique)) {
            List<Technique> others = technique.coveredBy().stream()
                    .map(TechniqueCatalog.standard()::require)
                    .toList();
            throw new IllegalArgumentException(
                    name + " is never necessary: " + Difficulty.names(others) + " do all its work; try --uses");
        }
        if (wanted.without().contains(technique)) {
            throw new IllegalArgumentException(name + " cannot be necessary and left out at once");
        }
        if (!wanted.only().isEmpty() && !wanted.allowed().contains(technique)) {
            throw new IllegalArgumentException(
                    name + " cannot be necessary where only " + Difficulty.names(wanted.allowed()) + " may be needed");
        }
    }

    /** Whether others do all that a technique does on this shape, and are no harder. */
    private boolean isCovered(Technique technique) {
        boolean housesOnly = !(shape instanceof ShapeChoice.Fixed fixed)
                || fixed.fixed().distinctGroups().isEmpty();
        int weight = Difficulty.scale().weight(technique);
        return housesOnly
                && !technique.coveredBy().isEmpty()
                && technique.coveredBy().stream()
                        .map(TechniqueCatalog.standard()::require)
                        .allMatch(other -> Difficulty.scale().weight(other) <= weight);
    }

    /** The hardest technique that is necessary decides the level, up to the fold of its rounds. */
    private static void checkHardestNeed(Difficulty wanted) {
        ClewScale scale = Difficulty.scale();
        int weight = wanted.needs().stream().mapToInt(scale::weight).max().orElseThrow();
        ScoreRange reachable = new ScoreRange(weight, scale.highestScore(weight));
        if (!wanted.wants(reachable)) {
            throw new IllegalArgumentException("a puzzle that needs " + Difficulty.names(wanted.needs())
                    + " and nothing harder has a score from " + reachable.least() + " to " + reachable.most() + " ("
                    + words(levels(List.of(reachable))) + ")");
        }
    }

    private void checkScores(Difficulty wanted) {
        List<ScoreRange> reachable = reachable(wanted);
        boolean beyond = !shape.equals(SMALLEST)
                && wanted.wants(new ScoreRange(Difficulty.scale().lowestScore(ClewLevel.BEYOND), Integer.MAX_VALUE));
        if (!beyond && reachable.stream().noneMatch(wanted::wants)) {
            throw new IllegalArgumentException("no puzzle can be like that: "
                    + (wanted.only().isEmpty()
                            ? "what can be needed on this shape"
                            : Difficulty.names(wanted.allowed()))
                    + " makes it " + words(levels(reachable)) + ", with a score up to "
                    + reachable.get(reachable.size() - 1).most());
        }
    }

    /** The scores of puzzles whose hardest step is of one of the techniques that may be needed, lowest first. */
    private List<ScoreRange> reachable(Difficulty wanted) {
        List<Technique> allowed = wanted.allowed();
        return Difficulty.scale().rows().stream()
                .filter(row -> obstacle(row.technique()).isEmpty())
                .filter(row -> wanted.only().isEmpty() || allowed.contains(technique(row)))
                .filter(row -> !wanted.without().contains(technique(row)))
                .map(row -> row.grade().weight())
                .map(weight -> new ScoreRange(weight, Difficulty.scale().highestScore(weight)))
                .toList();
    }

    private static Technique technique(Row row) {
        return TechniqueCatalog.standard().require(row.technique().info().id());
    }

    private static Set<ClewLevel> levels(List<ScoreRange> reachable) {
        Set<ClewLevel> levels = EnumSet.noneOf(ClewLevel.class);
        for (ClewLevel level : ClewLevel.values()) {
            Difficulty wanted = Difficulty.ANY.withLevels(LevelRange.of(level));
            if (reachable.stream().anyMatch(wanted::wants)) {
                levels.add(level);
            }
        }
        return levels;
    }

    private static String words(Set<ClewLevel> levels) {
        return levels.stream().map(ClewLevel::id).collect(Collectors.joining(" or "));
    }

    private void checkShape(Technique technique, TechniqueInfo form) {
        String obstacle = obstacle(technique);
        if (!obstacle.isEmpty()) {
            throw new IllegalArgumentException(form.name() + " is never needed on this shape: " + obstacle);
        }
    }

    /** Why a technique is never needed on the shape; empty where it may be. */
    private String obstacle(Technique technique) {
        if (shape.equals(SMALLEST) && !isUsed(technique, HARDEST_SMALLEST)) {
            return "what is " + HARDEST_SMALLEST + " does all its work";
        }
        if (technique.fewestValues() > shape.size()) {
            return "below " + technique.fewestValues() + " values something easier does its work";
        }
        boolean areas = !(shape instanceof ShapeChoice.Fixed fixed) || hasAreas(fixed.fixed());
        return technique.needsAreas() && !areas ? "it needs boxes or regions" : "";
    }

    private static boolean hasAreas(Shape shape) {
        return IntStream.range(0, shape.houses())
                .anyMatch(house -> shape.houseKind(house).isArea());
    }
}
