package dev.clew.web.work;

/**
 * What work asks often while it goes on: whether it is over. The answer may take a while, because others get their turn
 * meanwhile.
 */
@FunctionalInterface
public interface Pace {
    /** Whether the time has ended or nobody waits for the answer any longer; from then on for good. */
    boolean isOver();

    /** A pace that ends at a time of {@link System#nanoTime()}. */
    static Pace until(long end) {
        return () -> System.nanoTime() - end > 0;
    }
}
