package dev.clew.core.internal.cover;

import java.util.Arrays;

/**
 * For every literal the learned clauses to look at when it turns false, each with another literal of the clause: while
 * that one is true, the clause need not be looked at. Mutable, for one thread.
 *
 * <pre>
 *   pool:  … | clause, blocker | clause, blocker | … room to grow | next list …     two ints an entry
 *   A list that is full moves to the end of the pool; what it leaves is lost until all is cleared.
 * </pre>
 */
final class Watches {
    private static final int FIRST_ROOM = 8;
    private static final int MOST_ROOM_AT_FIRST = 1 << 16;

    int[] pool;
    final int[] start;
    final int[] length;
    private final int[] room;
    private int used;

    Watches(int literals) {
        this.pool = new int[Math.min(2 * literals + 64, MOST_ROOM_AT_FIRST)];
        this.start = new int[literals];
        this.length = new int[literals];
        this.room = new int[literals];
    }

    void add(int literal, int clause, int blocker) {
        if (length[literal] == room[literal]) {
            move(literal);
        }
        int at = start[literal] + length[literal];
        pool[at] = clause;
        pool[at + 1] = blocker;
        length[literal] += 2;
    }

    private void move(int literal) {
        int wanted = Math.max(FIRST_ROOM, 2 * room[literal]);
        if (used + wanted > pool.length) {
            pool = Arrays.copyOf(pool, 2 * (used + wanted));
        }
        System.arraycopy(pool, start[literal], pool, used, length[literal]);
        start[literal] = used;
        room[literal] = wanted;
        used += wanted;
    }

    /** Empties all lists. */
    void clear() {
        Arrays.fill(length, 0);
        Arrays.fill(room, 0);
        used = 0;
    }
}
