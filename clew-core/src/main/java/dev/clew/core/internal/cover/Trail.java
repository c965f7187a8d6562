package dev.clew.core.internal.cover;

/**
 * What is decided, in the order it was decided. Mutable, for one thread; nothing is allocated after construction.
 *
 * <p>A literal says that an option is chosen ({@code 2 × option}) or refused ({@code 2 × option + 1}); the last bit
 * turns it round. Level 0 holds what is always true; every trial opens a level.
 */
final class Trail {
    /** By literal: 1 true, -1 false, 0 open. */
    final byte[] truth;
    /** By option, where it is decided: its level and its {@link DecisionReason}. */
    final int[] level;

    final int[] reason;
    /** The true literals, oldest first. */
    final int[] literals;

    /** How many there are. */
    int size;

    /** The first whose consequences were not drawn yet. */
    int head;

    /** The level reached. */
    int depth;

    private final int[] starts;

    Trail(int options) {
        this.truth = new byte[2 * options];
        this.level = new int[options];
        this.reason = new int[options];
        this.literals = new int[options];
        this.starts = new int[options + 2];
    }

    boolean isFull() {
        return size == literals.length;
    }

    boolean isTrue(int literal) {
        return truth[literal] > 0;
    }

    boolean isFalse(int literal) {
        return truth[literal] < 0;
    }

    boolean isOpen(int literal) {
        return truth[literal] == 0;
    }

    /** Makes an open literal true at the level reached. */
    void assign(int literal, int why) {
        truth[literal] = 1;
        truth[literal ^ 1] = -1;
        level[literal >> 1] = depth;
        reason[literal >> 1] = why;
        literals[size++] = literal;
    }

    /** Opens a level with a trial. */
    void attempt(int literal) {
        starts[++depth] = size;
        assign(literal, DecisionReason.NONE);
    }

    /** The trial that opened a level. */
    int trial(int ofLevel) {
        return literals[starts[ofLevel]];
    }

    /** How many literals there are up to a level. */
    int sizeAt(int ofLevel) {
        return ofLevel == depth ? size : starts[ofLevel + 1];
    }

    /** Takes back all above a level. */
    void backTo(int target) {
        int end = sizeAt(target);
        for (int i = end; i < size; i++) {
            truth[literals[i]] = 0;
            truth[literals[i] ^ 1] = 0;
        }
        size = end;
        head = Math.min(head, end);
        depth = target;
    }

    /** Whether a literal is always true. */
    boolean isKnown(int literal) {
        return truth[literal] > 0 && level[literal >> 1] == 0;
    }

    /** Forgets why things are as they are: from now on they stand as if by trial. */
    void forgetReasons() {
        for (int i = 0; i < size; i++) {
            reason[literals[i] >> 1] = DecisionReason.NONE;
        }
    }
}
