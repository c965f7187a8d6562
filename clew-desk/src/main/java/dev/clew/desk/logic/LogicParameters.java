package dev.clew.desk.logic;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.desk.parameter.Choice;
import dev.clew.desk.parameter.Flag;
import dev.clew.desk.parameter.Text;
import dev.clew.desk.parameter.Values;
import dev.clew.io.LogicJson;
import dev.clew.logic.ScaleCatalog;
import dev.clew.logic.review.Original;
import dev.clew.logic.scale.Scale;

/** The parameters that several questions about reasoning share. */
public final class LogicParameters {
    /** What chooses and grades the steps. */
    public static final Choice SCALE = Choice.firstOf(
            ScaleCatalog.standard().ids(),
            "scale",
            "The scale that chooses the steps and says how hard they are. Default: clew.");

    /** Whether a guess may follow where no technique does. */
    public static final Flag GUESS =
            new Flag("guess", "Guess where no technique applies, and say that it is a guess. Default: never guess.");

    /** One switch for all arguments from uniqueness. */
    public static final Flag NO_UNIQUENESS =
            new Flag("no-uniqueness", "Use no technique that relies on there being one solution.");

    /** The puzzle as published, with which the grid of a player is compared. */
    public static final Text<Original> ORIGINAL = Text.orNone(
            "original",
            "FILE|PUZZLE",
            LogicParameters::original,
            "The puzzle as published: every other digit of your grids is your own, and wrong ones are named.");

    /** Whether steps come with what a program needs to draw them. */
    public static final Flag DRAWING = new Flag(
            "drawing",
            "In JSON, add to each step how to draw it, whether the independent checker confirms its proof, and on a "
                    + "path the board before it.");

    private LogicParameters() {}

    private static Original original(String text) {
        Reading reading = FormatCatalog.standard().read(text, null);
        if (reading instanceof Reading.Found found) {
            return new Original(found.position().puzzle());
        }
        throw new IllegalArgumentException(((Reading.Bad) reading).problem());
    }

    /** What chooses and grades the steps. */
    public static Scale scale(Values values) {
        Scale whole = ScaleCatalog.standard().require(values.get(SCALE));
        Scale known = values.get(NO_UNIQUENESS) ? whole.withoutUniqueness() : whole;
        return values.get(GUESS) ? known.withGuess() : known;
    }

    /** What a step has beside what it always has. */
    static LogicJson.StepFields more(boolean drawing, StepDrawing which) {
        return drawing ? which : LogicJson.NO_MORE;
    }
}
