package dev.clew.cli.bench;

import java.util.List;
import java.util.Locale;

/** Writes what was measured for people, a row at a time. */
final class BenchTable {
    private static final String LAYOUT = "%-12s %8s  %-16s %7s %12s %12s %9s %9s %9s %9s %9s %10s  %s";

    private BenchTable() {}

    /** What stands above the rows. */
    static List<String> head(Machine machine, long seed, double referenceMicros) {
        return List.of(
                machine.toString(),
                String.format(
                        Locale.ROOT,
                        "seed %d; latencies of single solves in microseconds; the reference loop takes %.2f of them",
                        seed,
                        referenceMicros),
                "",
                String.format(
                                Locale.ROOT,
                                LAYOUT,
                                "set",
                                "puzzles",
                                "engine",
                                "threads",
                                "puzzles/s",
                                "per CPU s",
                                "guesses",
                                "sweeps",
                                "p50",
                                "p95",
                                "p99",
                                "max",
                                "")
                        .stripTrailing());
    }

    /** A row. */
    static String line(Row row) {
        Work work = row.work();
        Latency latency = row.latency();
        return String.format(
                        Locale.ROOT,
                        LAYOUT,
                        row.set(),
                        row.puzzles(),
                        row.engine(),
                        row.threads(),
                        number("%,.0f", row.speed().perSecond()),
                        number("%,.0f", row.speed().perCpuSecond()),
                        number("%.2f", work == null ? -1 : work.guesses()),
                        number("%.2f", work == null ? -1 : work.sweeps()),
                        number("%.1f", latency == null ? -1 : latency.p50()),
                        number("%.1f", latency == null ? -1 : latency.p95()),
                        number("%.1f", latency == null ? -1 : latency.p99()),
                        number("%.1f", latency == null ? -1 : latency.max()),
                        row.uses().isEmpty() ? "" : "by " + row.uses())
                .stripTrailing();
    }

    private static String number(String format, double value) {
        return value < 0 ? "-" : String.format(Locale.ROOT, format, value);
    }
}
