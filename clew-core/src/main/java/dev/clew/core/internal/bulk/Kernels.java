package dev.clew.core.internal.bulk;

/**
 * The arithmetic of the bulk engine on a {@link Block}: every method does the same to all lanes, or to all words. A
 * backend is {@link #words} longs wide. Implementations are stateless and thread-safe.
 */
public interface Kernels {
    /** How many longs a row has: 1, or what a vector register holds. */
    int words();

    /** What this backend is called in reports. */
    String name();

    /**
     * Visits the nine boxes once: locked candidates, hidden and naked singles.
     *
     * @param last also to find which lanes are dead, open and changed; cheap enough only for the last pass of a round
     */
    void pass(Block block, boolean last);

    /** A pass for between the first and the last of a round: it may leave something out if that makes it much shorter. */
    default void shortPass(Block block) {
        pass(block, false);
    }

    /** Lines of boxes that three digits fill exclude them elsewhere, as far as the occupied rows and columns show. */
    void narrow(Block block);

    /** Chooses for every lane a digit, a box and a line of it to split on; see {@link Block#UNIT}. */
    void choose(Block block);

    /**
     * Finds for each word how far to turn {@link Block#SOURCES} to the left so that most of them fall on {@link Block#ROOM}.
     *
     * @param distance the row for that
     * @param targets the row for where they fall
     */
    default void match(Block block, int distance, int targets) {
        for (int word = 0; word < words(); word++) {
            long sources = block.get(Block.SOURCES, word);
            long room = block.get(Block.ROOM, word);
            int turn = Bits.bestRotation(sources, room);
            block.set(distance, word, turn);
            block.set(targets, word, Long.rotateLeft(sources, turn) & room);
        }
    }

    /**
     * Finds among {@link Block#SOURCES} the nodes of the owners in {@link Block#WANTED}; they are in {@link Block#FOUND}
     * then.
     *
     * @param row the first with the bits of the nodes' owners
     * @param count how many owners are wanted
     */
    void find(Block block, int row, int count);

    /** Copies lanes to a frame, each without the line it has chosen; {@link Block#OUT_TARGETS} says where. */
    void save(Block block, int frame);

    /** Copies lanes from a frame: the last of four moves, see {@link Block#TARGETS}. */
    void restore(Block block, int frame);

    /**
     * Copies lanes within their word and from a frame, the first three moves, gives each side of a split its half, and
     * computes the rows and columns occupied in each box; see {@link Block#KEEP} and {@link Block#LOSE}.
     *
     * @param frame where the third move comes from, or -1 for none
     */
    void arrange(Block block, int frame);

    /** Swaps lanes and rows in each word of 64 rows. */
    void transpose(Block block, int first);

    /**
     * Puts the puzzles in {@link Block#STAGED} into {@link Block#FRESH} where {@link Block#OUT_TARGETS} says, and adds
     * their clues to {@link Block#CLUES}.
     */
    void expand(Block block);

    /** Copies solutions from lanes into {@link Block#DONE}; {@link Block#OUT_TARGETS} says where. */
    void unload(Block block);
}
