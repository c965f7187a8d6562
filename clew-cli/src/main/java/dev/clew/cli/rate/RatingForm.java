package dev.clew.cli.rate;

/**
 * A form in which ratings on a scale are written. Immutable and thread-safe.
 *
 * @param <R> what a rating is on the scale
 */
public interface RatingForm<R> {
    /** What stands above the first line; empty for nothing. */
    String header();

    /** Whether a person reads it, who needs no reason twice. */
    boolean isForPeople();

    /** What is written about one puzzle. */
    String write(Rated<R> rated);
}
