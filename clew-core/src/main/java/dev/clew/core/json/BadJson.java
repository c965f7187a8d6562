package dev.clew.core.json;

/**
 * A text is not JSON, or holds other things than expected; the message is one line that names the place.
 *
 * @since 0.2.0
 */
public final class BadJson extends Exception {
    private static final long serialVersionUID = 1L;

    /** A complaint about the text as a whole, or one whose words name the place. */
    public BadJson(String message) {
        super(message, null, false, false);
    }
}
