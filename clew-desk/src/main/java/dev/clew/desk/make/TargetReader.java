package dev.clew.desk.make;

import dev.clew.core.CellSet;
import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.generate.ShapeChoice;
import dev.clew.generate.Symmetry;
import dev.clew.generate.Target;
import java.util.List;
import java.util.function.BiFunction;

/** Builds a target value by value, so that an error message names the one that does not fit. */
final class TargetReader {
    private TargetReader() {}

    static Target target(Values values) {
        Target target = Target.any();
        target = with(values, GenerateQuestion.SHAPE, target, Target::withShape);
        target = with(values, GenerateQuestion.LEVEL, target, Target::withLevels);
        target = with(values, GenerateQuestion.SCORE, target, Target::withScores);
        target = with(values, GenerateQuestion.CLUES, target, Target::withClues);
        target = with(values, GenerateQuestion.USES, target, each(Target::withUses));
        target = with(values, GenerateQuestion.ONLY, target, each(Target::withOnly));
        target = with(values, GenerateQuestion.WITHOUT, target, each(Target::without));
        target = with(values, GenerateQuestion.TECHNIQUE, target, each(Target::withNeed));
        target = with(values, GenerateQuestion.SYMMETRY, target, (it, id) -> it.withSymmetry(Symmetry.parse(id)));
        target = values.get(GenerateQuestion.MINIMAL) ? target.withMinimal() : target;
        return with(values, GenerateQuestion.PATTERN, target, (it, mask) -> it.withPattern(pattern(mask, it.shape())));
    }

    private static <T> Target with(
            Values values, Parameter<T> parameter, Target target, BiFunction<Target, T, Target> setter) {
        try {
            return values.find(parameter)
                    .map(value -> setter.apply(target, value))
                    .orElse(target);
        } catch (IllegalArgumentException e) {
            throw new Clash(parameter, String.valueOf(e.getMessage()));
        }
    }

    private static BiFunction<Target, List<String>, Target> each(BiFunction<Target, String, Target> setter) {
        return (target, techniques) -> {
            Target all = target;
            for (String technique : techniques) {
                all = setter.apply(all, technique);
            }
            return all;
        };
    }

    private static CellSet pattern(String mask, ShapeChoice choice) {
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
