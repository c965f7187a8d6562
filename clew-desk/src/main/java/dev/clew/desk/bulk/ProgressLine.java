package dev.clew.desk.bulk;

import java.util.Locale;

/** What a line on the terminal says of a job that runs: puzzles, pace, time, and how long it will take yet. */
public final class ProgressLine {
    private ProgressLine() {}

    /**
     * What is true of a job.
     *
     * @param done how many puzzles are done
     * @param seconds how long that took
     * @param since how long ago the latest of them was done
     * @param share the part of the job that is done, or 0 where nobody knows
     */
    public static String of(long done, double seconds, double since, double share) {
        String pace = done == 0 ? "" : ", " + pace(done / seconds);
        return String.format(Locale.ROOT, "%,d %s%s, %.0f s", done, done == 1 ? "puzzle" : "puzzles", pace, seconds)
                + rest(share == 0 ? 0 : seconds / share - seconds, since);
    }

    private static String pace(double aSecond) {
        return String.format(Locale.ROOT, aSecond < 9.95 ? "%.1f/s" : "%,.0f/s", aSecond);
    }

    /** Says nothing where the end is near or was expected by now: a puzzle that takes long has no pace to go by. */
    private static String rest(double seconds, double since) {
        if (seconds < 1 || since > seconds) {
            return "";
        }
        return seconds < 100
                ? ", about " + (long) Math.ceil(seconds) + " s to go"
                : ", about " + (long) Math.ceil(seconds / 60) + " min to go";
    }
}
