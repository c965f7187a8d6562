package dev.clew.core.internal.minlex;

/** The 1,296 orders of nine lines that keep bands together: {@code order[i]} is the line that comes to place i. */
final class LineOrders {
    /** The six orders of three things. */
    static final int[][] OF_THREE = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    static final int COUNT = 6 * 6 * 6 * 6;

    private LineOrders() {}

    /** All orders; the first leaves everything in its place. */
    static int[][] all() {
        int[][] orders = new int[COUNT][9];
        for (int i = 0; i < COUNT; i++) {
            int[] bands = OF_THREE[i / 216];
            for (int place = 0; place < 9; place++) {
                int[] lines = OF_THREE[i / digitWeight(place / 3) % 6];
                orders[i][place] = 3 * bands[place / 3] + lines[place % 3];
            }
        }
        return orders;
    }

    private static int digitWeight(int band) {
        return band == 0 ? 36 : band == 1 ? 6 : 1;
    }

    /** The index of an order in {@link #all}. */
    static int indexOf(int[] order) {
        int index = indexOfThree(order[0] / 3, order[3] / 3);
        for (int band = 0; band < 9; band += 3) {
            index = 6 * index + indexOfThree(order[band] % 3, order[band + 1] % 3);
        }
        return index;
    }

    private static int indexOfThree(int first, int second) {
        return 2 * first + (second > 3 - first - second ? 1 : 0);
    }

    /** Where each line goes. */
    static int[] inverse(int[] order) {
        int[] placeOf = new int[9];
        for (int place = 0; place < 9; place++) {
            placeOf[order[place]] = place;
        }
        return placeOf;
    }
}
