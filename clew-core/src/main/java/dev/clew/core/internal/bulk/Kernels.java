package dev.clew.core.internal.bulk;

/**
 * The arithmetic of the bulk engine on a {@link Block}: every method does the same to all lanes, by AND, OR, NOT and
 * rotation alone. A backend is {@link #words} longs wide. Implementations are stateless and thread-safe.
 */
public interface Kernels {
    /** How many longs a row has: 1, or what a vector register holds. */
    int words();

    /** What this backend is called in reports. */
    String name();

    /** Computes the rows and columns occupied in each box from the candidates. */
    void occupy(Block block);

    /**
     * Visits the nine boxes once: locked candidates, hidden and naked singles.
     *
     * @param last also to find which lanes are dead, open and changed; cheap enough only for the last pass of a round
     */
    void pass(Block block, boolean last);

    /** Chooses for every lane a digit, a box and a line of it to split on; see {@link Block#split}. */
    void choose(Block block);

    /**
     * Copies lanes within their word and gives each side its half of the split.
     *
     * <p>{@link Block#moves} holds two moves (distance, targets), the lanes that keep the chosen line and those that
     * lose it.
     */
    void fork(Block block);

    /** Copies the words that {@link Block#moves} marks as spilled to a frame, each lane without the line it has chosen. */
    void save(Block block, long[] frame);

    /** Moves lanes from a frame back: distance and targets are the first move. */
    void restore(Block block, long[] frame);

    /** Moves puzzles from {@link Block#fresh} into lanes: distance and targets are the first move. */
    void load(Block block);

    /** Moves solutions from lanes into {@link Block#done}: distance and targets are the first move. */
    void unload(Block block);
}
