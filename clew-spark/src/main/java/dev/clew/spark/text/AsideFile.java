package dev.clew.spark.text;

import dev.clew.spark.output.SideFile;
import java.io.Closeable;
import java.io.IOException;
import java.util.SortedMap;
import java.util.TreeMap;

/** The puzzles that a task puts aside, and how many of them need how many guesses. Mutable, for one thread. */
final class AsideFile implements Closeable {
    private final SideFile file;
    private final SortedMap<Long, Long> counts = new TreeMap<>();

    AsideFile(SideFile.Opener opener) {
        this.file = new SideFile(opener);
    }

    void add(DeferredPuzzle puzzle) {
        file.add(puzzle.toString());
        counts.merge(puzzle.guesses(), 1L, Long::sum);
    }

    /** How many puzzles there are, by the guesses of the engine. */
    SortedMap<Long, Long> counts() {
        return counts;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
