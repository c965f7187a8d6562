package dev.clew.io.link;

import dev.clew.core.format.text.Complaint;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * LZ-String in Base64, as f-puzzles and SudokuPad pack their puzzles: LZ78 over UTF-16 characters, whose codes grow by a
 * bit each time the dictionary doubles. Codes 0 and 1 announce a new character of 8 or 16 bits, 2 is the end; the lowest
 * bit of a number comes first, and six bits make a character.
 */
final class LzString {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int BITS = 6;
    private static final int NEW_BYTE = 0;
    private static final int NEW_CHARACTER = 1;
    private static final int END = 2;
    private static final int[] VALUES = values();

    private LzString() {}

    private static int[] values() {
        int[] values = new int[128];
        Arrays.fill(values, -1);
        for (int i = 0; i < ALPHABET.length(); i++) {
            values[ALPHABET.charAt(i)] = i;
        }
        return values;
    }

    /** Whether a character can stand in a packed text; the {@code =} that fill it up cannot. */
    static boolean isPacked(char c) {
        return c < VALUES.length && VALUES[c] >= 0;
    }

    /** Packs a text. */
    static String compress(String text) {
        return new Packer().pack(text);
    }

    /**
     * Unpacks a text.
     *
     * @param limit the most characters that come out
     * @throws Complaint if it is not packed so, or too much comes out
     */
    static String decompress(String packed, int limit) throws Complaint {
        return new Unpacker(packed, limit).unpack();
    }

    /** Every entry of the dictionary is in the output already, so a place and a length are enough. */
    private static final class Unpacker {
        private final String packed;
        private final int limit;
        private int at;
        private int bitsLeft;
        private int sextet;
        private char[] output = new char[1 << 10];
        private int length;
        private int[] starts = new int[1 << 10];
        private int[] lengths = new int[1 << 10];
        private int entries = END + 1;
        private int width = 2;

        Unpacker(String packed, int limit) {
            this.packed = packed;
            this.limit = limit;
        }

        String unpack() throws Complaint {
            int last = first();
            while (last >= 0) {
                last = next(last);
            }
            return new String(output, 0, length);
        }

        /** The number of the first entry, or -1 where there is none. */
        private int first() throws Complaint {
            int code = bits(width);
            if (code == END) {
                return -1;
            }
            if (code > NEW_CHARACTER) {
                throw BrokenLink.link();
            }
            width = 3;
            return character(code);
        }

        /** Writes what follows an entry and gives its number, or -1 at the end. */
        private int next(int last) throws Complaint {
            int code = bits(width);
            if (code == END) {
                return -1;
            }
            int size = lengths[last];
            int before = length;
            int entry = code > END ? code : character(code);
            widen();
            if (entry > entries) {
                throw BrokenLink.link();
            }
            if (code > END) {
                // The next entry may be the one that is made here: what came last, and its first character again.
                copy(entry == entries ? before - size : starts[entry], entry == entries ? size + 1 : lengths[entry]);
            }
            add(before - size, size + 1);
            widen();
            return entry;
        }

        private void widen() {
            if (entries == 1 << width) {
                width++;
            }
        }

        private int character(int code) throws Complaint {
            int character = bits(code == NEW_BYTE ? 8 : 16);
            room(1);
            output[length++] = (char) character;
            add(length - 1, 1);
            return entries - 1;
        }

        /** Copies to the end, one by one, since the last character may be the first one that is copied. */
        private void copy(int from, int size) throws Complaint {
            room(size);
            for (int i = 0; i < size; i++) {
                output[length] = output[from + i];
                length++;
            }
        }

        private void room(int more) throws Complaint {
            if (length + (long) more > limit) {
                throw BrokenLink.tooLong();
            }
            if (length + more > output.length) {
                output = Arrays.copyOf(output, (int)
                        Math.min(limit, Math.max(2L * output.length, length + (long) more)));
            }
        }

        private void add(int start, int size) {
            if (entries == starts.length) {
                starts = Arrays.copyOf(starts, 2 * entries);
                lengths = Arrays.copyOf(lengths, 2 * entries);
            }
            starts[entries] = start;
            lengths[entries++] = size;
        }

        private int bits(int count) throws Complaint {
            int number = 0;
            for (int i = 0; i < count; i++) {
                number |= bit() << i;
            }
            return number;
        }

        private int bit() throws Complaint {
            if (bitsLeft == 0) {
                char c = at < packed.length() ? packed.charAt(at++) : '=';
                if (!isPacked(c)) {
                    throw BrokenLink.link();
                }
                sextet = VALUES[c];
                bitsLeft = BITS;
            }
            return sextet >> --bitsLeft & 1;
        }
    }

    private static final class Packer {
        private final StringBuilder packed = new StringBuilder();
        /** The entry that continues another by a character, by the two of them. */
        private final Map<Long, Integer> longer = new HashMap<>();

        private final Map<Character, Integer> characters = new HashMap<>();
        private int entries = END + 1;
        private int codes = END;
        private int width = 2;
        private int sextet;
        private int bits;

        /** The width grows with the number of codes written, of which new characters take two. */
        String pack(String text) {
            int entry = -1;
            boolean fresh = false;
            for (int at = 0; at < text.length(); at++) {
                char c = text.charAt(at);
                Integer known = entry < 0 ? null : longer.get(key(entry, c));
                if (known != null) {
                    entry = known;
                    continue;
                }
                if (entry >= 0) {
                    // A new character is numbered as soon as it is seen, before the phrase that ends with it.
                    int single = characters.getOrDefault(c, -1);
                    int number = single < 0 ? entries++ : single;
                    write(entry, fresh, text.charAt(at - 1));
                    longer.put(key(entry, c), entries++);
                    fresh = single < 0;
                    characters.put(c, number);
                    entry = number;
                } else {
                    entry = entries++;
                    characters.put(c, entry);
                    fresh = true;
                }
            }
            if (entry >= 0) {
                write(entry, fresh, text.charAt(text.length() - 1));
            }
            put(END, width);
            do {
                put(0, 1); // one at least, as the original does
            } while (bits > 0);
            return packed.append("=".repeat((4 - packed.length() % 4) % 4)).toString();
        }

        private static long key(int entry, char c) {
            return (long) entry << 16 | c;
        }

        private void write(int entry, boolean fresh, char c) {
            if (fresh) {
                put(c < 256 ? NEW_BYTE : NEW_CHARACTER, width);
                put(c, c < 256 ? 8 : 16);
                count();
            } else {
                put(entry, width);
            }
            count();
        }

        private void count() {
            codes++;
            if (codes == 1 << width) {
                width++;
            }
        }

        private void put(int number, int count) {
            for (int i = 0; i < count; i++) {
                sextet = sextet << 1 | number >> i & 1;
                if (++bits == BITS) {
                    packed.append(ALPHABET.charAt(sextet));
                    sextet = 0;
                    bits = 0;
                }
            }
        }
    }
}
