package dev.clew.core;

/**
 * A source of random numbers that gives the same numbers for the same seed on every machine and JDK: SplitMix64 (Steele,
 * Lea and Flood, "Fast splittable pseudorandom number generators", 2014). The state runs through all 64-bit numbers by
 * steps of the golden ratio; each state is mixed into one number.
 *
 * <p>Mutable and not thread-safe: every job {@link #derive derives} its own.
 *
 * @since 0.2.0
 */
public final class SeededRandom {
    /** 2⁶⁴ divided by the golden ratio, made odd. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private final long seed;
    private long state;

    /** The source with that seed. */
    public SeededRandom(long seed) {
        this.seed = seed;
        this.state = seed;
    }

    /** The seed this source began with: {@code new SeededRandom(seed())} gives the same numbers again. */
    public long seed() {
        return seed;
    }

    /**
     * The source of the job with that index, independent of this one and of every other index. It depends on the seed
     * alone, not on how many numbers were drawn since, so that any job can be done again alone and in any order.
     *
     * <p>Its seed is {@code mix(mix(seed) + (index + 1) × gamma)}, where {@code mix} is the finalizer of MurmurHash3 and gamma
     * the golden ratio. For one seed different indices give different seeds, because every step can be undone; and since
     * the numbers themselves are mixed by other constants, the seeds of the jobs are not the numbers of this source.
     */
    public SeededRandom derive(long index) {
        return new SeededRandom(murmurMix(murmurMix(seed) + (index + 1) * GOLDEN_GAMMA));
    }

    /** The next of 2⁶⁴ equally likely numbers. */
    public long nextLong() {
        state += GOLDEN_GAMMA;
        long mixed = state;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /**
     * A number from 0 to {@code bound - 1}, all equally likely.
     *
     * @throws IllegalArgumentException if the bound is not positive
     */
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("A random number needs a bound above 0, not " + bound);
        }
        // Lemire's method: the upper half of draw × bound is the number. The lower half shows which draws would make
        // some numbers likelier than others; they are drawn again.
        long surplus = (1L << 32) % bound;
        long product = (nextLong() >>> 32) * bound;
        while ((product & 0xFFFFFFFFL) < surplus) {
            product = (nextLong() >>> 32) * bound;
        }
        return (int) (product >>> 32);
    }

    /** True or false, equally likely. */
    public boolean nextBoolean() {
        return nextLong() < 0;
    }

    /** Brings the values into a random order, every order equally likely. */
    public void shuffle(int[] values) {
        for (int last = values.length - 1; last > 0; last--) {
            int other = nextInt(last + 1);
            int value = values[last];
            values[last] = values[other];
            values[other] = value;
        }
    }

    /** The numbers from 0 to {@code size - 1} in a random order. */
    public int[] permutation(int size) {
        int[] values = new int[size];
        for (int i = 0; i < size; i++) {
            values[i] = i;
        }
        shuffle(values);
        return values;
    }

    private static long murmurMix(long value) {
        long mixed = (value ^ value >>> 33) * 0xFF51AFD7ED558CCDL;
        mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
        return mixed ^ mixed >>> 33;
    }
}
