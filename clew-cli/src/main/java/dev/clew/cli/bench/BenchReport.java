package dev.clew.cli.bench;

import dev.clew.core.json.JsonWriter;
import java.util.List;

/**
 * All that a run of the benchmark has found out. Immutable.
 *
 * @param machine where it ran
 * @param seed what decided the order of the puzzles
 * @param referenceMicros how long the reference loop took
 * @param rows what was measured
 */
public record BenchReport(Machine machine, long seed, double referenceMicros, List<Row> rows) {
    /** The version of the JSON. */
    static final int VERSION = 1;

    /** The report as JSON, one row a line, so that two of them can be compared by eye. */
    String json() {
        String head = new JsonWriter()
                .object()
                .put("bench", VERSION)
                .put("processor", machine.processor())
                .put("cores", machine.cores())
                .put("jdk", machine.jdk())
                .put("seed", seed)
                .put("referenceMicros", rounded(referenceMicros))
                .end()
                .text();
        StringBuilder text = new StringBuilder(head.substring(0, head.length() - 1)).append(",\"rows\":[");
        String comma = "\n";
        for (Row row : rows) {
            text.append(comma).append(json(row));
            comma = ",\n";
        }
        return text.append("\n]}").toString();
    }

    private static String json(Row row) {
        JsonWriter json = new JsonWriter()
                .object()
                .put("set", row.set())
                .put("checksum", row.checksum())
                .put("puzzles", row.puzzles())
                .put("engine", row.engine())
                .put("threads", row.threads())
                .put("perSecond", rounded(row.speed().perSecond()))
                .put("perCpuSecond", rounded(row.speed().perCpuSecond()));
        if (!row.uses().isEmpty()) {
            json.put("uses", row.uses());
        }
        Work work = row.work();
        if (work != null) {
            json.put("guesses", work.guesses()).put("sweeps", work.sweeps());
        }
        Latency latency = row.latency();
        if (latency != null) {
            json.put("p50", rounded(latency.p50()))
                    .put("p95", rounded(latency.p95()))
                    .put("p99", rounded(latency.p99()));
            json.put("max", rounded(latency.max())).put("p95Ratio", rounded(row.p95Ratio()));
        }
        return json.end().text();
    }

    /** To a thousandth; no more of what was measured would mean anything. */
    private static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
