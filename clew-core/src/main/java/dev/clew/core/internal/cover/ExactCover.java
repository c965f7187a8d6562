package dev.clew.core.internal.cover;

import java.util.Arrays;

/**
 * Options in groups: of an exact group exactly one option has to be chosen, of any other group at most one. Every option
 * is in an exact group, so that no solution is part of another. Immutable and thread-safe.
 *
 * <pre>
 *   members:   | options of group 0 | options of group 1 | …     group g is memberStart[g] to memberStart[g + 1]
 *   groupsOf:  | groups of option 0 | groups of option 1 | …     option o is groupStart[o] to groupStart[o + 1]
 *   exact groups come first: 0 to exactGroups - 1
 * </pre>
 */
public final class ExactCover {
    final int options;
    final int groups;
    final int exactGroups;
    final int[] memberStart;
    final int[] members;
    final int[] groupStart;
    final int[] groupsOf;

    private ExactCover(Builder builder) {
        this.options = builder.options;
        this.exactGroups = builder.exact.count;
        this.groups = builder.exact.count + builder.loose.count;
        this.memberStart = new int[groups + 1];
        this.members = new int[builder.exact.size() + builder.loose.size()];
        builder.exact.copyTo(this, 0);
        builder.loose.copyTo(this, exactGroups);
        this.groupStart = new int[options + 1];
        this.groupsOf = new int[members.length];
        linkOptions();
    }

    private void linkOptions() {
        for (int option : members) {
            groupStart[option + 1]++;
        }
        for (int option = 0; option < options; option++) {
            groupStart[option + 1] += groupStart[option];
        }
        int[] next = groupStart.clone();
        for (int group = 0; group < groups; group++) {
            for (int i = memberStart[group]; i < memberStart[group + 1]; i++) {
                groupsOf[next[members[i]]++] = group;
            }
        }
    }

    int sizeOf(int group) {
        return memberStart[group + 1] - memberStart[group];
    }

    /** Takes the groups one by one. Mutable, for one thread. */
    public static final class Builder {
        private final int options;
        private final Lists exact = new Lists();
        private final Lists loose = new Lists();

        /** A cover with that many options. */
        public Builder(int options) {
            this.options = options;
        }

        /** Exactly one of the first {@code count} options listed is to be chosen. */
        public void exactlyOne(int[] listed, int count) {
            exact.add(listed, count);
        }

        /** At most one of the first {@code count} options listed may be chosen. */
        public void atMostOne(int[] listed, int count) {
            if (count > 1) {
                loose.add(listed, count);
            }
        }

        /** The cover of the groups taken. */
        public ExactCover build() {
            return new ExactCover(this);
        }
    }

    /** Lists of numbers, end to end. */
    private static final class Lists {
        private int[] items = new int[256];
        private int[] ends = new int[64];
        private int count;

        int size() {
            return count == 0 ? 0 : ends[count - 1];
        }

        void add(int[] listed, int length) {
            int start = size();
            if (start + length > items.length) {
                items = Arrays.copyOf(items, 2 * (start + length));
            }
            if (count == ends.length) {
                ends = Arrays.copyOf(ends, 2 * count);
            }
            System.arraycopy(listed, 0, items, start, length);
            ends[count++] = start + length;
        }

        void copyTo(ExactCover cover, int firstGroup) {
            int start = cover.memberStart[firstGroup];
            System.arraycopy(items, 0, cover.members, start, size());
            for (int i = 0; i < count; i++) {
                cover.memberStart[firstGroup + i + 1] = start + ends[i];
            }
        }
    }
}
