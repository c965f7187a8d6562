package dev.clew.web.work;

/**
 * What a job asks often while it works: whether it should stop. The call may take a while, because other jobs run
 * meanwhile.
 */
@FunctionalInterface
public interface Turn {
    /** Whether the time is up or nobody is waiting for the answer any more; once true, it stays true. */
    boolean isOver();

    /** A turn that is over at a time of {@link System#nanoTime()}. */
    static Turn until(long end) {
        return () -> System.nanoTime() - end > 0;
    }
}
