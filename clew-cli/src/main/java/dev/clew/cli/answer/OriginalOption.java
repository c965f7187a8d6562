package dev.clew.cli.answer;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.read.Inputs;
import dev.clew.cli.read.Item;
import dev.clew.cli.read.Operands;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.desk.logic.LogicParameters;
import dev.clew.desk.parameter.Values;
import dev.clew.logic.review.Original;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code --original}: on the command line the published puzzle may stand in a file. */
public final class OriginalOption {
    /** The option itself. */
    public static final Option ORIGINAL = Option.of(LogicParameters.ORIGINAL);

    private OriginalOption() {}

    /** Some values, with the puzzle where one is named. */
    public static Values addTo(Values values, Arguments arguments, Terminal terminal) {
        String word = arguments.get(ORIGINAL);
        if (word == null) {
            return values;
        }
        if (word.equals("-")) {
            throw Failure.usage("--original takes a file or the puzzle itself, not standard input");
        }
        Shape shape = CommonOptions.shape(arguments);
        try (Inputs inputs = new Inputs.Builder(Operands.of(List.of(word), terminal), terminal)
                .shape(shape)
                .open()) {
            return values.with(LogicParameters.ORIGINAL, only(inputs, word, shape));
        }
    }

    private static Original only(Inputs inputs, String word, @Nullable Shape shape) {
        if (!inputs.hasNext()) {
            throw Failure.usage("--original: no puzzle found in " + word);
        }
        Item.Visitor<Reading> read = input -> input.read(shape);
        Reading reading = inputs.next().accept(read);
        if (inputs.hasNext()) {
            throw Failure.usage("--original: " + word + " holds more than one puzzle; give one");
        }
        if (reading instanceof Reading.Bad bad) {
            throw Failure.usage("--original: " + bad.problem());
        }
        return new Original(((Reading.Found) reading).position().puzzle());
    }
}
