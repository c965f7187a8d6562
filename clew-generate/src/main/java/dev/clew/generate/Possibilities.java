package dev.clew.generate;

import dev.clew.core.Shape;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Row;
import dev.clew.logic.scale.TableScale;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What puzzles of a shape can be like on a scale, as far as that is known without making any. Immutable.
 *
 * @param shape the shape
 * @param scale the scale
 */
record Possibilities(ShapeChoice shape, TableScale scale) {
    private static final ShapeChoice SMALLEST = new ShapeChoice.Fixed(Shape.classic(4));

    /** No 4×4 puzzle ever needs anything else, as a test that tries all of them shows. */
    private static final Set<String> SUFFICE_FOR_SMALLEST = Set.of("full-house", "hidden-single");

    /** Where a 4×4 puzzle needs a hidden single, it has as many to choose from, as the same test finds. */
    static final int FEWEST_WAYS_ON_SMALLEST = 2;

    /**
     * Refuses what no puzzle of the shape can be.
     *
     * @throws IllegalArgumentException if there is something; the message says why, and what can be had
     */
    void check(Difficulty wanted) {
        wanted.uses().forEach(form -> checkUse(form, wanted));
        wanted.needs().forEach(technique -> checkNeed(technique, wanted));
        if (!wanted.needs().isEmpty()) {
            checkHardestNeed(wanted);
        }
        checkScores(wanted);
    }

    private void checkUse(TechniqueInfo form, Difficulty wanted) {
        Technique technique = wanted.technique(form.id());
        checkShape(technique, form);
        Grade grade = scale.grade(technique);
        LevelRange levels = wanted.levels();
        if (!levels.isOpen() && lowestWeight(technique) >= scale.lowestScore(levels.next())) {
            throw new IllegalArgumentException(
                    form.name() + " is " + grade.level() + ", too hard for a puzzle that is " + levels);
        }
    }

    /** How hard the easiest steps of a technique are. */
    private int lowestWeight(Technique technique) {
        return scale.rows().stream()
                .filter(row -> technique(row).equals(technique))
                .mapToInt(row -> row.grade().weight())
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private void checkNeed(Technique technique, Difficulty wanted) {
        String name = technique.info().name();
        checkShape(technique, technique.info());
        if (isCovered(technique)) {
            List<Technique> others = technique.coveredBy().stream()
                    .map(TechniqueCatalog.standard()::require)
                    .toList();
            throw new IllegalArgumentException(name + " is never necessary: " + Difficulty.names(others)
                    + " do all its work; ask for puzzles that use it instead");
        }
        if (wanted.without().contains(technique)) {
            throw new IllegalArgumentException(name + " cannot be necessary and left out at once");
        }
        if (!wanted.only().isEmpty() && !wanted.allowed().contains(technique)) {
            throw new IllegalArgumentException(
                    name + " cannot be necessary where only " + Difficulty.names(wanted.allowed()) + " may be needed");
        }
    }

    /** Whether other techniques, no harder, do everything that a technique does on this shape. */
    private boolean isCovered(Technique technique) {
        boolean housesOnly = !(shape instanceof ShapeChoice.Fixed fixed)
                || fixed.fixed().distinctGroups().isEmpty();
        int weight = scale.grade(technique).weight();
        return housesOnly
                && !technique.coveredBy().isEmpty()
                && technique.coveredBy().stream()
                        .map(TechniqueCatalog.standard()::require)
                        .allMatch(other -> lowestWeight(other) <= weight);
    }

    /** The hardest technique that is necessary decides the level, up to the fold of its rounds. */
    private void checkHardestNeed(Difficulty wanted) {
        int weight = wanted.needs().stream()
                .mapToInt(technique -> scale.grade(technique).weight())
                .max()
                .orElseThrow();
        ScoreRange reachable = new ScoreRange(weight, scale.highestScore(weight));
        if (!wanted.wants(reachable)) {
            throw new IllegalArgumentException("a puzzle that needs " + Difficulty.names(wanted.needs())
                    + " and nothing harder has a score from " + reachable.least() + " to " + reachable.most() + " ("
                    + levels(List.of(reachable)) + ")");
        }
    }

    private void checkScores(Difficulty wanted) {
        List<ScoreRange> reachable = reachable(wanted);
        boolean beyond =
                !shape.equals(SMALLEST) && wanted.wants(new ScoreRange(wanted.unfinished(), Integer.MAX_VALUE));
        if (!beyond && reachable.stream().noneMatch(wanted::wants)) {
            throw new IllegalArgumentException("no puzzle can be like that: "
                    + (wanted.only().isEmpty()
                            ? "what can be needed on this shape"
                            : Difficulty.names(wanted.allowed()))
                    + " makes it " + levels(reachable) + ", with a score up to "
                    + reachable.get(reachable.size() - 1).most());
        }
    }

    /** The scores of puzzles whose hardest step is of one of the techniques that may be needed, lowest first. */
    private List<ScoreRange> reachable(Difficulty wanted) {
        List<Technique> allowed = wanted.allowed();
        int hardest = shape.equals(SMALLEST) ? smallestNeeds() : Integer.MAX_VALUE;
        return scale.rows().stream()
                .filter(row -> obstacle(row.technique()).isEmpty())
                .filter(row -> wanted.only().isEmpty() || allowed.contains(technique(row)))
                .filter(row -> !wanted.without().contains(technique(row)))
                .map(row -> row.grade().weight())
                .filter(weight -> weight <= hardest)
                .map(weight -> new ScoreRange(
                        weight, scale.highestScore(weight, weight == hardest ? FEWEST_WAYS_ON_SMALLEST : 1)))
                .toList();
    }

    /** What the catalogue has by that name, as a row may hold a part of a technique; else the row's own. */
    private static Technique technique(Row row) {
        return TechniqueCatalog.standard().find(row.technique().info().id()).orElse(row.technique());
    }

    /** The levels of the scores, in words. */
    private String levels(List<ScoreRange> reachable) {
        return IntStream.range(0, scale.levels().size())
                .filter(index -> {
                    Difficulty wanted = Difficulty.any(scale).withLevels(LevelRange.of(scale, index));
                    return reachable.stream().anyMatch(wanted::wants);
                })
                .mapToObj(scale.levels()::get)
                .collect(Collectors.joining(" or "));
    }

    private void checkShape(Technique technique, TechniqueInfo form) {
        String obstacle = obstacle(technique);
        if (!obstacle.isEmpty()) {
            throw new IllegalArgumentException(form.name() + " is never needed on this shape: " + obstacle);
        }
    }

    /** Why a technique is never needed on the shape; empty where it may be. */
    private String obstacle(Technique technique) {
        if (shape.equals(SMALLEST) && lowestWeight(technique) > smallestNeeds()) {
            return "full houses and hidden singles do all its work";
        }
        if (technique.fewestValues() > shape.size()) {
            return "below " + technique.fewestValues() + " values something easier does the same job";
        }
        boolean areas = !(shape instanceof ShapeChoice.Fixed fixed) || hasAreas(fixed.fixed());
        return technique.needsAreas() && !areas ? "it needs boxes or regions" : "";
    }

    /** The weight up to which the scale solves every 4×4 puzzle; no limit where it lacks what that takes. */
    private int smallestNeeds() {
        return SUFFICE_FOR_SMALLEST.stream()
                .map(TechniqueCatalog.standard()::require)
                .mapToInt(this::lowestWeight)
                .max()
                .orElseThrow();
    }

    private static boolean hasAreas(Shape shape) {
        return IntStream.range(0, shape.houses())
                .anyMatch(house -> shape.houseKind(house).isArea());
    }
}
