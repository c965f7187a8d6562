package dev.clew.core.internal.bulk;

import java.util.Arrays;

/**
 * A block of search nodes, sliced into bits, and what waits around it. Mutable, for one thread.
 *
 * <pre>
 * Everything is rows of {@link Kernels#words} longs in one array. Bit b of word w of every row belongs to lane
 * 64 · w + b, and a lane is one search node of some puzzle; lanes never meet but by a move of whole lanes.
 *
 *   CELLS   + 144 · box + 16 · digit + k   may the digit stand in cell k of the box?    box, k:  0 1 2
 *   ROWS    + 144 · box + 16 · digit + r   ... in row r of the box?   (k = 3 · r + c)            3 4 5
 *   COLUMNS + 144 · box + 16 · digit + c   ... in column c of the box?                           6 7 8
 * </pre>
 *
 * <p>All that is known about a digit in a box is 16 adjacent rows, so one index with constant offsets reaches all of
 * it, and a loop over digits has a stride that compilers can check once for all.
 *
 * <p>ROWS and COLUMNS follow from CELLS, so a node is its 729 candidates and the number of its {@link Owners owner}. A
 * <em>frame</em> is these rows, in which nodes wait for a lane: {@link #FRESH} holds puzzles, the others nodes that
 * found no room.
 *
 * <p>A vector that crosses a cache line costs twice, and where the JVM puts an array is its own affair; so row 0 begins
 * at {@link #shift()}, which can be changed while the block is empty.
 */
public final class Block {
    /** How many candidates a node has, and rows of a frame before the owner's. */
    public static final int CANDIDATES = 729;
    /** How many bits the number of an owner has. */
    public static final int OWNER_BITS = 10;
    /** How many rows a node has in a frame. */
    public static final int NODE = CANDIDATES + OWNER_BITS;
    /** How many rows there are for a digit in a box. */
    public static final int DIGIT_ROWS = 16;
    /** How many rows there are for a box. */
    public static final int BOX_ROWS = 9 * DIGIT_ROWS;
    /** Where a digit may stand: the nodes in lanes. */
    public static final int CELLS = 0;
    /** In which row of a box a digit may stand. */
    public static final int ROWS = CELLS + 9;
    /** In which column of a box a digit may stand. */
    public static final int COLUMNS = ROWS + 3;
    /** Has the digit one place left in the box? For the kernels alone. */
    public static final int LAST_PLACE = COLUMNS + 3;

    /** First of the rows with the bits of the owner's number. */
    public static final int OWNER = CELLS + 9 * BOX_ROWS;

    /** A cell or a digit has no place left. */
    public static final int DEAD = OWNER + OWNER_BITS;
    /** A cell has several candidates. */
    public static final int OPEN = DEAD + 1;
    /** The last pass removed a candidate. */
    public static final int CHANGED = OPEN + 1;

    /** The choice of each lane, one-hot in each group: first of six rows, three bands and three stacks. */
    public static final int UNIT = CHANGED + 1;
    /** First of three rows: which box of the band or stack. */
    public static final int BOX = UNIT + 6;
    /** First of three rows: which line of the box. */
    public static final int LINE = BOX + 3;
    /** First of nine rows: which digit. */
    public static final int DIGIT = LINE + 3;
    /** How many rows a choice has. */
    public static final int CHOICE = 21;

    /** First of four rows: how far to turn each word to the left; two moves among lanes, two from frames. */
    public static final int DISTANCE = UNIT + CHOICE;
    /** First of four rows: the lanes that these moves write. */
    public static final int TARGETS = DISTANCE + 4;
    /** The lanes that keep only the line chosen. */
    public static final int KEEP = TARGETS + 4;
    /** The lanes that lose the line chosen. */
    public static final int LOSE = KEEP + 1;
    /** How far to turn what leaves the lanes: for a frame, or solved. */
    public static final int OUT_DISTANCE = LOSE + 1;
    /** Where in the frame or in {@link #DONE} it goes. */
    public static final int OUT_TARGETS = OUT_DISTANCE + 1;

    /** The lanes to move, for {@link Kernels#match}. */
    public static final int SOURCES = OUT_TARGETS + 1;
    /** The lanes that can take them. */
    public static final int ROOM = SOURCES + 1;

    /** First of the rows with owners to be found in each word: the bits of their numbers, then whether there is one. */
    public static final int WANTED = ROOM + 1;
    /** How many rows an owner has there. */
    public static final int WANTED_ROWS = OWNER_BITS + 1;
    /** How many owners there is room for. */
    public static final int WANTED_OWNERS = 8;
    /** The lanes that belong to one of them. */
    public static final int FOUND = WANTED + WANTED_OWNERS * WANTED_ROWS;

    /** First of six rows: how many clues each staged puzzle has, in five bits, and whether these were too few. */
    public static final int CLUES = FOUND + 1;

    /** Room for what the kernels remember between two steps. */
    public static final int SCRATCH = CLUES + 6;

    /** Bits of values 0..15 by cell, see {@link #plane}: puzzles on their way in. */
    public static final int STAGED = SCRATCH + 128;
    /** How many rows the planes of all cells have. */
    public static final int PLANES = 6 * 64;
    /** Among the planes of staged puzzles, the first with the bits of the owner's number: right after the last cell. */
    public static final int STAGED_OWNER = STAGED + plane(80) + 4;
    /** Like {@link #STAGED}: solutions on their way out. */
    public static final int DONE = STAGED + PLANES;
    /** Puzzles that wait for a lane. */
    public static final int FRESH = DONE + PLANES;

    private static final int FIRST_FRAME = FRESH + NODE;
    private static final int FRAMES = 4;

    private final int words;
    private int frames = FRAMES;
    private int shift;
    private long[] memory;

    /** An empty block of rows that wide. */
    public Block(int words) {
        this.words = words;
        this.memory = new long[length()];
    }

    private int length() {
        return (FIRST_FRAME + frames * NODE + 1) * words;
    }

    /**
     * The row of a candidate in lanes.
     *
     * @param candidate its row in a frame, 81 · box + 9 · digit + k
     */
    static int cells(int candidate) {
        return CELLS + candidate / 9 * DIGIT_ROWS + candidate % 9;
    }

    /**
     * The first of four rows with the bits of a cell's value. Sixteen cells make a long, the low nibbles of eight bytes
     * and then those of the next eight, so that a puzzle's text needs next to no work to be packed.
     *
     * @param cell 0..80 in reading order
     */
    public static int plane(int cell) {
        return cell / 16 * 64 + cell % 8 * 8 + cell / 8 % 2 * 4;
    }

    /** All rows, one after the other, from {@link #shift()} on. */
    public long[] memory() {
        return memory;
    }

    /** Where row 0 begins. */
    public int shift() {
        return shift;
    }

    /** Moves row 0; what the block held is lost. */
    void shift(int newShift) {
        Arrays.fill(memory, 0);
        shift = newShift;
    }

    /** One word of a row. */
    public long get(int row, int word) {
        return memory[row * words + word + shift];
    }

    /** Where one word of a row is; a row further is {@link Kernels#words} on. */
    int index(int row, int word) {
        return row * words + word + shift;
    }

    /** Changes one word of a row. */
    public void set(int row, int word, long value) {
        memory[row * words + word + shift] = value;
    }

    /** The first row of a frame; there is room for any number. */
    public int frame(int index) {
        if (index >= frames) {
            frames = 2 * index;
            memory = Arrays.copyOf(memory, length());
        }
        return FIRST_FRAME + index * NODE;
    }
}
