package dev.clew.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.PlainParser;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.pipeline.Work;
import dev.clew.cli.read.Input;
import dev.clew.cli.read.LineBlock;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.BulkWork;
import dev.clew.cli.solve.LineWriter;
import dev.clew.cli.solve.PuzzleSolver;
import dev.clew.cli.solve.SolveWork;
import dev.clew.core.Budget;
import dev.clew.desk.bulk.Bulk;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;

/** Runs all that {@code clew solve} does with a stream of lines, from bytes to bytes, for some time. Mutable. */
final class PipelineTrial {
    /** What it is called among the engines. */
    static final String NAME = "pipeline";

    private final Bulk bulk = new Bulk();
    private final BulkWork solving = new BulkWork(
            new SolveWork(new PuzzleSolver(null, Budget.unlimited(), 2, false), new LineWriter(), false), bulk);

    /** How fast it is. */
    Speed speed(PuzzleSet set, int threads, long nanos, Progress progress) {
        Terminal terminal = new Terminal(
                new Repeated(set.text(), nanos),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                Map.of(),
                "");
        Arguments arguments = Objects.requireNonNull(PlainParser.parse(
                List.of(CommonOptions.THREADS), List.of(CommonOptions.THREADS.name(), String.valueOf(threads), "-")));
        Counting work = new Counting(solving);
        OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long cpu = process.getProcessCpuTime();
        long start = System.nanoTime();
        Job.run(arguments, terminal, work, "");
        Speed speed = Speed.of(work.puzzles.sum(), System.nanoTime() - start, process.getProcessCpuTime() - cpu);
        progress.advance(speed.puzzles());
        return speed;
    }

    /** What has to warm up: it is not warm before the engines that get the work are the ones that will keep it. */
    WarmUp.Solving solving(PuzzleSet set, int threads, Progress progress) {
        return new WarmUp.Solving() {
            @Override
            public Speed run(long nanos) {
                return speed(set, threads, nanos, progress);
            }

            @Override
            public boolean isSettled() {
                return bulk.isSettled();
            }
        };
    }

    /** Which engines got the work in the end. */
    String describe() {
        return bulk.describe();
    }

    /** Counts what is done. */
    private record Counting(BulkWork work, LongAdder puzzles) implements Work<Report> {
        Counting(BulkWork work) {
            this(work, new LongAdder());
        }

        @Override
        public Report apply(Input input) {
            return counted(work.apply(input));
        }

        @Override
        public boolean takesBlocks() {
            return true;
        }

        @Override
        public Report apply(LineBlock block) {
            return counted(work.apply(block));
        }

        private Report counted(Report report) {
            puzzles.add(report.puzzles());
            return report;
        }
    }

    /** A text over and over until the time is up, and to its end then. */
    private static final class Repeated extends InputStream {
        private final byte[] text;
        private final long nanos;
        private final long start = System.nanoTime();
        private int at;

        Repeated(byte[] text, long nanos) {
            this.text = text;
            this.nanos = nanos;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0];
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            if (available() == 0) {
                return -1;
            }
            int size = Math.min(length, text.length - at);
            System.arraycopy(text, at, into, offset, size);
            at += size;
            return size;
        }

        @Override
        public int available() {
            if (at == text.length && System.nanoTime() - start < nanos) {
                at = 0;
            }
            return text.length - at;
        }
    }
}
