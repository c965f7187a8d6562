package dev.clew.cli.paper;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Failure;
import dev.clew.print.Alphabet;

/** Words of the user's own that are printed. */
public final class PrintedText {
    private PrintedText() {}

    /** The words of an option; refused where the fonts do not have a character, which would be printed as "?". */
    public static String of(Arguments arguments, Option option, String otherwise) {
        String text = arguments.get(option);
        if (text == null) {
            return otherwise;
        }
        String missing = Alphabet.missing(text);
        if (!missing.isEmpty()) {
            throw Failure.usage(option.name() + ": Clew's fonts do not have \"" + missing
                    + "\"; they have Latin letters with accents, figures and common signs");
        }
        return text;
    }
}
