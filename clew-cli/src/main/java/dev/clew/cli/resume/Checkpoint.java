package dev.clew.cli.resume;

import dev.clew.cli.read.Mark;
import java.util.Map;

/**
 * How far a run has come: all that is needed to continue as if it had never ended. Immutable.
 *
 * @param mark where to read on; puzzles after it may be done already
 * @param done how many puzzles of the shard are done
 * @param bytes how long their output is
 * @param good whether the exit code may still say that all is well
 * @param finished whether all puzzles are done and only the file has to get its name
 */
public record Checkpoint(Mark mark, long done, long bytes, boolean good, boolean finished) {
    /** Nothing is done. */
    static final Checkpoint START = new Checkpoint(Mark.START, 0, 0, true, false);

    /** The names and values that it is written with. */
    Map<String, String> values() {
        return Map.of(
                "operand", Integer.toString(mark.operand()),
                "offset", Long.toString(mark.offset()),
                "lines", Long.toString(mark.lines()),
                "puzzles", Long.toString(mark.puzzles()),
                "done", Long.toString(done),
                "bytes", Long.toString(bytes),
                "good", Boolean.toString(good),
                "finished", Boolean.toString(finished));
    }

    /**
     * Reads what {@link #values} gave.
     *
     * @throws NumberFormatException if a value is missing or cannot be
     */
    static Checkpoint of(Map<String, String> values) {
        Mark mark = new Mark(
                Math.toIntExact(Math.min(Integer.MAX_VALUE, number(values, "operand"))),
                number(values, "offset"),
                number(values, "lines"),
                number(values, "puzzles"));
        return new Checkpoint(
                mark,
                number(values, "done"),
                number(values, "bytes"),
                truth(values, "good"),
                truth(values, "finished"));
    }

    private static long number(Map<String, String> values, String name) {
        long number = Long.parseLong(text(values, name));
        if (number < 0) {
            throw new NumberFormatException(name + " " + number + " is less than 0");
        }
        return number;
    }

    private static boolean truth(Map<String, String> values, String name) {
        String value = text(values, name);
        if (!value.equals("true") && !value.equals("false")) {
            throw new NumberFormatException(name + " " + value + " is neither true nor false");
        }
        return value.equals("true");
    }

    private static String text(Map<String, String> values, String name) {
        String value = values.get(name);
        if (value == null) {
            throw new NumberFormatException(name + " is missing");
        }
        return value;
    }
}
