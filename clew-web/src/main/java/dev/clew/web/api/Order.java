package dev.clew.web.api;

import dev.clew.generate.ClueRange;
import dev.clew.generate.ShapeChoice;
import dev.clew.generate.Symmetry;
import dev.clew.generate.Target;
import dev.clew.logic.level.ClewLevel;
import dev.clew.web.work.Limits;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/**
 * A puzzle that somebody wishes for. Immutable.
 *
 * @param target what it is to be like
 * @param seed where to begin
 */
record Order(Target target, long seed) {
    static final Set<String> FIELDS = Set.of("level", "symmetry", "shape", "clues", "minimal", "uses", "seed");

    /** Reads the wishes; without a seed a new one is taken. */
    static Order of(Fields fields, Limits limits, long newSeed) {
        Target target = Target.any();
        target = with(fields, "shape", target, ShapeChoice::parse, Target::withShape);
        if (target.shape().size() > limits.logicValues()) {
            throw Problem.badRequest("This server makes puzzles with up to " + limits.logicValues() + " values");
        }
        target = with(fields, "level", target, ClewLevel::parse, Target::withLevel);
        target = with(fields, "clues", target, ClueRange::parse, Target::withClues);
        target = with(fields, "uses", target, text -> text, Target::withUses);
        target = with(
                fields,
                "symmetry",
                target,
                text -> Symmetry.parse(text.toLowerCase(Locale.ROOT)),
                Target::withSymmetry);
        target = fields.flag("minimal") ? target.withMinimal() : target;
        return new Order(target, fields.seed("seed", newSeed));
    }

    private static <T> Target with(
            Fields fields, String name, Target target, Function<String, T> reader, Setter<T> setter) {
        String text = fields.find(name);
        try {
            return text == null || text.isBlank() ? target : setter.set(target, reader.apply(text));
        } catch (IllegalArgumentException e) {
            throw Problem.badRequest("The field \"" + name + "\": " + e.getMessage());
        }
    }

    /** Adds a part to a target. */
    @FunctionalInterface
    private interface Setter<T> {
        Target set(Target target, T value);
    }
}
