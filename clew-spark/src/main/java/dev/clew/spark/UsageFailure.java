package dev.clew.spark;

/** That a job cannot be run as it was asked for; the message says why and what to do. */
public final class UsageFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** A failure with one line for the user. */
    public UsageFailure(String message) {
        super(message);
    }
}
