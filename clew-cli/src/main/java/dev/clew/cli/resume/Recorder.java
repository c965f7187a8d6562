package dev.clew.cli.resume;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.read.Mark;
import dev.clew.cli.read.Operands;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Target;
import dev.clew.cli.shell.Terminal;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Keeps noting how far a run has come, so that a killed run can be resumed. Thread-safe, because Ctrl-C comes from a
 * thread of its own.
 *
 * <p>What a checkpoint covers is on the disk before the checkpoint is; whatever was written later is cut off by the run
 * that resumes.
 */
public final class Recorder implements AutoCloseable {
    private static final long INTERVAL_NANOS = 250_000_000;

    /** A checkpoint waits for the disk. On a slow one there are fewer of them, so that they take a small part of the time. */
    private static final int WAIT_SHARE = 20;

    private final Terminal terminal;
    private final Sidecar sidecar;
    private final Picker picker;
    private final Output output;
    private Checkpoint latest;
    private long done;
    private boolean good;
    private long savedAt = System.nanoTime();
    private long saveNanos;
    private boolean ended;

    private Recorder(Terminal terminal, Sidecar sidecar, Checkpoint start, Picker picker, Output output) {
        this.terminal = terminal;
        this.sidecar = sidecar;
        this.latest = start;
        this.done = start.done();
        this.good = start.good();
        this.picker = picker;
        this.output = output;
    }

    /**
     * The file beside the output for the run that the arguments describe.
     *
     * @param work what is done with the puzzles: solutions do not continue where ratings ended
     */
    public static Sidecar sidecar(String work, Arguments arguments, Operands operands) {
        String name = arguments.get(CommonOptions.OUTPUT);
        if (name == null || name.equals("-")) {
            throw Failure.usage("--resume needs --output FILE, so that what was written is found again");
        }
        if (Output.isPacked(name)) {
            throw Failure.usage("--resume cannot continue in the middle of " + name
                    + ", which is gzip; write a plain file and pack it at the end");
        }
        Map<String, String> run = new LinkedHashMap<>();
        String options =
                arguments.optionsWithout(List.of(CommonOptions.OUTPUT, CommonOptions.THREADS, CommonOptions.RESUME));
        run.put("work", work);
        run.put("options", Terminal.oneLine(options));
        List<String> identity = operands.identity();
        for (int i = 0; i < identity.size(); i++) {
            run.put("input" + (i + 1), identity.get(i));
        }
        run.put("inputs", Integer.toString(identity.size()));
        Target target = Target.of(name);
        refuse(target, operands);
        return new Sidecar(target, target.beside(Target.SIDECAR), run);
    }

    /** None of the files that are written may be read. */
    private static void refuse(Target target, Operands operands) {
        for (Path file : target.resumableFiles()) {
            if (operands.reads(file.toString())) {
                throw Failure.usage("--output " + target.name() + " would overwrite the input"
                        + (file.equals(target.path()) ? "" : ", for --resume writes " + file)
                        + "; name another file");
            }
        }
    }

    /**
     * The content of the sidecar, if the output it describes exists; the output has to be locked.
     *
     * @throws Failure if it cannot be
     */
    public static Checkpoint checkpoint(Sidecar sidecar, Operands operands, Output output) {
        Checkpoint start = sidecar.read();
        String problem = operands.problem(start.mark());
        if (problem != null) {
            throw sidecar.damaged(problem);
        }
        if (output.length() < start.bytes() && !(start.finished() && isPublished(sidecar.target(), start))) {
            throw Failure.inputOutput(sidecar.target().name() + ".part has " + output.length() + " bytes, but "
                    + start.bytes() + " were written; remove " + sidecar.file() + " to start over");
        }
        return start;
    }

    /** Whether a run that was killed in its last step had given the file its name already. */
    private static boolean isPublished(Target target, Checkpoint finished) {
        return target.path().toFile().length() == finished.bytes();
    }

    /** Begins to record; from here on Ctrl-C leaves a checkpoint, too. */
    public static Recorder start(Terminal terminal, Sidecar sidecar, Checkpoint start, Picker picker, Output output) {
        Recorder recorder = new Recorder(terminal, sidecar, start, picker, output);
        Runtime.getRuntime().addShutdownHook(new Thread(recorder::interrupt));
        if (start.done() > 0 && terminal.reportsToPerson()) {
            terminal.report(String.format(Locale.ROOT, "continues after %,d puzzles", start.done()));
        }
        return recorder;
    }

    /**
     * Writes what has come out next.
     *
     * @param lines what begins with the bytes to write
     * @param length how many bytes that are
     * @param puzzles how many puzzles they are about
     * @param allGood whether the exit code may still say that all is well
     */
    public synchronized void write(byte[] lines, int length, int puzzles, boolean allGood) {
        output.write(lines, length);
        done += puzzles;
        good &= allGood;
        if (System.nanoTime() - savedAt >= Math.max(INTERVAL_NANOS, WAIT_SHARE * saveNanos)) {
            save();
        }
    }

    /** How many puzzles are done, those of earlier runs included. */
    public synchronized long done() {
        return done;
    }

    /** Whether the exit code may still say that all is well. */
    public synchronized boolean isGood() {
        return good;
    }

    private void save() {
        long start = System.nanoTime();
        save(picker.mark(done, latest.mark()), false);
        savedAt = System.nanoTime();
        saveNanos = savedAt - start;
    }

    private void save(Mark mark, boolean finished) {
        latest = new Checkpoint(mark, done, output.sync(), good, finished);
        sidecar.write(latest);
    }

    private synchronized void interrupt() {
        if (ended) {
            return;
        }
        try {
            save();
            terminal.report(String.format(
                    Locale.ROOT,
                    "stopped after %,d puzzles; the same command line with --resume continues there",
                    done));
        } catch (Failure e) {
            terminal.report(e.line());
        }
    }

    /**
     * Everything is written: the output appears under its name. A run killed after this point finds this checkpoint and
     * repeats these last steps.
     */
    public synchronized void commit() {
        ended = true;
        save(picker.end(latest.mark()), true);
        sidecar.sync();
        output.commit();
        sidecar.delete();
    }

    /** Does the last steps of a run that had finished all puzzles. */
    public synchronized void commitAgain() {
        ended = true;
        if (output.length() >= latest.bytes()) {
            output.goOnAt(latest.bytes());
            output.commit();
        } else {
            output.remove();
        }
        sidecar.delete();
    }

    /** The run has ended; if by an error, the latest checkpoint stays. */
    @Override
    public synchronized void close() {
        ended = true;
    }
}
