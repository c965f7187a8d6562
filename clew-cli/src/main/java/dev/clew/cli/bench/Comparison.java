package dev.clew.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds a report against an earlier one. What searching takes is the same on every machine and always compared; times
 * are compared on the same processor and JVM only. Mutable, for one use.
 */
public final class Comparison {
    /** Figures are written to a thousandth; a difference below is none. */
    private static final double ROUNDING = 0.001;

    private final Baseline baseline;
    private final double tolerance;
    private final boolean withTimes;
    private final List<String> regressions = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private int compared;

    /**
     * The comparison of a report with an earlier one.
     *
     * @param percent how much worse a figure may be
     * @param withTimes whether times decide; else they are only reported
     */
    public Comparison(Baseline baseline, double percent, boolean withTimes, BenchReport report) {
        this.baseline = baseline;
        this.tolerance = percent / 100;
        this.withTimes = withTimes && baseline.isFrom(report.machine());
        report.rows().forEach(this::compare);
        if (withTimes && !this.withTimes) {
            remarks.add("times were not compared: the baseline is from "
                    + baseline.head().get("processor") + " with "
                    + baseline.head().get("jdk"));
        }
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
        Latency latency = row.latency();
        if (withTimes) {
            more(row, "puzzles/s", row.speed().perSecond(), before.get("perSecond"));
        }
        if (withTimes && latency != null) {
            less(row, "p95 in microseconds", latency.p95(), before.get("p95"));
        } else if (latency != null && before.containsKey("p95Ratio")) {
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

    private void more(Row row, String what, double now, @Nullable String before) {
        double limit = number(before) * (1 - tolerance) - ROUNDING;
        judge(row, what, now, before, now >= limit);
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

    /** What else is to be said, and at the end how much was compared. */
    public List<String> remarks() {
        List<String> all = new ArrayList<>(remarks);
        all.add(compared + " figures compared, " + regressions.size() + " beyond the tolerance");
        return all;
    }
}
