package dev.clew.core.internal.minlex;

/**
 * What is known of the order of the three columns in a stack, while the rows of the form are filled from the top. A
 * column without a clue so far is open; open columns stand to the left, since a blank is the smallest of all, and their
 * order among each other is not yet decided.
 *
 * <pre>
 *   0      all three columns are open
 *   1–3    column 0, 1 or 2 stands to the right, the other two are open
 *   4–9    the columns stand in one of six orders
 * </pre>
 *
 * A minirow of three values, four bits each, column 0 the highest, is looked up together with such a state. Values are 0
 * for a blank, the label of a digit that has one, and {@link #NEW} for a digit that has none yet: such a digit will get
 * a larger label than any before.
 */
final class StackOrders {
    static final int NEW = 15;

    private static final int STATES = 10;
    private static final int FIRST_DECIDED = 4;

    /** The column at place {@code p} of state {@code s} is at {@code 4 × s + p}, times six: a shift of a minirow. */
    private static final byte[] COLUMN_SHIFT = columnShifts();

    private static final short[] SMALLEST = new short[STATES << 12];
    private static final int[] FOLLOWERS = new int[STATES << 12];

    static {
        int[] values = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, NEW};
        for (int state = 0; state < STATES; state++) {
            for (int first : values) {
                for (int second : values) {
                    for (int third : values) {
                        fill(state, first << 8 | second << 4 | third);
                    }
                }
            }
        }
    }

    private StackOrders() {}

    private static byte[] columnShifts() {
        byte[] shifts = new byte[4 * STATES];
        for (int state = 0; state < STATES; state++) {
            for (int place = 0; place < 3; place++) {
                shifts[4 * state + place] = (byte) (6 * order(state)[place]);
            }
        }
        return shifts;
    }

    /** An order of the columns that agrees with the state. */
    private static int[] order(int state) {
        if (state >= FIRST_DECIDED) {
            return LineOrders.OF_THREE[state - FIRST_DECIDED];
        }
        int right = state == 0 ? 2 : state - 1;
        return new int[] {right == 0 ? 1 : 0, right == 2 ? 1 : 2, right};
    }

    private static boolean allows(int state, int[] order) {
        if (state >= FIRST_DECIDED) {
            return order == LineOrders.OF_THREE[state - FIRST_DECIDED];
        }
        return state == 0 || order[2] == state - 1;
    }

    private static void fill(int state, int minirow) {
        int smallest = Integer.MAX_VALUE;
        for (int[] order : LineOrders.OF_THREE) {
            if (allows(state, order)) {
                smallest = Math.min(smallest, reorder(minirow, order));
            }
        }
        int followers = 0;
        int count = 0;
        int seen = 0;
        for (int[] order : LineOrders.OF_THREE) {
            int follower = follower(state, smallest, order);
            if (allows(state, order) && reorder(minirow, order) == smallest && (seen >> follower & 1) == 0) {
                seen |= 1 << follower;
                followers |= follower << 4 * count++;
            }
        }
        SMALLEST[state << 12 | minirow] = (short) smallest;
        FOLLOWERS[state << 12 | minirow] = followers | count << 24;
    }

    private static int reorder(int minirow, int[] order) {
        return value(minirow, order[0]) << 8 | value(minirow, order[1]) << 4 | value(minirow, order[2]);
    }

    private static int value(int minirow, int place) {
        return minirow >> 8 - 4 * place & 15;
    }

    /** The state after a minirow was written in that order: columns that were open and got a blank are open still. */
    private static int follower(int state, int written, int[] order) {
        int open = state == 0 ? 3 : state < FIRST_DECIDED ? 2 : 0;
        int stillOpen = 0;
        while (stillOpen < open && value(written, stillOpen) == 0) {
            stillOpen++;
        }
        if (stillOpen >= 2) {
            return stillOpen == 3 ? 0 : order[2] + 1;
        }
        int decided = FIRST_DECIDED;
        while (LineOrders.OF_THREE[decided - FIRST_DECIDED] != order) {
            decided++;
        }
        return decided;
    }

    /** The smallest that the minirow can be written as. */
    static int smallest(int state, int minirow) {
        return SMALLEST[state << 12 | minirow];
    }

    /**
     * The states that may follow when the minirow is written as small as can be: their number from bit 24 on, the states
     * by four bits from bit 0 on. There are several where new digits stand in open columns.
     */
    static int followers(int state, int minirow) {
        return FOLLOWERS[state << 12 | minirow];
    }

    /** How far to shift a {@link Lines} minirow for the digit that stands at a place; open columns come in any order. */
    static int columnShift(int state, int place) {
        return COLUMN_SHIFT[4 * state + place];
    }
}
