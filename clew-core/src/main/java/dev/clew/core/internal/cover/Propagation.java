package dev.clew.core.internal.cover;

/**
 * Draws the consequences of what is decided: a chosen option refuses the others of its groups, the last open option of an
 * exact group is chosen, the last open literal of a learned clause is true. The groups take part as they are, without a
 * clause. Mutable, for one thread; its loops are the heart of the search.
 *
 * <p>Of every exact group two options are watched, both open or chosen unless the group is settled; only when one of them
 * is refused is the group looked through. Going back never has to touch the watches.
 */
final class Propagation {
    private final ExactCover cover;
    private final Trail trail;
    private final Clauses clauses;
    private final int[] firstWatch;
    private final int[] secondWatch;

    private int contradicted;

    Propagation(ExactCover cover, Trail trail, Clauses clauses) {
        this.cover = cover;
        this.trail = trail;
        this.clauses = clauses;
        this.firstWatch = new int[cover.exactGroups];
        this.secondWatch = new int[cover.exactGroups];
    }

    /** Chooses the only options of their groups; false when a group has none at all. */
    boolean start() {
        for (int group = 0; group < cover.exactGroups; group++) {
            int first = cover.memberStart[group];
            switch (cover.sizeOf(group)) {
                case 0 -> {
                    return false;
                }
                case 1 -> {
                    int only = cover.members[first];
                    if (trail.isOpen(2 * only)) {
                        trail.assign(2 * only, DecisionReason.NONE);
                    }
                    firstWatch[group] = only;
                    secondWatch[group] = only;
                }
                default -> {
                    firstWatch[group] = cover.members[first];
                    secondWatch[group] = cover.members[first + 1];
                }
            }
        }
        return true;
    }

    /** The other of two chosen options, where {@link #run} ended with a reason of the kind {@link DecisionReason#OPTION}. */
    int contradicted() {
        return contradicted;
    }

    /** Draws all consequences; {@link DecisionReason#NONE}, or the reason of a contradiction. */
    int run() {
        while (trail.head < trail.size) {
            int literal = trail.literals[trail.head++];
            int contradiction = (literal & 1) == 0 ? choose(literal >> 1) : refuse(literal >> 1);
            if (contradiction == DecisionReason.NONE && clauses.watches.length[literal ^ 1] > 0) {
                contradiction = visitClauses(literal ^ 1);
            }
            if (contradiction != DecisionReason.NONE) {
                return contradiction;
            }
        }
        return DecisionReason.NONE;
    }

    /** Refuses the others of the option's groups, and watches it there: while it holds, they need no look. */
    private int choose(int option) {
        int why = DecisionReason.option(option);
        for (int i = cover.groupStart[option], end = cover.groupStart[option + 1]; i < end; i++) {
            int group = cover.groupsOf[i];
            if (group < cover.exactGroups && secondWatch[group] != option) {
                firstWatch[group] = option;
            }
            for (int j = cover.memberStart[group], last = cover.memberStart[group + 1]; j < last; j++) {
                int other = cover.members[j];
                int truth = trail.truth[2 * other];
                if (truth == 0) {
                    trail.assign(2 * other + 1, why);
                } else if (truth > 0 && other != option) {
                    contradicted = other;
                    return why;
                }
            }
        }
        return DecisionReason.NONE;
    }

    private int refuse(int option) {
        for (int i = cover.groupStart[option], end = cover.groupStart[option + 1]; i < end; i++) {
            int group = cover.groupsOf[i];
            if (group >= cover.exactGroups) {
                return DecisionReason.NONE;
            }
            boolean first = firstWatch[group] == option;
            if (!first && secondWatch[group] != option) {
                continue;
            }
            int other = first ? secondWatch[group] : firstWatch[group];
            int truth = trail.truth[2 * other];
            if (truth > 0) {
                continue;
            }
            int found = otherWatch(group, option, other);
            if (found >= 0) {
                if (first) {
                    firstWatch[group] = found;
                } else {
                    secondWatch[group] = found;
                }
            } else if (truth == 0 && other != option) {
                trail.assign(2 * other, DecisionReason.group(group));
            } else {
                return DecisionReason.group(group);
            }
        }
        return DecisionReason.NONE;
    }

    /** A third option of the group that is not refused, or -1. */
    private int otherWatch(int group, int option, int other) {
        for (int j = cover.memberStart[group], last = cover.memberStart[group + 1]; j < last; j++) {
            int member = cover.members[j];
            if (member != option && member != other && trail.truth[2 * member] >= 0) {
                return member;
            }
        }
        return -1;
    }

    /**
     * Looks at the clauses that watch a literal which is now false. Each finds another literal to watch, makes its last
     * one true, or is the contradiction. Long and by hand, because most of the time is spent here.
     */
    private int visitClauses(int falseLiteral) {
        Watches watches = clauses.watches;
        int[] pool = watches.pool;
        int[] store = clauses.store;
        byte[] truth = trail.truth;
        int from = watches.start[falseLiteral];
        int end = from + watches.length[falseLiteral];
        int to = from;
        int contradiction = DecisionReason.NONE;
        while (from < end) {
            int clause = pool[from];
            int blocker = pool[from + 1];
            from += 2;
            if (truth[blocker] > 0) {
                pool[to] = clause;
                pool[to + 1] = blocker;
                to += 2;
                continue;
            }
            int base = clause + Clauses.HEADER;
            int other = store[base] ^ store[base + 1] ^ falseLiteral;
            if (truth[other] > 0) {
                pool[to] = clause;
                pool[to + 1] = other;
                to += 2;
                continue;
            }
            int last = base + store[clause];
            int place = base + 2;
            while (place < last && truth[store[place]] < 0) {
                place++;
            }
            if (place < last) {
                int found = store[place];
                store[base] = other;
                store[base + 1] = found;
                store[place] = falseLiteral;
                watches.add(found, clause, other);
                pool = watches.pool;
                continue;
            }
            pool[to] = clause;
            pool[to + 1] = other;
            to += 2;
            store[base] = other;
            store[base + 1] = falseLiteral;
            if (truth[other] == 0) {
                trail.assign(other, DecisionReason.clause(clause));
            } else {
                contradiction = DecisionReason.clause(clause);
                while (from < end) {
                    pool[to++] = pool[from++];
                }
            }
        }
        watches.length[falseLiteral] = to - watches.start[falseLiteral];
        return contradiction;
    }
}
