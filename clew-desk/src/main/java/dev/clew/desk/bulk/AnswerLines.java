package dev.clew.desk.bulk;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The answers to the puzzles of a block: a line for each, what else there is to say about them, and how they ended.
 * Mutable, for one thread at a time.
 */
public final class AnswerLines {
    private final Buffers buffers;
    private byte[] bytes;
    private int length;
    private final List<String> messages = new ArrayList<>();
    private Tally tally = Tally.EMPTY;

    /**
     * No answers yet.
     *
     * @param buffers where arrays go that are of no more use
     * @param room an array to begin with
     */
    AnswerLines(Buffers buffers, byte[] room) {
        this.buffers = buffers;
        this.bytes = room;
    }

    /** The answers to the first puzzles are at the beginning of the array already: their solutions. */
    AnswerLines solved(int bytesOfLines, long puzzles) {
        length = bytesOfLines;
        tally = Tally.good(puzzles);
        return this;
    }

    /** Adds a line, which is given without its end. */
    public void add(String line, Tally ended) {
        byte[] text = (line + "\n").getBytes(StandardCharsets.UTF_8);
        add(text, text.length, ended);
    }

    /** Adds lines with their ends, which stand at the beginning of an array. */
    public void add(byte[] lines, int count, Tally ended) {
        append(lines, 0, count);
        tally = tally.plus(ended);
    }

    /** Adds a message apart from the answers. */
    public void message(String words) {
        messages.add(words);
    }

    /** Reasons may be longer than solutions; an array that has become too small for them is given back. */
    void append(byte[] source, int from, int count) {
        if (bytes.length - length < count) {
            byte[] small = bytes;
            bytes = Arrays.copyOf(small, 2 * small.length + count);
            buffers.give(small);
        }
        System.arraycopy(source, from, bytes, length, count);
        length += count;
    }

    /** Counts puzzles whose answers were appended. */
    void count(Tally more) {
        tally = tally.plus(more);
    }

    /** What begins with the lines. */
    public byte[] bytes() {
        return bytes;
    }

    /** How many bytes the lines have. */
    public int length() {
        return length;
    }

    /** The messages apart from the answers. */
    public List<String> messages() {
        return messages;
    }

    /** How the puzzles ended. */
    public Tally tally() {
        return tally;
    }

    /** Nobody will look at the lines any more: their array may belong to others. */
    public void release() {
        buffers.give(bytes);
    }
}
