package dev.clew.cli.option;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the plain forms of a command line: known options by their full names, each once, and operands. It knows no
 * errors: whatever is not plain is left to {@link PicocliModel}, which costs a hundred milliseconds of start-up.
 */
public final class PlainParser {
    private PlainParser() {}

    /** The arguments after the command's name, or null if they are not plain. */
    public static @Nullable Arguments parse(List<Option> options, List<String> words) {
        Arguments arguments = new Arguments();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (!word.startsWith("-") || word.equals("-")) {
                arguments.addOperand(word);
                continue;
            }
            int equals = word.startsWith("--") ? word.indexOf('=') : -1;
            Option option = find(options, equals < 0 ? word : word.substring(0, equals));
            String value = null;
            if (option == null || option.isFlag() && equals >= 0) {
                return null;
            } else if (option.isFlag()) {
                value = "";
            } else if (equals >= 0) {
                value = word.substring(equals + 1);
            } else if (++i < words.size() && !words.get(i).startsWith("-")) {
                value = words.get(i);
            }
            if (value == null || !arguments.put(option, value)) {
                return null;
            }
        }
        return arguments;
    }

    private static @Nullable Option find(List<Option> options, String name) {
        for (Option option : options) {
            if (option.isNamed(name)) {
                return option;
            }
        }
        return null;
    }
}
