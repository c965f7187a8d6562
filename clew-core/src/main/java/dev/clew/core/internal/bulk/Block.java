package dev.clew.core.internal.bulk;

/**
 * A block of search nodes, sliced into bits. Mutable, for one thread.
 *
 * <pre>
 * Everything is rows of {@link Kernels#words} longs. Bit b of word w of every row belongs to lane 64 · w + b,
 * and a lane is one search node of some puzzle; lanes never meet but by a move of whole lanes.
 *
 *   cells    row 81 · box + 9 · digit + k   may the digit stand in cell k of the box?    box, k:  0 1 2
 *   rows     row 27 · box + 3 · digit + r   ... in row r of the box?   (k = 3 · r + c)            3 4 5
 *   columns  row 27 · box + 3 · digit + c   ... in column c of the box?                           6 7 8
 * </pre>
 *
 * <p>{@code rows} and {@code columns} follow from {@code cells} and are rebuilt each round, so a lane is its 729 bits.
 */
public final class Block {
    /** Rows of {@link #cells}. */
    public static final int CELLS = 729;
    /** Bits that carry a value 0..15 per cell in {@link #fresh} and {@link #done}. */
    public static final int PLANES = 324;

    /** Row of {@link #status}: a cell or a digit has no place left. */
    public static final int DEAD = 0;
    /** Row of {@link #status}: a cell has several candidates. */
    public static final int OPEN = 1;
    /** Row of {@link #status}: the last pass removed a candidate. */
    public static final int CHANGED = 2;

    /** Row of {@link #moves}: how far the first move turns a word to the left. */
    public static final int DISTANCE = 0;
    /** Row of {@link #moves}: the lanes the first move writes. */
    public static final int TARGETS = 1;
    /** Row of {@link #moves}: how far the second move turns a word to the left. */
    public static final int DISTANCE_2 = 2;
    /** Row of {@link #moves}: the lanes the second move writes. */
    public static final int TARGETS_2 = 3;
    /** Row of {@link #moves}: the lanes that keep only the line chosen. */
    public static final int KEEP = 4;
    /** Row of {@link #moves}: the lanes that lose the line chosen. */
    public static final int LOSE = 5;
    /** Row of {@link #moves}: all ones for words that are spilled. */
    public static final int SPILLED = 6;

    /** Rows of {@link #split}: which of three bands and three stacks, which box of it, which line of the box, digit. */
    public static final int UNIT = 0;

    /** First of three rows of {@link #split}. */
    public static final int BOX = 6;
    /** First of three rows of {@link #split}. */
    public static final int LINE = 9;
    /** First of nine rows of {@link #split}. */
    public static final int DIGIT = 12;

    /** Where a digit may stand. */
    public final long[] cells;
    /** In which row of a box a digit may stand. */
    public final long[] rows;
    /** In which column of a box a digit may stand. */
    public final long[] columns;
    /** What the last pass found. */
    public final long[] status;
    /** The choice of each lane, one-hot in each group. */
    public final long[] split;
    /** Which lanes move where. */
    public final long[] moves;
    /** Puzzles that wait for a lane: plane 4 · cell + bit, in reading order. */
    public final long[] fresh;
    /** Solutions that wait to be written: plane 4 · cell + bit, in reading order. */
    public final long[] done;
    /** Room for what the kernels remember between two steps. */
    public final long[] scratch;

    /** A block of rows that wide. */
    public Block(int words) {
        cells = new long[CELLS * words];
        rows = new long[243 * words];
        columns = new long[243 * words];
        status = new long[3 * words];
        split = new long[21 * words];
        moves = new long[7 * words];
        fresh = new long[384 * words];
        done = new long[384 * words];
        scratch = new long[128 * words];
    }
}
