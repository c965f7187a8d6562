package dev.clew.core.internal.cover;

import java.util.Arrays;

/**
 * Clauses learned from contradictions: at least one of a clause's literals is true in every solution still wanted.
 * Mutable, for one thread.
 *
 * <pre>
 *   store:  … | size | glue | literal 0 | literal 1 | … |  next clause …
 * </pre>
 *
 * The first two literals are watched. The glue is how many levels a clause brought together: the fewer, the more it
 * will be of use (Audemard and Simon, "Predicting learnt clauses quality in modern SAT solvers", 2009). Clauses of glue
 * up to {@value #KEPT_GLUE} stay; of the others the worse half is dropped at every clean-up.
 */
final class Clauses {
    /** Where the literals begin. */
    static final int HEADER = 2;

    /** The glue of a clause that must never go. */
    static final int FOR_GOOD = 0;

    private static final int KEPT_GLUE = 2;
    private static final int MOST_ROOM_AT_FIRST = 1 << 16;

    final Watches watches;
    int[] store;
    private int end;
    private final int[] countOfGlue = new int[64];

    Clauses(int options) {
        this.watches = new Watches(2 * options);
        this.store = new int[Math.min(4 * options + 64, MOST_ROOM_AT_FIRST)];
    }

    int size(int clause) {
        return store[clause];
    }

    int literal(int clause, int index) {
        return store[clause + HEADER + index];
    }

    /** Keeps a clause of two or more literals and watches the first two; returns where it is. */
    int add(int[] literals, int size, int glue) {
        if (end + HEADER + size > store.length) {
            store = Arrays.copyOf(store, 2 * (end + HEADER + size));
        }
        int clause = end;
        store[clause] = size;
        store[clause + 1] = glue;
        System.arraycopy(literals, 0, store, clause + HEADER, size);
        end += HEADER + size;
        watch(clause);
        return clause;
    }

    private void watch(int clause) {
        int first = literal(clause, 0);
        int second = literal(clause, 1);
        watches.add(first, clause, second);
        watches.add(second, clause, first);
    }

    /**
     * Drops the worse half of the clauses not kept forever, and those that are always true. Clauses move, so no reason
     * may name one; and all consequences must have been drawn.
     */
    void clear(Trail trail) {
        int limit = medianGlue();
        watches.clear();
        int kept = 0;
        boolean second = false;
        int next;
        for (int clause = 0; clause < end; clause = next) {
            next = clause + HEADER + store[clause];
            int glue = store[clause + 1];
            second ^= glue == limit;
            boolean goes = glue > KEPT_GLUE && (glue > limit || glue == limit && second);
            if (!goes && !isKnown(trail, clause)) {
                kept = move(trail, clause, kept);
            }
        }
        end = kept;
    }

    private boolean isKnown(Trail trail, int clause) {
        for (int i = 0; i < store[clause]; i++) {
            if (trail.isKnown(literal(clause, i))) {
                return true;
            }
        }
        return false;
    }

    /** Moves a clause down without the literals that are always false; returns the place of the next one. */
    private int move(Trail trail, int clause, int to) {
        int size = store[clause];
        int glue = store[clause + 1];
        int left = 0;
        for (int i = 0; i < size; i++) {
            int literal = literal(clause, i);
            if (!trail.isKnown(literal ^ 1)) {
                store[to + HEADER + left++] = literal;
            }
        }
        store[to] = left;
        store[to + 1] = glue;
        watch(to);
        return to + HEADER + left;
    }

    private int medianGlue() {
        Arrays.fill(countOfGlue, 0);
        int total = 0;
        for (int clause = 0; clause < end; clause += HEADER + store[clause]) {
            int glue = Math.min(store[clause + 1], countOfGlue.length - 1);
            if (glue > KEPT_GLUE) {
                countOfGlue[glue]++;
                total++;
            }
        }
        int median = KEPT_GLUE;
        for (int seen = 0; 2 * seen < total; seen += countOfGlue[median]) {
            median++;
        }
        return median;
    }
}
