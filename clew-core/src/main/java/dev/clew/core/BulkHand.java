package dev.clew.core;

/** One thread's worker with the room it needs for a task. Mutable, for one thread at a time. */
final class BulkHand {
    private final BulkWorker worker = new BulkWorker();
    private int[] readable = new int[0];
    private int[] readableStarts = new int[0];
    private byte[] output = new byte[0];

    /** Solves the puzzles from one index up to, but not including, another into their places of counts and solutions. */
    void solve(byte[] text, int[] starts, int from, int to, byte[] counts, byte[] solutions) {
        makeRoom(to - from);
        int size = 0;
        for (int i = from; i < to; i++) {
            counts[i] = BulkResults.UNREADABLE;
            readable[size] = i;
            readableStarts[size] = starts[i];
            size += starts[i] < 0 ? 0 : 1;
        }
        worker.solve(text, readableStarts, size, output, BulkWorker.CELLS);
        for (int i = 0; i < size; i++) {
            int puzzle = readable[i];
            counts[puzzle] = (byte) worker.count(i);
            System.arraycopy(output, i * BulkWorker.CELLS, solutions, puzzle * BulkWorker.CELLS, BulkWorker.CELLS);
        }
    }

    private void makeRoom(int puzzles) {
        if (readable.length < puzzles) {
            readable = new int[puzzles];
            readableStarts = new int[puzzles];
            output = new byte[puzzles * BulkWorker.CELLS];
        }
    }

    /** The engine that gets the work by now. */
    String describe() {
        return worker.describe();
    }
}
