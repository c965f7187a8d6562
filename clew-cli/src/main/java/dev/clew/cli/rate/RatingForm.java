package dev.clew.cli.rate;

/** A form in which ratings are written. Immutable and thread-safe. */
public interface RatingForm {
    /** What stands above the first line; empty for nothing. */
    String header();

    /** Whether a person reads it, who needs a reason only once. */
    boolean isForPeople();

    /** What is written about one puzzle. */
    String write(Rated rated);
}
