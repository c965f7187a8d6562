package dev.clew.logic.scale.se.chain.single;

import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.Arrays;

/**
 * The links of one pass over a grid whose candidates are numbered 0 to n - 1, by cell and digit. Mutable, for one thread.
 *
 * <p>Weak links lead from a node that is on to those it turns off, in the order of derivation: other digits of the cell,
 * block, row, column. Strong links lead from a node that is off to those it turns on.
 */
public final class Links {
    /** An entry of a list is {@code number * 8 + cause}. */
    private static final int ENTRY = 3;

    int n;
    int words;
    final int[] candidates = new int[729];
    private final int[] numbers = new int[729];

    /** Weak links to candidates that have strong links, since all others lead nowhere. */
    int[] weak = new int[729 * 28];

    final int[] weakStart = new int[730];
    final int[] strong = new int[729 * 4];
    final int[] strongStart = new int[730];

    /** For every candidate the bits of all its weak links, whether they lead anywhere or not. */
    long[] weakBits = new long[729 * 12];

    void number(SeGrid grid) {
        n = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = grid.digits(cell); rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                numbers[candidate] = n;
                candidates[n++] = candidate;
            }
        }
        words = n + 63 >> 6;
    }

    /** Makes the links of a pass: x for strong links in regions, y for links in cells. */
    void link(SeGrid grid, boolean y, boolean x) {
        int count = 0;
        for (int i = 0; i < n; i++) {
            strongStart[i] = count;
            count = strongLinks(grid, candidates[i], y, x, count);
        }
        strongStart[n] = count;
        Arrays.fill(weakBits, 0, n * words, 0);
        count = 0;
        for (int i = 0; i < n; i++) {
            weakStart[i] = count;
            count = weakLinks(grid, i, y, count);
        }
        weakStart[n] = count;
    }

    private int strongLinks(SeGrid grid, int candidate, boolean y, boolean x, int from) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        int count = from;
        int others = grid.digits(cell) & ~(1 << digit);
        if (y && others != 0 && (others & others - 1) == 0) {
            int other = numbers[cell * 9 + Integer.numberOfTrailingZeros(others)];
            strong[count++] = other << ENTRY | Cause.NAKED;
        }
        for (int type = 0; x && type < 3; type++) {
            int region = Houses.region(cell, type);
            int places = grid.positions(region, digit) & ~(1 << Houses.position(cell, type));
            if (places != 0 && (places & places - 1) == 0) {
                int other = numbers[Houses.cell(region, Integer.numberOfTrailingZeros(places)) * 9 + digit];
                count = addOnce(strong, from, count, other, type);
            }
        }
        return count;
    }

    private static int addOnce(int[] list, int from, int count, int number, int cause) {
        for (int i = from; i < count; i++) {
            if (list[i] >> ENTRY == number) {
                return count;
            }
        }
        list[count] = number << ENTRY | cause;
        return count + 1;
    }

    private int weakLinks(SeGrid grid, int i, boolean y, int from) {
        int cell = candidates[i] / 9;
        int digit = candidates[i] % 9;
        int count = from;
        for (int rest = y ? grid.digits(cell) & ~(1 << digit) : 0; rest != 0; rest &= rest - 1) {
            count = weakLink(i, numbers[cell * 9 + Integer.numberOfTrailingZeros(rest)], Cause.NAKED, count);
        }
        for (int type = 0; type < 3; type++) {
            int region = Houses.region(cell, type);
            for (int rest = others(grid, cell, digit, type); rest != 0; rest &= rest - 1) {
                int other = Houses.cell(region, Integer.numberOfTrailingZeros(rest));
                count = weakLink(i, numbers[other * 9 + digit], type, count);
            }
        }
        return count;
    }

    private int weakLink(int from, int to, int cause, int count) {
        weakBits[from * words + (to >> 6)] |= 1L << to;
        if (strongStart[to] == strongStart[to + 1]) {
            return count;
        }
        weak[count] = to << ENTRY | cause;
        return count + 1;
    }

    /** Whether a node that is on turns another one off. */
    boolean turnsOff(int on, int off) {
        return (weakBits[on * words + (off >> 6)] >> off & 1) != 0;
    }

    /** The cause with which a node that is on turns another one off. */
    int weakCause(int on, int off) {
        int a = candidates[on] / 9;
        int b = candidates[off] / 9;
        if (a == b) {
            return Cause.NAKED;
        }
        int type = 0;
        while (Houses.region(a, type) != Houses.region(b, type)) {
            type++;
        }
        return type;
    }

    /** The positions of a digit in a region of a cell, without the cell, and in lines without the cell's block. */
    public static int others(SeGrid grid, int cell, int digit, int type) {
        int position = Houses.position(cell, type);
        int own = type == Houses.BLOCK ? 1 << position : 0b111 << position / 3 * 3;
        return grid.positions(Houses.region(cell, type), digit) & ~own;
    }
}
