package dev.clew.cli.read;

import dev.clew.cli.shell.Progress;
import dev.clew.desk.bulk.WaitingStream;
import org.jspecify.annotations.Nullable;

/** How far reading has come. Written by the one thread that reads, for any thread to look at. */
public final class ReadSoFar implements Progress.Extent {
    private final Operands operands;
    private final Mark start;
    private volatile long bytesBefore;
    private volatile @Nullable WaitingStream stream;
    private volatile long puzzles;
    private volatile long titles;

    /** Nothing after the mark has been read yet. */
    ReadSoFar(Operands operands, Mark start) {
        this.operands = operands;
        this.start = start;
    }

    /** Reading continues in another stream. */
    void open(WaitingStream opened) {
        bytesBefore = bytes();
        stream = opened;
    }

    @SuppressWarnings("NonAtomicVolatileUpdate") // one reader of puzzles; progress only looks
    void count(long morePuzzles, long moreTitles) {
        puzzles += morePuzzles;
        titles += moreTitles;
    }

    /** How many lines were titles of puzzles. */
    public long titles() {
        return titles;
    }

    private long bytes() {
        WaitingStream opened = stream;
        return bytesBefore + (opened == null ? 0 : opened.taken());
    }

    /**
     * The part that is done of all files from the mark on; 0 where the size of an input is unknown. Much may be read
     * that waits for its turn: of what was read, only the puzzles that are done count.
     */
    @Override
    public double share(long done) {
        long read = puzzles;
        long total = operands.bytesFrom(start);
        return read == 0 || total == 0 ? 0 : Math.min(1, (double) bytes() / total) * Math.min(1, (double) done / read);
    }
}
