package dev.clew.cli.canon;

import dev.clew.cli.shell.Failure;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A set of byte strings that takes little more memory than their bytes, where a {@link java.util.HashSet} of texts takes
 * many times as much. Mutable, for one thread.
 *
 * <pre>
 * pages   the keys one after the other, each behind its length and from a multiple of 4 on; none crosses a page
 * length  1 byte, or for 255 and more that byte and 4 others
 * table   for each slot where its key begins: page and offset, in units of 4 bytes, plus 1; 0 for a free slot
 * </pre>
 */
final class KeySet {
    /** Small, because the collector gives an array of half a region a region or two of its own. */
    private static final int PAGE_BYTES = 1 << 16;

    private static final int UNIT = 4;
    private static final int UNITS_IN_PAGE = PAGE_BYTES / UNIT;
    private static final int UNIT_BITS = Integer.numberOfTrailingZeros(UNITS_IN_PAGE);
    private static final int MOST_PAGES = 1 << Integer.SIZE - UNIT_BITS;
    private static final int LONG = 255;
    private static final int LARGEST_TABLE = 1 << 30;

    private final List<byte[]> pages = new ArrayList<>();
    private int[] table = new int[1 << 10];
    private int used = PAGE_BYTES;
    private long size;

    /** How many keys there are. */
    long size() {
        return size;
    }

    /** Adds a key; false if it is there already. */
    boolean add(byte[] key) {
        int mask = table.length - 1;
        int slot = hash(key, 0, key.length) & mask;
        for (; table[slot] != 0; slot = slot + 1 & mask) {
            if (isAt(table[slot], key)) {
                return false;
            }
        }
        table[slot] = store(key);
        size++;
        if (4 * size > 3L * table.length && table.length < LARGEST_TABLE) {
            grow();
        }
        return true;
    }

    private boolean isAt(int place, byte[] key) {
        byte[] page = pageOf(place);
        int from = keyOffset(page, place);
        int length = length(page, offset(place));
        return length == key.length && Arrays.equals(page, from, from + length, key, 0, length);
    }

    private int store(byte[] key) {
        int lengthBytes = key.length < LONG ? 1 : 1 + Integer.BYTES;
        int bytes = lengthBytes + key.length;
        if (used + bytes > PAGE_BYTES) {
            addPage(Math.max(bytes, PAGE_BYTES));
        }
        byte[] page = pages.get(pages.size() - 1);
        ByteBuffer entry = ByteBuffer.wrap(page, used, bytes).put((byte) Math.min(key.length, LONG));
        if (key.length >= LONG) {
            entry.putInt(key.length);
        }
        entry.put(key);
        int place = (pages.size() - 1 << UNIT_BITS) + used / UNIT + 1;
        used += (bytes + UNIT - 1) / UNIT * UNIT;
        return place;
    }

    private void addPage(int bytes) {
        // One page less than places can name, since one of its places would count as free; and no page whose keys the
        // table could not take.
        if (pages.size() == MOST_PAGES - 1 || size > LARGEST_TABLE - UNITS_IN_PAGE) {
            throw Failure.inputOutput(String.format(
                    Locale.ROOT, "more than %,d different puzzles are too many to compare; split the file", size));
        }
        pages.add(new byte[bytes]);
        used = 0;
    }

    private void grow() {
        int[] old = table;
        table = new int[2 * old.length];
        int mask = table.length - 1;
        for (int place : old) {
            if (place != 0) {
                byte[] page = pageOf(place);
                int slot = hash(page, keyOffset(page, place), length(page, offset(place))) & mask;
                while (table[slot] != 0) {
                    slot = slot + 1 & mask;
                }
                table[slot] = place;
            }
        }
    }

    private byte[] pageOf(int place) {
        return pages.get((place - 1) >>> UNIT_BITS);
    }

    private static int offset(int place) {
        return ((place - 1) & UNITS_IN_PAGE - 1) * UNIT;
    }

    private static int length(byte[] page, int offset) {
        int length = page[offset] & 0xFF;
        return length < LONG ? length : ByteBuffer.wrap(page).getInt(offset + 1);
    }

    private static int keyOffset(byte[] page, int place) {
        int offset = offset(place);
        return offset + ((page[offset] & 0xFF) < LONG ? 1 : 1 + Integer.BYTES);
    }

    /** FNV-1a with a mixed end, since the low bits choose the slot. */
    private static int hash(byte[] bytes, int from, int length) {
        int hash = 0x811C9DC5;
        for (int i = from; i < from + length; i++) {
            hash = (hash ^ bytes[i] & 0xFF) * 0x01000193;
        }
        hash = (hash ^ hash >>> 15) * 0x2C1B3C6D;
        return hash ^ hash >>> 13;
    }
}
