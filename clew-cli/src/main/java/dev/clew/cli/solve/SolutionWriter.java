package dev.clew.cli.solve;

/** A form in which results are written. Implementations are stateless and thread-safe. */
public interface SolutionWriter {
    /** What stands above the first result; empty for nothing. */
    default String header() {
        return "";
    }

    /** The lines about one puzzle without a final line break; empty for none. */
    String write(Solved solved);
}
