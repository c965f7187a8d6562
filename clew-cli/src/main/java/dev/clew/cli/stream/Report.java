package dev.clew.cli.stream;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** What is to be said about one puzzle or about the puzzles of a block. Immutable by agreement: nobody writes to the bytes. */
public final class Report {
    private final byte[] lines;
    private final int puzzles;
    private final List<String> messages;
    private final boolean good;

    /**
     * What is to be said about one puzzle.
     *
     * @param text lines for standard output without a final line break; empty for none
     * @param messages lines for standard error
     * @param good whether the exit code may still say that all is well
     */
    public Report(String text, List<String> messages, boolean good) {
        this(text.isEmpty() ? new byte[0] : (text + "\n").getBytes(StandardCharsets.UTF_8), 1, messages, good);
    }

    /**
     * What is to be said about several puzzles.
     *
     * @param lines bytes for standard output with their line breaks
     * @param puzzles how many there are
     * @param messages lines for standard error
     * @param good whether the exit code may still say that all is well
     */
    public Report(byte[] lines, int puzzles, List<String> messages, boolean good) {
        this.lines = lines;
        this.puzzles = puzzles;
        this.messages = messages;
        this.good = good;
    }

    /** Bytes for standard output. */
    public byte[] lines() {
        return lines;
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
}
