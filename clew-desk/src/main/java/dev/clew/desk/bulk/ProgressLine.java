package dev.clew.desk.bulk;

import java.util.Locale;

/** The line on the terminal about a running job: puzzles, pace, time, and how long it will take yet. */
public final class ProgressLine {
    private ProgressLine() {}

    /** A forecast with at least this relative error is shown as a range. */
    private static final double ROUGH = 0.25;

    /** A puzzle that keeps all others waiting for so long is a hard one. */
    private static final double LONG_WAIT_SECONDS = 5;

    /**
     * What is true of a job whose puzzles take about the same time each.
     *
     * @param done how many puzzles are done
     * @param seconds how long that took
     * @param since how long ago the latest of them was done
     * @param share the share of the job that is done, or 0 if unknown
     */
    public static String of(long done, double seconds, double since, double share) {
        return of(done, seconds, since, share, 0);
    }

    /**
     * What is true of a job.
     *
     * @param done how many puzzles are done
     * @param seconds how long that took
     * @param since how long ago the latest of them was done
     * @param share the share of the job that is done, or 0 if unknown
     * @param variation how much the times of single puzzles differ, as the standard deviation over the mean
     */
    public static String of(long done, double seconds, double since, double share, double variation) {
        String pace = done == 0 ? "" : ", " + pace(done / seconds);
        String line =
                String.format(Locale.ROOT, "%,d %s%s, %.0f s", done, done == 1 ? "puzzle" : "puzzles", pace, seconds);
        double rest = share == 0 ? 0 : seconds / share - seconds;
        boolean hard = variation > 1 && since > LONG_WAIT_SECONDS && since > rest;
        return line
                + (hard
                        ? String.format(Locale.ROOT, ", a hard one for %.0f s", since)
                        : rest(rest, since, error(done, share, variation)));
    }

    /**
     * The likely relative error of the remaining time. A few hard puzzles may take as long as all others together: what
     * is still to come holds as many of them as chance will have it, and what is done shows their number only roughly.
     */
    private static double error(long done, double share, double variation) {
        double left = share == 0 ? 0 : done / share - done;
        return done == 0 || left <= 0 ? 0 : 2 * variation * Math.sqrt(1 / left + 1.0 / done);
    }

    private static String pace(double aSecond) {
        return String.format(Locale.ROOT, aSecond < 9.95 ? "%.1f/s" : "%,.0f/s", aSecond);
    }

    /** Says nothing where the end is near or was expected by now: a puzzle that takes long has no pace to go by. */
    private static String rest(double seconds, double since, double error) {
        if (seconds < 1 || since > seconds) {
            return "";
        }
        double most = seconds * (1 + error);
        double least = seconds * Math.max(0, 1 - error);
        double unit = most < 100 ? 1 : 60;
        long from = Math.max(1, (long) Math.ceil(least / unit));
        long to = (long) Math.ceil((error > ROUGH ? most : seconds) / unit);
        String range = error > ROUGH && from < to ? from + " to " + to : String.valueOf(to);
        return ", about " + range + (unit == 1 ? " s to go" : " min to go");
    }
}
