package dev.clew.cli.solve;

/** A form in which results are written. Implementations are stateless and thread-safe. */
public interface SolutionWriter {
    /** What stands above the first result; empty for nothing. */
    default String header() {
        return "";
    }

    /** The lines about one puzzle without a final line break; empty for none. */
    String write(Solved solved);

    /**
     * The lines about one puzzle where all solutions that were found are wanted.
     *
     * @param number the number of the puzzle in the input, from 1
     */
    default String list(Solved solved, long number) {
        return write(solved);
    }
}
