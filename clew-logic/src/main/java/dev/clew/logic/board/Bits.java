package dev.clew.logic.board;

/**
 * Walks the bits of a mask from the lowest up. In a mask of values bit {@code value - 1} stands for a value, in one of
 * positions bit {@code position}, and in a word of a set of cells bit {@code cell & 63}.
 *
 * <pre>
 * for (Bits values = Bits.of(board.candidates(cell)); values.hasNext(); ) {
 *     int value = values.nextValue();
 * </pre>
 *
 * <p>Mutable, for one loop. It never leaves the loop, so that compiled code has it in a register.
 *
 * @since 0.2.0
 */
public final class Bits {
    private long rest;

    private Bits(long mask) {
        this.rest = mask;
    }

    /** The bits of a mask. */
    public static Bits of(long mask) {
        return new Bits(mask);
    }

    /** The smallest value of a mask of values that is not empty. */
    public static int firstValue(long values) {
        return Long.numberOfTrailingZeros(values) + 1;
    }

    /** Whether exactly one bit is set. */
    public static boolean isSingle(long mask) {
        return mask != 0 && (mask & mask - 1) == 0;
    }

    /** 1 where exactly one bit is set, else 0; without a branch. */
    static long single(long mask) {
        int others = Long.bitCount(mask) - 1;
        int many = (others | -others) >>> 31;
        return many ^ 1L;
    }

    /** Whether there is another bit. */
    public boolean hasNext() {
        return rest != 0;
    }

    /** The number of the next bit: a position in a house. */
    public int next() {
        int bit = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        return bit;
    }

    /** The value of the next bit. */
    public int nextValue() {
        return next() + 1;
    }

    /** The cell of the next bit in a word of a set of cells. */
    public int nextCell(int word) {
        return (word << 6) + next();
    }

    /** The mask of the next bit alone. */
    public long nextMask() {
        long mask = rest & -rest;
        rest ^= mask;
        return mask;
    }

    /** The bits that are still to come. */
    public long rest() {
        return rest;
    }
}
