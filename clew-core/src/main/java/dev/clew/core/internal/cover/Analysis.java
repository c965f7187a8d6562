package dev.clew.core.internal.cover;

import java.util.Arrays;

/**
 * Learns from a contradiction: walks back along the reasons to the first point through which all of them lead, and says
 * so as a clause that is false now and would have made the search turn earlier. Literals that follow from the others are
 * left out. Mutable, for one thread.
 */
final class Analysis {
    /** How far reasons are followed to leave a literal out. */
    private static final int MAX_CHAIN = 200;

    /** In the clause, or on the way to it. */
    private static final byte SEEN = 1;

    /** Follows from what is in the clause. */
    private static final byte FOLLOWS = 2;

    /** Does not follow from it. */
    private static final byte NEEDED = 3;

    private final ExactCover cover;
    private final Trail trail;
    private final Clauses clauses;
    private final Propagation propagation;
    private final TrialOrder order;

    /** By option, within one analysis: {@link #SEEN}, {@link #FOLLOWS}, {@link #NEEDED} or 0. */
    private final byte[] mark;

    private final int[] marked;
    private int markedCount;
    /** The options of the reasons under inspection, those of one reason after those of the other. */
    private int[] stack;

    /** By level: the last question in which it was met. */
    private final long[] metIn;

    private long question;

    /** The clause learned: the literal that turns round first, one of the deepest other level second. */
    final int[] literals;

    private int size;
    private int glue;
    private int target;

    Analysis(ExactCover cover, Trail trail, Clauses clauses, Propagation propagation, TrialOrder order) {
        this.cover = cover;
        this.trail = trail;
        this.clauses = clauses;
        this.propagation = propagation;
        this.order = order;
        this.mark = new byte[cover.options];
        this.marked = new int[cover.options];
        this.stack = new int[256];
        this.metIn = new long[cover.options + 2];
        this.literals = new int[cover.options];
    }

    /** How many literals the clause has. */
    int size() {
        return size;
    }

    /** How many levels it brings together. */
    int glue() {
        return glue;
    }

    /** The level to go back to, where all literals but the first are still false. */
    int target() {
        return target;
    }

    /** Learns a clause from a contradiction at the level reached, which must not be 0. */
    void run(int contradiction) {
        collect(contradiction);
        shorten();
        measure();
        for (int i = 0; i < markedCount; i++) {
            mark[marked[i]] = 0;
        }
        markedCount = 0;
        order.age();
    }

    /**
     * Walks back along the trail; of the level reached, those are open that were seen and not yet replaced by their
     * reasons.
     */
    private void collect(int contradiction) {
        size = 1;
        int open = 0;
        int index = trail.size;
        int why = contradiction;
        int option = -1;
        if (DecisionReason.kind(contradiction) == DecisionReason.OPTION) {
            open += see(propagation.contradicted());
        }
        do {
            int end = reasons(why, option, 0);
            for (int i = 0; i < end; i++) {
                open += see(stack[i]);
            }
            do {
                option = trail.literals[--index] >> 1;
            } while (mark[option] == 0 || trail.level[option] != trail.depth);
            why = trail.reason[option];
            open--;
        } while (open > 0);
        literals[0] = trail.literals[index] ^ 1;
    }

    /** Takes an option into the clause, or counts it as open. */
    private int see(int option) {
        if (mark[option] != 0 || trail.level[option] == 0) {
            return 0;
        }
        mark(option, SEEN);
        order.bump(option);
        if (trail.level[option] == trail.depth) {
            return 1;
        }
        literals[size++] = falseLiteral(option);
        return 0;
    }

    private void mark(int option, byte as) {
        if (mark[option] == 0) {
            marked[markedCount++] = option;
        }
        mark[option] = as;
    }

    private int falseLiteral(int option) {
        return 2 * option + (trail.isTrue(2 * option) ? 1 : 0);
    }

    /** Writes the options whose state led to one option's, from an index of the stack on; returns the next index. */
    private int reasons(int why, int option, int from) {
        int number = DecisionReason.number(why);
        int end = from;
        switch (DecisionReason.kind(why)) {
            case DecisionReason.OPTION -> {
                ensure(end + 1);
                stack[end++] = number;
            }
            case DecisionReason.GROUP -> {
                ensure(end + cover.sizeOf(number));
                for (int i = cover.memberStart[number]; i < cover.memberStart[number + 1]; i++) {
                    if (cover.members[i] != option) {
                        stack[end++] = cover.members[i];
                    }
                }
            }
            case DecisionReason.CLAUSE -> {
                ensure(end + clauses.size(number));
                for (int i = 0; i < clauses.size(number); i++) {
                    int other = clauses.literal(number, i) >> 1;
                    if (other != option) {
                        stack[end++] = other;
                    }
                }
            }
            default -> {}
        }
        return end;
    }

    private void ensure(int room) {
        if (room > stack.length) {
            stack = Arrays.copyOf(stack, 2 * room);
        }
    }

    private void shorten() {
        question++;
        for (int i = 1; i < size; i++) {
            metIn[trail.level[literals[i] >> 1]] = question;
        }
        int kept = 1;
        for (int i = 1; i < size; i++) {
            int option = literals[i] >> 1;
            if (!followsFromSeen(option, 0, 0)) {
                literals[kept++] = literals[i];
            }
        }
        size = kept;
    }

    /** Whether an option's state follows from states that are in the clause or fixed at level 0. */
    private boolean followsFromSeen(int option, int from, int chain) {
        int why = trail.reason[option];
        if (why == DecisionReason.NONE || chain > MAX_CHAIN) {
            return false;
        }
        int end = reasons(why, option, from);
        for (int i = from; i < end; i++) {
            int each = stack[i];
            if (trail.level[each] == 0 || mark[each] == SEEN || mark[each] == FOLLOWS) {
                continue;
            }
            if (mark[each] == NEEDED
                    || metIn[trail.level[each]] != question
                    || !followsFromSeen(each, end, chain + 1)) {
                if (mark[each] == 0) {
                    mark(each, NEEDED);
                }
                return false;
            }
            mark(each, FOLLOWS);
        }
        return true;
    }

    private void measure() {
        question++;
        glue = 1;
        target = 0;
        for (int i = 1; i < size; i++) {
            int level = trail.level[literals[i] >> 1];
            if (metIn[level] != question) {
                metIn[level] = question;
                glue++;
            }
            if (level > target) {
                target = level;
                int literal = literals[i];
                literals[i] = literals[1];
                literals[1] = literal;
            }
        }
    }
}
