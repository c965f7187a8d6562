package dev.clew.desk.bulk;

/** Whoever works on what is read; the reader asks and tells it on its own thread. */
public interface ReadListener {
    /** The next read may block; or it meets the end, which cannot be told apart. */
    default void beforeWaiting() {}

    /** Whether everybody has something to do, and more waits for them. */
    default boolean isBusy() {
        return false;
    }
}
