package dev.clew.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Compares a report with an earlier one. Only the work of the search decides, because it is the same on every machine.
 * Times of two runs differ by ten percent and more for reasons outside the program, so they are informational. Mutable,
 * for one use.
 */
public final class Comparison {
    /** Figures are written to a thousandth; smaller differences do not count. */
    private static final double ROUNDING = 0.001;

    private final Baseline baseline;
    private final double tolerance;
    private final boolean isSameMachine;
    private final List<String> regressions = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private int compared;

    /**
     * The comparison of a report with an earlier one.
     *
     * @param percent how much worse a figure may be
     */
    public Comparison(Baseline baseline, double percent, BenchReport report) {
        this.baseline = baseline;
        this.tolerance = percent / 100;
        this.isSameMachine = baseline.isFrom(report.machine());
        report.rows().forEach(this::compare);
    }

    private void compare(Row row) {
        Map<String, String> before = baseline.find(row);
        if (before == null) {
            return;
        }
        if (!row.checksum().equals(before.get("checksum"))) {
            regressions.add(row.title() + ": the puzzles are not those of the baseline; make a new one");
            return;
        }
        Work work = row.work();
        if (work != null) {
            less(row, "guesses a puzzle", work.guesses(), before.get("guesses"));
            less(row, "sweeps a puzzle", work.sweeps(), before.get("sweeps"));
        }
        tellTimes(row, before);
    }

    /** Puzzles a second on the same processor and JVM; elsewhere the ratio to a fixed loop says more. */
    private void tellTimes(Row row, Map<String, String> before) {
        double perSecond = number(before.get("perSecond"));
        if (isSameMachine && perSecond > 0) {
            double now = row.speed().perSecond();
            remarks.add(String.format(
                    Locale.ROOT,
                    "%s: %.0f puzzles/s, was %.0f (%.2f x)",
                    row.title(),
                    now,
                    perSecond,
                    now / perSecond));
        } else if (row.latency() != null && before.containsKey("p95Ratio")) {
            remarks.add(String.format(
                    Locale.ROOT,
                    "%s: p95 is %.1f x the reference loop, was %s",
                    row.title(),
                    row.p95Ratio(),
                    before.get("p95Ratio")));
        }
    }

    private void less(Row row, String what, double now, @Nullable String before) {
        double limit = number(before) * (1 + tolerance) + ROUNDING;
        judge(row, what, now, before, now <= limit);
    }

    /** A figure that was not there before cannot be missed. */
    private static double number(@Nullable String before) {
        return before == null ? Double.NaN : Double.parseDouble(before);
    }

    private void judge(Row row, String what, double now, @Nullable String before, boolean good) {
        if (before == null) {
            return;
        }
        compared++;
        if (!good) {
            regressions.add(String.format(
                    Locale.ROOT,
                    "%s: %s %.3f, was %s: %.1f %% worse, %.1f %% are allowed",
                    row.title(),
                    what,
                    now,
                    before,
                    100 * Math.abs(now / number(before) - 1),
                    100 * tolerance));
        }
    }

    /** What is worse than it may be, a line each. */
    public List<String> regressions() {
        return regressions;
    }

    /** Other remarks, and at the end how much was compared. */
    public List<String> remarks() {
        List<String> all = new ArrayList<>(remarks);
        if (!remarks.isEmpty()) {
            all.add("times of two runs vary by 10 % and more, so they decide nothing; tools/bench-compare COMMIT "
                    + "measures both in one sitting");
        }
        all.add(compared + " figures compared, " + regressions.size() + " beyond the tolerance");
        return all;
    }
}
