package dev.clew.cli.solve;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Inputs;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.logic.advice.Original;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code --original}: the puzzle as published, with which the grids of a player are compared. */
public final class OriginalOption {
    /** The option itself. */
    public static final Option ORIGINAL = Option.value(
            "FILE|PUZZLE",
            "The puzzle as published: every other digit of your grids is your own, and wrong ones are named.",
            "--original");

    private OriginalOption() {}

    /** The puzzle asked for, or null. */
    public static @Nullable Original of(Arguments arguments, Terminal terminal) {
        String word = arguments.get(ORIGINAL);
        if (word == null) {
            return null;
        }
        if (word.equals("-")) {
            throw Failure.usage("--original takes a file or the puzzle itself, not standard input");
        }
        Shape shape = CommonOptions.shape(arguments);
        try (Inputs inputs = Inputs.open(List.of(word), shape, terminal)) {
            return only(inputs, word, shape);
        }
    }

    private static Original only(Inputs inputs, String word, @Nullable Shape shape) {
        if (!inputs.hasNext()) {
            throw Failure.usage("--original: no puzzle found in " + word);
        }
        OrderedPipeline.Work<Reading> read = input -> input.read(shape);
        Reading reading = inputs.next().doneBy(read);
        if (inputs.hasNext()) {
            throw Failure.usage("--original: " + word + " holds more than one puzzle; give one");
        }
        if (reading instanceof Reading.Bad bad) {
            throw Failure.usage("--original: " + bad.problem());
        }
        return new Original(((Reading.Found) reading).position().puzzle());
    }

    /** Why a position cannot be a game of the puzzle. */
    public static String misfit(Original original, Position position) {
        return "a " + position.shape().name() + " grid cannot be a game of --original, which is "
                + original.puzzle().shape().name();
    }
}
