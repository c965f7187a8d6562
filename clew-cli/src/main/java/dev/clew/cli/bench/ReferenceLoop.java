package dev.clew.cli.bench;

/** A fixed piece of arithmetic, so that times on a busy or another machine can be seen in proportion. */
final class ReferenceLoop {
    private static final int STEPS = 2000;
    private static final int RUNS = 2000;

    private ReferenceLoop() {}

    /** How many microseconds the loop takes once it is compiled: the shortest time of many. */
    static double micros() {
        long best = Long.MAX_VALUE;
        long value = 88172645463325252L;
        for (int run = 0; run < RUNS; run++) {
            long start = System.nanoTime();
            value = loop(value);
            best = Math.min(best, System.nanoTime() - start);
        }
        // Using the value keeps the loop from being left out.
        return (value == 0 ? best + 1 : best) / 1e3;
    }

    private static long loop(long start) {
        long value = start;
        for (int i = 0; i < STEPS; i++) {
            value ^= value << 13;
            value ^= value >>> 7;
            value ^= value << 17;
        }
        return value;
    }
}
