package dev.clew.cli.pipeline;

import dev.clew.cli.resume.Recorder;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.desk.bulk.OrderedPipeline;
import dev.clew.desk.bulk.Tally;
import org.jspecify.annotations.Nullable;

/** Takes results through the last step, writes the reports, and keeps count of them. Mutable, for one run. */
final class ReportWriter<R> implements OrderedPipeline.Sink<R> {
    private static final double LONG_FOR_PEOPLE = 1;
    private static final double LONG_FOR_SCRIPTS = 10;

    private final Finish<R> finish;
    private final Terminal terminal;
    private final Output output;
    private final Progress progress;
    private final @Nullable Recorder recorder;
    private final long start = System.nanoTime();
    private Tally tally = Tally.EMPTY;
    private boolean empty;
    private boolean allGood;

    /**
     * @param recorder notes down how far the run has come and knows what was done before, or null
     */
    ReportWriter(Finish<R> finish, Terminal terminal, Output output, Progress progress, @Nullable Recorder recorder) {
        this.finish = finish;
        this.terminal = terminal;
        this.output = output;
        this.progress = progress;
        this.recorder = recorder;
        this.empty = recorder == null || recorder.done() == 0;
        this.allGood = recorder == null || recorder.isGood();
    }

    /** Writes a line that is about no puzzle; an empty one is left out. */
    void line(String text) {
        if (!text.isEmpty()) {
            output.line(text);
        }
    }

    /** Writes the bytes of a file that all puzzles share. */
    void file(byte[] bytes) {
        output.write(bytes, bytes.length);
    }

    @Override
    public void accept(R result) {
        write(finish.apply(result));
    }

    private void write(Report report) {
        empty = false;
        tally = tally.plus(report.tally());
        allGood &= report.good();
        progress.advance(report.puzzles());
        if (recorder == null) {
            output.write(report.lines(), report.length());
        } else {
            recorder.write(report.lines(), report.length(), report.puzzles(), report.good());
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

    /** Whether there was nothing to report on, now or before. */
    boolean isEmpty() {
        return empty;
    }

    /** Whether the exit code may still say that all is well. */
    boolean isAllGood() {
        return allGood;
    }

    /**
     * A line that stays when the progress line is removed; for a single puzzle the answer is enough. In scripts, only
     * for runs long enough to ask about.
     *
     * @param titles how many lines were no puzzles but titles
     */
    void summarise(String verb, long titles) {
        double seconds = (System.nanoTime() - start) / 1e9;
        if (tally.puzzles() > 1 && seconds >= (terminal.reportsToPerson() ? LONG_FOR_PEOPLE : LONG_FOR_SCRIPTS)) {
            terminal.report(tally.summary(verb, titles, seconds));
        }
    }
}
