package dev.clew.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * A set of values from 1 to {@value Shape#MAX_SIZE}: the candidates of a cell. Immutable.
 *
 * @param low bit {@code v - 1} stands for the value v, up to 64
 * @param high bit {@code v - 65} stands for the value v, from 65 on
 * @since 0.2.0
 */
public record Digits(long low, long high) {
    /** No value at all. */
    public static final Digits NONE = new Digits(0, 0);

    /** The set of the given values. */
    public static Digits of(int... values) {
        Digits result = NONE;
        for (int value : values) {
            result = result.with(value);
        }
        return result;
    }

    /** The values 1 to {@code size}. */
    public static Digits upTo(int size) {
        if (size < 0 || size > Shape.MAX_SIZE) {
            throw new IllegalArgumentException("No set of the values 1 to " + size);
        }
        return size <= 64 ? new Digits(ones(size), 0) : new Digits(-1L, ones(size - 64));
    }

    private static long ones(int count) {
        return count == 64 ? -1L : (1L << count) - 1;
    }

    private static void check(int value) {
        if (value < 1 || value > Shape.MAX_SIZE) {
            throw new IllegalArgumentException("A value lies between 1 and " + Shape.MAX_SIZE + ", not " + value);
        }
    }

    /** Whether the value belongs to the set. */
    public boolean contains(int value) {
        check(value);
        return value <= 64 ? (low >>> value - 1 & 1) != 0 : (high >>> value - 65 & 1) != 0;
    }

    /** This set and the value. */
    public Digits with(int value) {
        check(value);
        return value <= 64 ? new Digits(low | 1L << value - 1, high) : new Digits(low, high | 1L << value - 65);
    }

    /** This set without the value. */
    public Digits without(int value) {
        return minus(NONE.with(value));
    }

    /** The values in this set or in the other. */
    public Digits or(Digits other) {
        return new Digits(low | other.low, high | other.high);
    }

    /** The values in both sets. */
    public Digits and(Digits other) {
        return new Digits(low & other.low, high & other.high);
    }

    /** The values in this set that the other lacks. */
    public Digits minus(Digits other) {
        return new Digits(low & ~other.low, high & ~other.high);
    }

    /** Whether every value of the other set is in this one. */
    public boolean containsAll(Digits other) {
        return other.minus(this).isEmpty();
    }

    /** Whether the set has no value. */
    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /** How many values the set has. */
    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The smallest value, or 0 for the empty set. */
    public int first() {
        if (low != 0) {
            return Long.numberOfTrailingZeros(low) + 1;
        }
        return high != 0 ? Long.numberOfTrailingZeros(high) + 65 : 0;
    }

    /** The values in ascending order. */
    public IntStream stream() {
        return IntStream.of(toArray());
    }

    /** The values in ascending order. */
    public int[] toArray() {
        int[] values = new int[size()];
        int count = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            values[count++] = Long.numberOfTrailingZeros(rest) + 1;
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            values[count++] = Long.numberOfTrailingZeros(rest) + 65;
        }
        return values;
    }

    /** Calls the action with each value in ascending order. */
    public void forEach(IntConsumer action) {
        for (int value : toArray()) {
            action.accept(value);
        }
    }

    /** The values as players write them: {@code {1, 4, 7}}. */
    @Override
    public String toString() {
        List<String> values = new ArrayList<>();
        forEach(value -> values.add(Integer.toString(value)));
        return "{" + String.join(", ", values) + "}";
    }
}
