package dev.clew.spark.text;

/**
 * A puzzle that was put aside, to be dealt to tasks together with others like it. Immutable.
 *
 * @param guesses how often the engine has to guess
 * @param input the number of its file
 * @param position the bytes that come before it
 * @param puzzle the puzzle, on one line
 */
record DeferredPuzzle(long guesses, int input, long position, String puzzle) {
    private static final int COLUMNS = 4;

    static DeferredPuzzle parse(String line) {
        String[] columns = line.split("\t", COLUMNS);
        return new DeferredPuzzle(
                Long.parseLong(columns[0]), Integer.parseInt(columns[1]), Long.parseLong(columns[2]), columns[3]);
    }

    /** What {@link #parse} reads. */
    @Override
    public String toString() {
        return guesses + "\t" + input + "\t" + position + "\t" + puzzle;
    }
}
