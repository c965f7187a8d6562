package dev.clew.logic.board;

/**
 * How many places each value has in each house. Nine values share a long, seven bits each, so that a cell that is filled
 * leaves a house in one subtraction, and all values of a classic house that have one place left are seen at once:
 *
 * <pre>
 * packed[house * words + (value-1) / 9]   bits 7 * ((value-1) % 9) and the six above   count, at most 64
 * </pre>
 *
 * <p>For one thread.
 */
final class Counts {
    private static final int LANES = 9;
    private static final int WIDTH = 7;
    private static final int LANE = (1 << WIDTH) - 1;

    /** By nine bits of a mask of values: 1 in the lane of each of them. */
    private static final long[] SPREAD = new long[1 << LANES];

    static {
        for (int mask = 0; mask < SPREAD.length; mask++) {
            for (Bits rest = Bits.of(mask); rest.hasNext(); ) {
                SPREAD[mask] |= 1L << WIDTH * rest.next();
            }
        }
    }

    private static final long ONES = SPREAD[SPREAD.length - 1];
    private static final long HIGHEST = ONES << WIDTH - 1;
    private static final long OTHERS = HIGHEST - ONES;
    private static final long PAIRS = 3 | 3L << 2 * WIDTH | 3L << 4 * WIDTH | 3L << 6 * WIDTH;
    private static final long FOURS = 15 | 15L << 4 * WIDTH;

    private final int size;
    private final int words;
    private final long[] packed;

    Counts(int houses, int size) {
        this.size = size;
        this.words = (size + LANES - 1) / LANES;
        this.packed = new long[houses * words];
    }

    private Counts(Counts other) {
        this.size = other.size;
        this.words = other.words;
        this.packed = other.packed.clone();
    }

    Counts copy() {
        return new Counts(this);
    }

    /** Each of these values has one place more in each of these houses. */
    void add(int[] houses, long values) {
        for (int word = 0; word < words; word++) {
            long lanes = spread(values, word);
            for (int house : houses) {
                packed[house * words + word] += lanes;
            }
        }
    }

    /** Each of these values has one place less in each of these houses. */
    void subtract(int[] houses, long values) {
        for (int word = 0; word < words; word++) {
            long lanes = spread(values, word);
            for (int house : houses) {
                packed[house * words + word] -= lanes;
            }
        }
    }

    private static long spread(long values, int word) {
        return SPREAD[(int) (values >>> LANES * word) & SPREAD.length - 1];
    }

    /** A value has one place less in each of these houses. */
    void decrement(int[] houses, int value) {
        int word = (value - 1) / LANES;
        long lane = 1L << WIDTH * (value - 1 - LANES * word);
        for (int house : houses) {
            packed[house * words + word] -= lane;
        }
    }

    /** How many places a value has in a house. */
    int of(int house, int value) {
        int word = (value - 1) / LANES;
        return (int) (packed[house * words + word] >>> WIDTH * (value - 1 - LANES * word)) & LANE;
    }

    /** The values with one place in a house. */
    long ones(int house) {
        return having(house, ONES);
    }

    /** The values without a place in a house. */
    long zeros(int house) {
        return having(house, 0) & -1L >>> 64 - size;
    }

    /** The values with a number of places in a house, at least one. */
    long between(int house, int least, int most) {
        long values = 0;
        for (int word = 0; word < words; word++) {
            long lanes = packed[house * words + word];
            // a lane reaches its highest bit if it is as large as the least, or larger than the most
            long enough = lanes + (64 - least) * ONES;
            long tooMany = lanes + (63 - most) * ONES;
            long within = enough & ~tooMany & HIGHEST;
            values |= within == 0 ? 0 : gather(within >>> WIDTH - 1) << LANES * word;
        }
        return values;
    }

    /** The values whose lane has the bits of the same lane of a pattern. */
    private long having(int house, long pattern) {
        long values = values(packed[house * words] ^ pattern);
        for (int word = 1; word < words; word++) {
            values |= values(packed[house * words + word] ^ pattern) << LANES * word;
        }
        return values;
    }

    /** The values whose lane is empty. */
    private static long values(long lanes) {
        // in an empty lane nothing is carried into the highest bit
        long empty = ~((lanes & OTHERS) + OTHERS | lanes) & HIGHEST;
        return empty == 0 ? 0 : gather(empty >>> WIDTH - 1);
    }

    /** Brings the lowest bits of the lanes together: two, then four, then eight, and the ninth. */
    private static long gather(long lowest) {
        long two = (lowest | lowest >>> WIDTH - 1) & PAIRS;
        long four = (two | two >>> 2 * (WIDTH - 1)) & FOURS;
        return (four | four >>> 4 * (WIDTH - 1)) & 0xff | lowest >>> 8 * (WIDTH - 1) & 0x100;
    }
}
