package dev.clew.io;

/** A reader's way out of a text that is no position; its words end up in a reading. */
final class BadJson extends Exception {
    private static final long serialVersionUID = 1L;

    BadJson(String message) {
        super(message, null, false, false);
    }
}
