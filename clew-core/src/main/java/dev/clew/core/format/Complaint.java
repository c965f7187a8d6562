package dev.clew.core.format;

/** A reader's way out of a text that is no puzzle; it never leaves the package, {@link Reading.Bad} carries its words. */
final class Complaint extends Exception {
    private static final long serialVersionUID = 1L;

    Complaint(String message) {
        super(message, null, false, false);
    }

    Reading.Bad toReading() {
        return new Reading.Bad(String.valueOf(getMessage()));
    }
}
