package dev.clew.spark;

import dev.clew.desk.bulk.OneLine;

/** What a failure comes down to, on one line. */
final class Failures {
    private static final int LONGEST = 300;

    private Failures() {}

    /** The message of the innermost cause that has one. */
    static String reason(Throwable failure) {
        String reason = String.valueOf(failure.getMessage());
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            reason = cause.getMessage() == null ? reason : cause.getMessage();
        }
        String line =
                OneLine.of(reason.lines().findFirst().orElse(failure.getClass().getSimpleName()));
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }
}
