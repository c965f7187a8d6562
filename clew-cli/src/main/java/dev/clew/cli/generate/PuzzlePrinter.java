package dev.clew.cli.generate;

import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.desk.make.GenerateAnswer;
import dev.clew.desk.make.Made;
import dev.clew.generate.GeneratorRun;
import dev.clew.generate.Result;
import dev.clew.generate.Target;
import java.util.Locale;

/**
 * Prints puzzles as they come and says which are missing. A target that is missed now and then costs its place only; one
 * that is missed from the first puzzle on is given up. Mutable, for one run.
 */
public final class PuzzlePrinter implements GeneratorRun.Sink {
    private static final int MISSES_BEFORE_GIVING_UP = 3;

    private final Terminal terminal;
    private final Output output;
    private final Progress progress;
    private final Target target;
    private final PuzzleWriter writer;
    private final boolean best;
    private final boolean patient;
    private final long wanted;
    private long made;
    private long missing;
    private long attempts;
    private int code = ExitCode.GOOD;

    /**
     * A printer.
     *
     * @param target what they are to be like
     * @param writer the form in which they are written
     * @param best whether to print the closest puzzle where none meets the target
     * @param patient whether to continue even if the first puzzles miss the target, because others came before them
     * @param wanted how many puzzles are asked for
     */
    public PuzzlePrinter(
            Terminal terminal,
            Output output,
            Progress progress,
            Target target,
            PuzzleWriter writer,
            boolean best,
            boolean patient,
            long wanted) {
        this.terminal = terminal;
        this.output = output;
        this.progress = progress;
        this.target = target;
        this.writer = writer;
        this.best = best;
        this.patient = patient;
        this.wanted = wanted;
    }

    @Override
    public boolean accept(Result result) {
        result.capped().forEach(capped -> terminal.report(capped.toString()));
        attempts += result.attempts();
        GenerateAnswer answer = new GenerateAnswer(target, result);
        if (answer.isGood()) {
            made++;
            progress.advance(1);
            if (attempts > made) {
                progress.remark(String.format(Locale.ROOT, "%,d of %,d attempts accepted", made, attempts));
            }
            print(answer, answer.made().orElseThrow());
            return true;
        }
        code = ExitCode.SOME_BAD;
        if (result instanceof Result.Missed missed) {
            report(answer, missed);
            missing++;
            return best || patient || made > 0 || missing < MISSES_BEFORE_GIVING_UP;
        }
        terminal.report("the time limit ended the run after " + made + " of " + wanted + " puzzles");
        return false;
    }

    /** Says at the end how much of what was asked for is not there; a single puzzle has been spoken of already. */
    public void end() {
        if (missing > 0 && wanted > 1) {
            boolean gaveUp = made == 0 && !best && !patient && missing < wanted;
            terminal.report(made + " of " + wanted + " puzzles met the target"
                    + (gaveUp ? "; gave up after the first " + missing + " missed it" : ", " + missing + " missed it"));
        }
    }

    private void print(GenerateAnswer answer, Made puzzle) {
        if (terminal.writesToPerson()) {
            terminal.clearProgress();
        }
        output.line(writer.write(answer, puzzle));
        if (terminal.writesToPerson()) {
            output.flush();
        }
    }

    private void report(GenerateAnswer answer, Result.Missed missed) {
        String start = "puzzle " + (made + missing + 1) + " of " + wanted + ": none of " + missed.attempts()
                + " attempts met the target; ";
        if (missed.best().isEmpty()) {
            terminal.report(start + "none gave a puzzle with one solution; ask for less or raise --attempts");
            return;
        }
        terminal.report(start + "closest: " + String.join(" and ", missed.misses())
                + (best ? "" : "; --best prints it, --attempts tries more"));
        if (best) {
            print(answer, Made.of(missed.best().get()));
        }
    }

    /** The exit code of the run. */
    public int code() {
        return code;
    }
}
