package dev.clew.logic.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where each value may stand in each house, brought up to date for a value when somebody asks after it has changed: only
 * the cells that differ since the last time are looked at.
 *
 * <pre>
 * masks[(value-1) * houses + house]         bit position
 * read[(value-1) * words + (cell >> 6)]     bit cell      the cells of the value that the masks tell of
 * </pre>
 *
 * <p>For one thread.
 */
final class Places {
    private final Geometry geometry;
    private final long[] cellsOf;
    private final int[] changedAt;
    private final int houses;
    private long @Nullable [] masks;
    private long[] read = {};
    private int[] readAt = {};

    /** The places on a board, from its sets of cells by value and what tells when they last changed. */
    Places(Geometry geometry, long[] cellsOf, int[] changedAt) {
        this.geometry = geometry;
        this.cellsOf = cellsOf;
        this.changedAt = changedAt;
        this.houses = geometry.houses();
    }

    /** The positions in a house of the open cells that may hold the value. */
    long of(int house, int value) {
        long[] known = masks;
        if (known == null || readAt[value - 1] != changedAt[value - 1]) {
            known = update(value);
        }
        return known[(value - 1) * houses + house];
    }

    private long[] update(int value) {
        long[] known = masks;
        if (known == null) {
            known = new long[geometry.size() * houses];
            read = new long[geometry.size() * geometry.words()];
            readAt = new int[geometry.size()];
            Arrays.fill(readAt, -1);
            masks = known;
        }
        for (int word = 0; word < geometry.words(); word++) {
            int index = (value - 1) * geometry.words() + word;
            long changed = read[index] ^ cellsOf[index];
            read[index] ^= changed;
            for (Bits rest = Bits.of(changed); rest.hasNext(); ) {
                flip(known, value, rest.nextCell(word));
            }
        }
        readAt[value - 1] = changedAt[value - 1];
        return known;
    }

    private void flip(long[] known, int value, int cell) {
        int[] with = geometry.housesWith(cell);
        int[] positions = geometry.positionsOf(cell);
        for (int i = 0; i < with.length; i++) {
            known[(value - 1) * houses + with[i]] ^= 1L << positions[i];
        }
    }
}
