package dev.clew.cli.solve;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.read.Input;
import dev.clew.cli.read.Inputs;
import dev.clew.cli.read.Operands;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.TraceEvent;
import org.jspecify.annotations.Nullable;

/**
 * Solves puzzle by puzzle and writes what the engine does as it happens: a trace can be too long to be kept. Mutable,
 * for one run.
 */
public final class TraceRun implements TraceEvent.Listener {
    private final Output output;
    private final @Nullable GridWriter results;

    private TraceRun(Output output, @Nullable GridWriter results) {
        this.output = output;
        this.results = results;
    }

    /** Writes a JSON object for every event. */
    public static int json(Arguments arguments, Terminal terminal, PuzzleSolver solver) {
        return run(arguments, terminal, solver, null);
    }

    /** Writes a line for people for every event, and the result. */
    public static int readable(Arguments arguments, Terminal terminal, PuzzleSolver solver, GridWriter results) {
        return run(arguments, terminal, solver, results);
    }

    private static int run(Arguments arguments, Terminal terminal, PuzzleSolver solver, @Nullable GridWriter results) {
        boolean allGood = true;
        boolean any = false;
        Operands operands = Operands.of(arguments.operands(), terminal);
        Inputs.Builder reading = new Inputs.Builder(operands, terminal).shape(CommonOptions.shape(arguments));
        try (Inputs inputs = reading.open();
                Output output = Job.output(arguments, operands, terminal)) {
            TraceRun run = new TraceRun(output, results);
            while (inputs.hasNext()) {
                any = true;
                allGood &= inputs.next().accept(input -> run.trace(input, terminal, solver));
            }
            output.commit();
            if (!any) {
                return operands.reportEmpty(terminal);
            }
        }
        return allGood ? ExitCode.GOOD : ExitCode.SOME_BAD;
    }

    private boolean trace(Input input, Terminal terminal, PuzzleSolver solver) {
        Solved solved = solver.trace(input, this);
        String text = results == null ? "" : results.write(solved);
        if (!text.isEmpty()) {
            output.line(text);
        }
        output.flush();
        solved.warnings().forEach(terminal::report);
        if (results == null) {
            solved.messages().forEach(terminal::report);
        }
        return solved.verdict().isGood();
    }

    @Override
    public void accept(TraceEvent event) {
        output.line(results == null ? TraceText.json(event) : TraceText.line(event));
    }
}
