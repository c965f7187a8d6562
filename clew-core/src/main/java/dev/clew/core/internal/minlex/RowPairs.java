package dev.clew.core.internal.minlex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the second row of a full grid's form can be, and how to get there. Take two rows of a band, and write for each
 * column of the second row the column of the first row that has its digit: that is a permutation of nine columns which
 * takes no column to its own stack, one of 12,096. An order of the columns turns it into a conjugate, and the smallest
 * conjugate is the smallest second row under a first row 123456789. The permutations fall into few classes of
 * conjugates; the table gives for each permutation the rank of its class, smallest second row first, and the orders of
 * columns that lead to the smallest.
 *
 * <p>A permutation is found by its index, the sum of three parts, one a stack. A part is looked up by the three columns
 * that the permutation gives to the stack, four bits each:
 *
 * <pre>
 *   stack 0   which 3 of the 6 columns outside the stack, in which order      120 ways
 *   stack 1   which columns of stack 0 (it gets what stack 0 left of stack 2)   8 ways, × 6 orders
 *   stack 2   gets what the others left                                         6 orders
 * </pre>
 *
 * Immutable and thread-safe.
 */
final class RowPairs {
    static final RowPairs TABLE = new RowPairs();

    private static final int ORDERS_OF_THREE = 6;
    private static final int SECOND_WAYS = 8 * ORDERS_OF_THREE;
    private static final int INDICES = 120 * SECOND_WAYS * ORDERS_OF_THREE;

    /** All orders of the columns; lists of orders are lists of indices in here. */
    private final int[][] orders = LineOrders.all();

    private final char[][] parts = new char[3][1 << 12];
    private final byte[] rank = new byte[INDICES];
    private final short[][] ordersToSmallest = new short[INDICES][];
    private final long[] secondRow;

    private RowPairs() {
        fillParts();
        List<PairClass> classes = new ArrayList<>();
        collectClasses(new int[9], 0, 0, classes);
        classes.sort(Comparator.comparingLong(PairClass::secondRow));
        secondRow = classes.stream().mapToLong(PairClass::secondRow).toArray();
        for (int i = 0; i < classes.size(); i++) {
            for (int index : classes.get(i).indices()) {
                rank[index] = (byte) i;
            }
        }
    }

    /** All permutations that are conjugates of each other. */
    private record PairClass(long secondRow, List<Integer> indices) {}

    private void fillParts() {
        int waysOfFirst = 0;
        for (int key = 0; key < 1 << 12; key++) {
            int a = key >> 8;
            int b = key >> 4 & 15;
            int c = key & 15;
            if (a == b || b == c || a == c || Math.max(a, Math.max(b, c)) > 8) {
                continue;
            }
            int order = 2 * ((a > b ? 1 : 0) + (a > c ? 1 : 0)) + (b > c ? 1 : 0);
            int ofFirstStack = (1 << a | 1 << b | 1 << c) & 7;
            parts[1][key] = (char) ((ofFirstStack * ORDERS_OF_THREE + order) * ORDERS_OF_THREE);
            parts[2][key] = (char) order;
            if (ofFirstStack == 0) {
                parts[0][key] = (char) (waysOfFirst++ * SECOND_WAYS * ORDERS_OF_THREE);
            }
        }
    }

    private void collectClasses(int[] permutation, int column, int used, List<PairClass> classes) {
        if (column == 9) {
            if (ordersToSmallest[index(permutation)] == null) {
                classes.add(classOf(permutation));
            }
            return;
        }
        for (int to = 0; to < 9; to++) {
            if (to / 3 != column / 3 && (used >> to & 1) == 0) {
                permutation[column] = to;
                collectClasses(permutation, column + 1, used | 1 << to, classes);
            }
        }
    }

    private int index(int[] permutation) {
        int index = 0;
        for (int stack = 0; stack < 3; stack++) {
            int i = 3 * stack;
            index += parts[stack][permutation[i] << 8 | permutation[i + 1] << 4 | permutation[i + 2]];
        }
        return index;
    }

    /** Finds the smallest conjugate and fills the lists of orders for all of them. */
    private PairClass classOf(int[] permutation) {
        int[][] conjugates = Arrays.stream(orders)
                .map(order -> conjugate(permutation, order))
                .toArray(int[][]::new);
        long smallest =
                Arrays.stream(conjugates).mapToLong(RowPairs::toRow).min().orElseThrow();
        int[][] ordersOfThis = IntStream.range(0, orders.length)
                .filter(i -> toRow(conjugates[i]) == smallest)
                .mapToObj(i -> orders[i])
                .toArray(int[][]::new);
        List<Integer> indices = new ArrayList<>();
        for (int i = 0; i < orders.length; i++) {
            int index = index(conjugates[i]);
            if (ordersToSmallest[index] == null) {
                indices.add(index);
                ordersToSmallest[index] = ordersAfter(orders[i], ordersOfThis);
            }
        }
        return new PairClass(smallest, indices);
    }

    private static int[] conjugate(int[] permutation, int[] order) {
        int[] placeOf = LineOrders.inverse(order);
        int[] conjugate = new int[9];
        for (int place = 0; place < 9; place++) {
            conjugate[place] = placeOf[permutation[order[place]]];
        }
        return conjugate;
    }

    /** The orders that, after the first one, complete it to each of the given orders. */
    private static short[] ordersAfter(int[] first, int[][] wanted) {
        int[] placeOf = LineOrders.inverse(first);
        short[] result = new short[wanted.length];
        for (int i = 0; i < wanted.length; i++) {
            int[] rest = Arrays.stream(wanted[i]).map(column -> placeOf[column]).toArray();
            result[i] = (short) LineOrders.indexOf(rest);
        }
        return result;
    }

    private static long toRow(int[] permutation) {
        long row = 0;
        for (int column : permutation) {
            row = row << 4 | column + 1;
        }
        return row;
    }

    /** The index of a permutation from the columns that it gives to each stack. */
    int index(int first, int second, int third) {
        return parts[0][first] + parts[1][second] + parts[2][third];
    }

    /** The rank of a permutation's class: the smaller, the smaller the second row can be. */
    int rank(int index) {
        return rank[index];
    }

    /** How many classes there are. */
    int classes() {
        return secondRow.length;
    }

    /** The smallest second row of a class, its first digit in the highest four of 36 bits. */
    long secondRow(int ofRank) {
        return secondRow[ofRank];
    }

    /** The orders of columns that lead to the smallest second row. */
    short[] ordersToSmallest(int index) {
        return ordersToSmallest[index];
    }
}
