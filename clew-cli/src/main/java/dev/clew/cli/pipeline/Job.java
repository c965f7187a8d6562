package dev.clew.cli.pipeline;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.read.Inputs;
import dev.clew.cli.read.Item;
import dev.clew.cli.read.Mark;
import dev.clew.cli.read.Operands;
import dev.clew.cli.read.ReadSoFar;
import dev.clew.cli.resume.Checkpoint;
import dev.clew.cli.resume.Picker;
import dev.clew.cli.resume.Recorder;
import dev.clew.cli.resume.Selection;
import dev.clew.cli.resume.Shard;
import dev.clew.cli.resume.Sidecar;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Shape;
import dev.clew.desk.bulk.OrderedPipeline;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The run of a command over all its puzzles: inputs, pipeline, output, messages, exit code. Immutable. */
public final class Job<R> {
    private final Arguments arguments;
    private final Terminal terminal;
    private final Work<R> work;
    private final Finish<R> finish;
    private final String header;
    private final int threads;
    private final @Nullable Shape shape;
    private final Operands operands;

    private Job(Arguments arguments, Terminal terminal, Work<R> work, Finish<R> finish, String header) {
        this.arguments = arguments;
        this.terminal = terminal;
        this.work = work;
        this.finish = finish;
        this.header = header;
        this.threads = CommonOptions.threads(arguments);
        this.shape = CommonOptions.shape(arguments);
        this.operands = Operands.of(arguments.operands(), terminal);
    }

    /**
     * Does the work for every puzzle that the operands name, or for those of the shard that is asked for.
     *
     * @param header what stands above the first line; empty for nothing
     * @return the exit code
     */
    public static int run(Arguments arguments, Terminal terminal, Work<Report> work, String header) {
        return run(arguments, terminal, work, report -> report, header);
    }

    /**
     * Does the work for every puzzle that the operands name, with a last step in their order.
     *
     * @param header what stands above the first line; empty for nothing
     * @return the exit code
     */
    public static <R> int run(Arguments arguments, Terminal terminal, Work<R> work, Finish<R> finish, String header) {
        Shard shard = Shard.of(arguments);
        Job<R> job = new Job<>(arguments, terminal, work, finish, header);
        return arguments.has(CommonOptions.RESUME) ? job.resume(shard) : job.runOnce(shard);
    }

    private int runOnce(Shard shard) {
        Picker picker = shard.count() > 1 ? new Picker(new Selection(shard, 0), Mark.START) : null;
        Inputs.Builder reading = reading(picker);
        ReadSoFar soFar = reading.extent();
        try (Output output = output(arguments, operands, terminal);
                Progress progress = Progress.start(terminal, soFar)) {
            ReportWriter<R> writer = new ReportWriter<>(finish, terminal, output, progress, null);
            run(reading, soFar, writer, progress, header);
            output.commit();
            return end(writer, picker, soFar);
        }
    }

    /** Continues where an earlier run left a checkpoint, or begins a run that can be resumed. */
    private int resume(Shard shard) {
        Sidecar sidecar = Recorder.sidecar(work.verb(), arguments, operands);
        // Nothing that another run may have written is looked at before the lock.
        try (Output output = Output.resumable(terminal, sidecar.target())) {
            Checkpoint start = Recorder.checkpoint(sidecar, operands, output);
            Picker picker = new Picker(new Selection(shard, start.done()), start.mark());
            Inputs.Builder reading = reading(picker);
            ReadSoFar soFar = reading.extent();
            try (Progress progress = Progress.start(terminal, soFar);
                    Recorder recorder = Recorder.start(terminal, sidecar, start, picker, output)) {
                ReportWriter<R> writer = new ReportWriter<>(finish, terminal, output, progress, recorder);
                if (start.finished()) {
                    recorder.commitAgain();
                } else {
                    output.goOnAt(start.bytes());
                    run(reading, soFar, writer, progress, start.bytes() == 0 ? header : "");
                    recorder.commit();
                }
                return end(writer, picker, soFar);
            }
        }
    }

    private Inputs.Builder reading(@Nullable Picker picker) {
        Inputs.Builder reading = new Inputs.Builder(operands, terminal)
                .shape(shape)
                .inBlocks(work.takesBlocks())
                .inLines(arguments.has(CommonOptions.LINES));
        return picker == null ? reading : picker.restrict(reading);
    }

    private void run(Inputs.Builder reading, ReadSoFar soFar, ReportWriter<R> writer, Progress progress, String above) {
        writer.line(above);
        OrderedPipeline<Item, R> pipeline = new OrderedPipeline<>(new Doing<>(work, progress), writer, threads);
        try (Inputs inputs = reading.open(pipeline, soFar)) {
            pipeline.run(inputs);
        }
        writer.line(finish.footer());
        writer.file(finish.file());
    }

    /** Has the work done, and its time noted. A class and not a lambda, which would cost every start some time. */
    private record Doing<R>(Work<R> work, Progress progress) implements Function<Item, R> {
        @Override
        public R apply(Item item) {
            long start = System.nanoTime();
            R result = item.accept(work);
            progress.took((System.nanoTime() - start) / 1e9);
            return result;
        }
    }

    private int end(ReportWriter<R> writer, @Nullable Picker picker, ReadSoFar soFar) {
        // A shard may have nothing to do.
        if (writer.isEmpty() && (picker == null || picker.seen() == 0)) {
            return operands.reportEmpty(terminal);
        } else if (!finish.farewell().isEmpty()) {
            terminal.report(finish.farewell());
        } else {
            writer.summarise(work.verb(), soFar.titles());
        }
        return writer.isAllGood() ? ExitCode.GOOD : ExitCode.SOME_BAD;
    }

    /** The output that the arguments ask for; never a file that is also read. */
    public static Output output(Arguments arguments, Operands operands, Terminal terminal) {
        String file = arguments.get(CommonOptions.OUTPUT);
        if (file != null && operands.reads(file)) {
            throw Failure.usage("--output " + file + " would overwrite the input; name another file");
        }
        return file == null || file.equals("-") ? Output.standard(terminal) : Output.file(terminal, file);
    }
}
