package dev.clew.cli.pipeline;

import dev.clew.desk.bulk.AnswerLines;
import dev.clew.desk.bulk.Tally;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The report on one puzzle or on the puzzles of a block. Immutable by agreement: the bytes must not change until they
 * are given back.
 */
public final class Report {
    private final byte[] lines;
    private final int length;
    private final int puzzles;
    private final List<String> messages;
    private final boolean good;
    private final Tally tally;
    private final @Nullable AnswerLines owner;

    /**
     * The report on one puzzle.
     *
     * @param text lines for standard output without a final line break; empty for none
     * @param messages lines for standard error
     * @param good whether the exit code may still say that all is well
     */
    public Report(String text, List<String> messages, boolean good) {
        this(text, messages, good, good ? Tally.GOOD : Tally.OTHER);
    }

    /**
     * The report on one puzzle.
     *
     * @param text lines for standard output without a final line break; empty for none
     * @param messages lines for standard error
     * @param good whether the exit code may still say that all is well
     * @param tally how it ended
     */
    public Report(String text, List<String> messages, boolean good, Tally tally) {
        this.lines = text.isEmpty() ? new byte[0] : (text + "\n").getBytes(StandardCharsets.UTF_8);
        this.length = lines.length;
        this.puzzles = 1;
        this.messages = messages;
        this.good = good;
        this.tally = tally;
        this.owner = null;
    }

    /**
     * A file about one puzzle.
     *
     * @param file its bytes, for standard output as they are
     */
    public Report(byte[] file) {
        this(file, file.length, List.of(), true, Tally.GOOD, null);
    }

    /** The report on the puzzles of a block. */
    public Report(AnswerLines answers) {
        this(
                answers.bytes(),
                answers.length(),
                answers.messages(),
                answers.tally().isAllGood(),
                answers.tally(),
                answers);
    }

    private Report(
            byte[] lines, int length, List<String> messages, boolean good, Tally tally, @Nullable AnswerLines owner) {
        this.lines = lines;
        this.length = length;
        this.puzzles = (int) tally.puzzles();
        this.messages = messages;
        this.good = good;
        this.tally = tally;
        this.owner = owner;
    }

    /** The same with lines for standard error before its own. */
    public Report after(List<String> earlier) {
        if (earlier.isEmpty()) {
            return this;
        }
        List<String> all = new ArrayList<>(earlier);
        all.addAll(messages);
        return new Report(lines, length, all, good, tally, owner);
    }

    /** The same below another line for standard output. */
    public Report below(String line) {
        byte[] first = (line + "\n").getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(first, first.length + length);
        System.arraycopy(lines, 0, all, first.length, length);
        release();
        return new Report(all, all.length, messages, good, tally, null);
    }

    /** What begins with the bytes for standard output. */
    public byte[] lines() {
        return lines;
    }

    /** How many bytes are for standard output. */
    public int length() {
        return length;
    }

    /** How many puzzles it is about. */
    public int puzzles() {
        return puzzles;
    }

    /** Lines for standard error. */
    public List<String> messages() {
        return messages;
    }

    /** Whether the exit code may still say that all is well. */
    public boolean good() {
        return good;
    }

    /** How the puzzles ended. */
    public Tally tally() {
        return tally;
    }

    /** Its bytes are written; the array may belong to others. */
    void release() {
        if (owner != null) {
            owner.release();
        }
    }
}
