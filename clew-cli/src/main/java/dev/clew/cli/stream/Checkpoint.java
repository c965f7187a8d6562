package dev.clew.cli.stream;

import java.util.Map;

/**
 * How far a run has come: all that is needed to go on as if it had never ended. Immutable.
 *
 * @param mark where to read on; puzzles behind it may be done already
 * @param done how many puzzles of the shard are done
 * @param bytes how long their output is
 * @param good whether the exit code may still say that all is well
 */
record Checkpoint(Mark mark, long done, long bytes, boolean good) {
    /** Nothing is done. */
    static final Checkpoint START = new Checkpoint(Mark.START, 0, 0, true);

    /** The names and values that it is written with. */
    Map<String, String> values() {
        return Map.of(
                "operand", Integer.toString(mark.operand()),
                "offset", Long.toString(mark.offset()),
                "lines", Long.toString(mark.lines()),
                "puzzles", Long.toString(mark.puzzles()),
                "done", Long.toString(done),
                "bytes", Long.toString(bytes),
                "good", Boolean.toString(good));
    }

    /**
     * Reads what {@link #values} gave.
     *
     * @throws NumberFormatException if a number is missing or none
     */
    static Checkpoint of(Map<String, String> values) {
        Mark mark = new Mark(
                (int) number(values, "operand"),
                number(values, "offset"),
                number(values, "lines"),
                number(values, "puzzles"));
        return new Checkpoint(
                mark, number(values, "done"), number(values, "bytes"), Boolean.parseBoolean(values.get("good")));
    }

    private static long number(Map<String, String> values, String name) {
        String value = values.get(name);
        if (value == null) {
            throw new NumberFormatException(name + " is missing");
        }
        return Long.parseLong(value);
    }
}
