package dev.clew.cli.bench;

import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.engine.BulkWorker;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Classic 9×9 puzzles under a name, a line of 81 characters each. Immutable by agreement: the bytes are never written
 * to.
 */
public final class PuzzleSet {
    /** From the start of one puzzle to that of the next. */
    static final int STRIDE = BulkWorker.CELLS + 1;

    private final String name;
    private final byte[] text;
    private final List<Puzzle> puzzles;

    private PuzzleSet(String name, List<Puzzle> puzzles) {
        this.name = name;
        this.puzzles = puzzles;
        StringBuilder lines = new StringBuilder(puzzles.size() * STRIDE);
        puzzles.forEach(puzzle -> lines.append(puzzle).append('\n'));
        this.text = lines.toString().getBytes(StandardCharsets.US_ASCII);
    }

    /** The puzzles in an order that the seed decides, so that neighbours in a file are none here. */
    public static PuzzleSet shuffled(String name, List<Puzzle> puzzles, long seed) {
        List<Puzzle> order = new ArrayList<>(puzzles.size());
        for (int index : new SeededRandom(seed).permutation(puzzles.size())) {
            order.add(puzzles.get(index));
        }
        return new PuzzleSet(name, List.copyOf(order));
    }

    /** What it is called. */
    String name() {
        return name;
    }

    /** How many puzzles there are. */
    int size() {
        return puzzles.size();
    }

    /** One line a puzzle. */
    byte[] text() {
        return text;
    }

    Puzzle puzzle(int index) {
        return puzzles.get(index);
    }

    /** A number that changes when a puzzle or their order does. */
    String checksum() {
        CRC32 sum = new CRC32();
        sum.update(text);
        return Long.toHexString(sum.getValue());
    }
}
