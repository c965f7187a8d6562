package dev.clew.cli.logic;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Failure;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.StepFinder;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;

/** Options that the commands about logic share, and what their values mean. */
public final class LogicOptions {
    /** One flag for all arguments from uniqueness. */
    public static final Option NO_UNIQUENESS =
            Option.flag("Use no technique that rests on there being one solution.", "--no-uniqueness");

    /** Which steps to list. */
    public static final Option TECHNIQUE = Option.value(
            "ID",
            "Only steps of this technique: its id, name, HoDoKu's short name or library code.",
            "-t",
            "--technique");

    private LogicOptions() {}

    /** The order of techniques and their ratings, with or without arguments from uniqueness. */
    public static Profile profile(Arguments arguments) {
        return arguments.has(NO_UNIQUENESS) ? Profile.clew().withoutUniqueness() : Profile.clew();
    }

    /** What the steps asked for may be called; empty for any. */
    public static List<TechniqueInfo> techniques(Arguments arguments) {
        String text = arguments.get(TECHNIQUE);
        if (text == null) {
            return List.of();
        }
        try {
            return StepFinder.named(text);
        } catch (IllegalArgumentException e) {
            throw Failure.usage("--technique: " + e.getMessage());
        }
    }
}
