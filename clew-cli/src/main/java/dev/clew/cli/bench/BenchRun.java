package dev.clew.cli.bench;

import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Measures what a plan asks for. Mutable, for one run. */
public final class BenchRun implements Progress.Extent {
    private final BenchPlan plan;
    private final List<PuzzleSet> sets;
    private final Output output;
    private final boolean asJson;
    private final Terminal terminal;
    private final List<Trial> trials = new ArrayList<>();
    private final PipelineTrial pipeline = new PipelineTrial();
    private final List<Row> rows = new ArrayList<>();
    private double referenceMicros;
    private volatile double share;

    /** A run over these sets that writes a table, or JSON at its end. */
    public BenchRun(BenchPlan plan, List<PuzzleSet> sets, Terminal terminal, Output output, boolean asJson) {
        this.plan = plan;
        this.sets = sets;
        this.output = output;
        this.asJson = asJson;
        this.terminal = terminal;
        for (Engine engine : Engine.all()) {
            if (plan.engines().contains(engine.name())) {
                trials.add(new Trial(engine));
            }
        }
    }

    @Override
    public double share(long done) {
        return share;
    }

    /** Measures everything. */
    public BenchReport run() {
        try (Progress progress = Progress.start(terminal, this)) {
            referenceMicros = ReferenceLoop.micros();
            Machine machine = Machine.current();
            if (!asJson) {
                BenchTable.head(machine, plan.seed(), referenceMicros).forEach(output::line);
                output.flush();
            }
            for (PuzzleSet set : sets) {
                measure(set, progress);
            }
            BenchReport report = new BenchReport(machine, plan.seed(), referenceMicros, List.copyOf(rows));
            if (asJson) {
                output.line(report.json());
            }
            return report;
        }
    }

    private void measure(PuzzleSet set, Progress progress) {
        byte[] agreed = null;
        for (Trial trial : trials) {
            byte[] counts = new byte[set.size()];
            Work work = trial.work(set, counts);
            agreed = agreed == null ? counts : agreement(agreed, counts, set, trial.engine());
            for (int threads : plan.threads()) {
                remark(progress, set, trial.engine().name(), threads);
                WarmUp.run(
                        nanos -> trial.speed(set, threads, nanos, progress),
                        warmUp(trial.engine().name()));
                Speed speed = trial.speed(set, threads, plan.nanos(), progress);
                trial.latency(set, threads, plan.nanos() / 4);
                Latency latency = trial.latency(set, threads, plan.nanos() / 2);
                add(set, trial.engine().name(), threads, speed, work, latency);
            }
        }
        if (plan.engines().contains(PipelineTrial.NAME)) {
            for (int threads : plan.threads()) {
                remark(progress, set, PipelineTrial.NAME, threads);
                WarmUp.run(pipeline.solving(set, threads, progress), warmUp(PipelineTrial.NAME));
                add(set, PipelineTrial.NAME, threads, pipeline.speed(set, threads, plan.nanos(), progress), null, null);
            }
        }
    }

    /** Figures of an engine that is wrong are worth nothing. */
    private static byte[] agreement(byte[] agreed, byte[] counts, PuzzleSet set, Engine engine) {
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != agreed[i]) {
                throw Failure.inputOutput("the engine " + engine.name() + " finds " + counts[i]
                        + " solutions where others find " + agreed[i] + ": " + set.puzzle(i)
                        + "; this is a bug, please report it");
            }
        }
        return agreed;
    }

    private long warmUp(String engine) {
        boolean isWarm = rows.stream().anyMatch(row -> row.engine().equals(engine));
        return isWarm ? plan.warmUpNanos() / 4 : plan.warmUpNanos();
    }

    private static void remark(Progress progress, PuzzleSet set, String engine, int threads) {
        progress.remark(set.name() + ", " + engine + ", " + threads + (threads == 1 ? " thread" : " threads"));
    }

    private void add(
            PuzzleSet set, String engine, int threads, Speed speed, @Nullable Work work, @Nullable Latency latency) {
        double ratio = latency == null ? 0 : latency.p95() / referenceMicros;
        String uses = engine.equals(PipelineTrial.NAME) ? pipeline.describe() : "";
        Row row = new Row(set.name(), set.checksum(), set.size(), engine, uses, threads, speed, work, latency, ratio);
        rows.add(row);
        share = (double) rows.size()
                / (sets.size() * plan.engines().size() * plan.threads().size());
        if (!asJson) {
            output.line(BenchTable.line(row));
            terminal.clearProgress();
            output.flush();
        }
    }
}
