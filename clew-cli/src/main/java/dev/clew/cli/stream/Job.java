package dev.clew.cli.stream;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;

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

    private final Terminal terminal;
    private final Output output;
    private final Progress progress;
    private boolean some;
    private boolean allGood = true;

    private Job(Terminal terminal, Output output, Progress progress) {
        this.terminal = terminal;
        this.output = output;
        this.progress = progress;
    }

    /**
     * Does the work for every puzzle that the operands name.
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
        int threads = CommonOptions.threads(arguments);
        try (Inputs inputs = inputs(arguments, terminal);
                Output output = output(arguments, inputs, terminal);
                Progress progress = Progress.start(terminal, inputs)) {
            Job job = new Job(terminal, output, progress);
            if (!header.isEmpty()) {
                output.line(header);
            }
            return job.run(inputs, work, finish, threads);
        }
    }

    /** The inputs that the arguments name. */
    public static Inputs inputs(Arguments arguments, Terminal terminal) {
        return Inputs.open(arguments.operands(), CommonOptions.shape(arguments), terminal);
    }

    /** The output that the arguments ask for; never a file that is also read. */
    public static Output output(Arguments arguments, Inputs inputs, Terminal terminal) {
        String file = arguments.get(CommonOptions.OUTPUT);
        if (file == null || file.equals("-")) {
            return Output.standard(terminal);
        }
        if (inputs.reads(file)) {
            throw Failure.usage("--output " + file + " would overwrite the input; name another file");
        }
        return Output.file(terminal, file);
    }

    private <R> int run(Inputs inputs, OrderedPipeline.Work<R> work, Finish<R> finish, int threads) {
        new OrderedPipeline<>(inputs, work, new Finishing<>(finish, this), threads).run();
        output.commit();
        if (!some) {
            String names = inputs.names();
            terminal.report(names.isEmpty() ? "no puzzle found" : names + ": no puzzle found");
        } else if (!finish.farewell().isEmpty()) {
            terminal.report(finish.farewell());
        }
        return allGood ? ExitCode.GOOD : ExitCode.SOME_BAD;
    }

    @Override
    public void accept(Report report) {
        some = true;
        allGood &= report.good();
        progress.advance(report.puzzles());
        output.write(report.lines());
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
