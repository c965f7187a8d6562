package dev.clew.cli.stream;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import org.jspecify.annotations.Nullable;

/** The run of a command over all its puzzles: inputs, pipeline, output, messages, exit code. Mutable, for one run. */
public final class Job implements OrderedPipeline.Sink<Report> {
    /** The last step of the work: on one thread and in the order of the puzzles, so that it may remember them. */
    @FunctionalInterface
    public interface Finish<R> {
        /** Makes a report of what the threads found out. */
        Report apply(R result);

        /** What is to be said on standard error after the last puzzle; empty for nothing. */
        default String farewell() {
            return "";
        }
    }

    /** Passes results through the last step. */
    private record Finishing<R>(Finish<R> finish, OrderedPipeline.Sink<Report> sink)
            implements OrderedPipeline.Sink<R> {
        @Override
        public void accept(R result) {
            sink.accept(finish.apply(result));
        }

        @Override
        public void idle() {
            sink.idle();
        }
    }

    private static final double LONG_FOR_PEOPLE = 1;
    private static final double LONG_FOR_SCRIPTS = 10;

    private final Terminal terminal;
    private final Output output;
    private final Progress progress;
    private final @Nullable Recorder recorder;
    private final long start = System.nanoTime();
    private Tally tally = Tally.EMPTY;
    private boolean some;
    private boolean allGood = true;

    private Job(Terminal terminal, Output output, Progress progress, @Nullable Recorder recorder) {
        this.terminal = terminal;
        this.output = output;
        this.progress = progress;
        this.recorder = recorder;
    }

    /**
     * Does the work for every puzzle that the operands name, or for those of the shard that is asked for.
     *
     * @param header what stands above the first line; empty for nothing
     * @return the exit code
     */
    public static int run(Arguments arguments, Terminal terminal, OrderedPipeline.Work<Report> work, String header) {
        return run(arguments, terminal, work, report -> report, header);
    }

    /**
     * Does the work for every puzzle that the operands name, with a last step in their order.
     *
     * @param header what stands above the first line; empty for nothing
     * @return the exit code
     */
    public static <R> int run(
            Arguments arguments, Terminal terminal, OrderedPipeline.Work<R> work, Finish<R> finish, String header) {
        Shard shard = Shard.of(arguments);
        int threads = CommonOptions.threads(arguments);
        try (Inputs inputs = inputs(arguments, terminal)) {
            if (arguments.has(CommonOptions.RESUME)) {
                return resume(arguments, terminal, inputs, shard, work, finish, header);
            }
            if (shard.count() > 1) {
                inputs.pick(Mark.START, new Picker(new Selection(shard, 0), Mark.START));
            }
            try (Output output = output(arguments, inputs, terminal);
                    Progress progress = Progress.start(terminal, inputs)) {
                return new Job(terminal, output, progress, null).run(inputs, work, finish, threads, header);
            }
        }
    }

    /** Goes on where an earlier run has left a checkpoint, or begins one that can be taken up. */
    private static <R> int resume(
            Arguments arguments,
            Terminal terminal,
            Inputs inputs,
            Shard shard,
            OrderedPipeline.Work<R> work,
            Finish<R> finish,
            String header) {
        Sidecar sidecar = Recorder.sidecar(arguments, inputs);
        // Nothing that another run may have written is looked at before the lock.
        try (Output output = Output.resumable(terminal, sidecar.target())) {
            Checkpoint start = Recorder.checkpoint(sidecar, inputs, output);
            Picker picker = new Picker(new Selection(shard, start.done()), start.mark());
            inputs.pick(start.mark(), picker);
            try (Progress progress = Progress.start(terminal, inputs);
                    Recorder recorder = Recorder.start(terminal, sidecar, start, picker, output)) {
                Job job = new Job(terminal, output, progress, recorder);
                job.some = start.done() > 0;
                job.allGood = start.good();
                if (start.finished()) {
                    recorder.commitAgain();
                    return job.end(inputs, work, finish);
                }
                output.goOnAt(start.bytes());
                String first = start.bytes() == 0 ? header : "";
                return job.run(inputs, work, finish, CommonOptions.threads(arguments), first);
            }
        }
    }

    /** The inputs that the arguments name. */
    public static Inputs inputs(Arguments arguments, Terminal terminal) {
        return Inputs.open(arguments.operands(), CommonOptions.shape(arguments), terminal);
    }

    /** The output that the arguments ask for; never a file that is also read. */
    public static Output output(Arguments arguments, Inputs inputs, Terminal terminal) {
        String file = file(arguments, inputs);
        return file.equals("-") ? Output.standard(terminal) : Output.file(terminal, file);
    }

    private static String file(Arguments arguments, Inputs inputs) {
        String file = arguments.get(CommonOptions.OUTPUT);
        if (file != null && inputs.reads(file)) {
            throw Failure.usage("--output " + file + " would overwrite the input; name another file");
        }
        return file == null ? "-" : file;
    }

    private <R> int run(Inputs inputs, OrderedPipeline.Work<R> work, Finish<R> finish, int threads, String header) {
        if (!header.isEmpty()) {
            output.line(header);
        }
        new OrderedPipeline<>(inputs, work, new Finishing<>(finish, this), threads).run();
        if (recorder == null) {
            output.commit();
        } else {
            recorder.commit();
        }
        return end(inputs, work, finish);
    }

    private <R> int end(Inputs inputs, OrderedPipeline.Work<R> work, Finish<R> finish) {
        // A shard may well have nothing to do.
        if (!some && inputs.seen() == 0) {
            return inputs.reportEmpty(terminal);
        } else if (!finish.farewell().isEmpty()) {
            terminal.report(finish.farewell());
        } else {
            summarise(work.verb());
        }
        return allGood ? ExitCode.GOOD : ExitCode.SOME_BAD;
    }

    /**
     * A line that stays where the progress line is gone; of a single puzzle the answer says it all. In scripts only for a
     * run that somebody will ask about.
     */
    private void summarise(String verb) {
        double seconds = (System.nanoTime() - start) / 1e9;
        if (tally.puzzles() > 1 && seconds >= (terminal.reportsToPerson() ? LONG_FOR_PEOPLE : LONG_FOR_SCRIPTS)) {
            terminal.report(tally.summary(verb, seconds));
        }
    }

    @Override
    public void accept(Report report) {
        some = true;
        tally = tally.plus(report.tally());
        allGood &= report.good();
        progress.advance(report.puzzles());
        if (recorder == null) {
            output.write(report.lines(), report.length());
        } else {
            recorder.write(report);
        }
        report.release();
        if (!report.messages().isEmpty()) {
            if (terminal.writesToPerson()) {
                idle();
            }
            for (String message : report.messages()) {
                terminal.report(message);
            }
        }
    }

    @Override
    public void idle() {
        if (terminal.writesToPerson()) {
            terminal.clearProgress();
        }
        output.flush();
    }
}
