package dev.clew.cli.bench;

import dev.clew.cli.solve.JsonText;
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
        String head = new JsonText()
                .put("bench", VERSION)
                .put("processor", machine.processor())
                .put("cores", machine.cores())
                .put("jdk", machine.jdk())
                .put("seed", seed)
                .put("referenceMicros", referenceMicros)
                .toString();
        StringBuilder text = new StringBuilder(head.substring(0, head.length() - 1)).append(",\"rows\":[");
        String comma = "\n";
        for (Row row : rows) {
            text.append(comma).append(json(row));
            comma = ",\n";
        }
        return text.append("\n]}").toString();
    }

    private static JsonText json(Row row) {
        JsonText json = new JsonText()
                .put("set", row.set())
                .put("checksum", row.checksum())
                .put("puzzles", row.puzzles())
                .put("engine", row.engine())
                .put("threads", row.threads())
                .put("perSecond", row.speed().perSecond())
                .put("perCpuSecond", row.speed().perCpuSecond());
        if (!row.uses().isEmpty()) {
            json.put("uses", row.uses());
        }
        Work work = row.work();
        if (work != null) {
            json.put("guesses", work.guesses()).put("sweeps", work.sweeps());
        }
        Latency latency = row.latency();
        if (latency != null) {
            json.put("p50", latency.p50()).put("p95", latency.p95()).put("p99", latency.p99());
            json.put("max", latency.max()).put("p95Ratio", row.p95Ratio());
        }
        return json;
    }
}
