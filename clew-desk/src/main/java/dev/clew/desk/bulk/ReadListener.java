package dev.clew.desk.bulk;

/** What works on the text that is read; the reader calls it on its own thread. */
public interface ReadListener {
    /** The next read may block; or it is at the end, which looks the same. */
    default void beforeWaiting() {}

    /** Whether everybody has something to do, and more waits for them. */
    default boolean isBusy() {
        return false;
    }
}
