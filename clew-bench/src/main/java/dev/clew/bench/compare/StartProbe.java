package dev.clew.bench.compare;

import java.io.IOException;
import java.util.Map;

/**
 * Starts of {@code ./clew solve} on one puzzle, in turns; a block is one start, its time that of user and system.
 *
 * @param puzzle the puzzle
 * @param starts how many times each side starts
 */
record StartProbe(String puzzle, int starts) implements Probe {
    /** What it is called. */
    static final String NAME = "start-up";

    /** The shell's own {@code time} is precise to a millisecond. */
    private static final String SCRIPT = "TIMEFORMAT='%3U %3S'; time ./clew solve \"$0\"";

    @Override
    public Map<String, Pair> measure(Side mine, Side other, boolean mineFirst) throws IOException {
        double[] mines = new double[starts];
        double[] others = new double[starts];
        for (int i = 0; i < starts; i++) {
            if (mineFirst) {
                mines[i] = millis(mine);
            }
            others[i] = millis(other);
            if (!mineFirst) {
                mines[i] = millis(mine);
            }
        }
        return Map.of(NAME, new Pair(mines, others, true));
    }

    private double millis(Side side) throws IOException {
        String times = side.errorsOf(SCRIPT, puzzle);
        if (!times.matches("[\\d.]+ [\\d.]+")) {
            throw new IOException(side.name() + ": ./clew solve says " + times);
        }
        int blank = times.indexOf(' ');
        return 1e3 * (Double.parseDouble(times.substring(0, blank)) + Double.parseDouble(times.substring(blank + 1)));
    }
}
