package dev.clew.io.link;

import dev.clew.core.Shape;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the shape that has the regions which a document numbers cell by cell. */
final class Regions {
    /** A cell that belongs to none. */
    static final int NONE = -1;

    private Regions() {}

    /** The default boxes of a grid: as square as they can be, wider than high. */
    static int[] usual(int size) {
        int rows = (int) Math.sqrt(size);
        while (size % rows != 0) {
            rows--;
        }
        return boxes(size, rows);
    }

    private static int[] boxes(int size, int rows) {
        int[] regions = new int[size * size];
        for (int cell = 0; cell < regions.length; cell++) {
            regions[cell] = cell / size / rows * rows + cell % size / (size / rows);
        }
        return regions;
    }

    /** The shape, plain where the regions are boxes, rows or columns; null where a region has not a cell for each value. */
    static @Nullable Shape shape(int size, int[] regions) {
        int[] partition = inOrder(regions);
        boolean none = Arrays.stream(regions).allMatch(region -> region == NONE);
        if (size > 1 && (none || Arrays.equals(partition, inOrder(boxes(size, 1))) || isColumns(size, partition))) {
            return Shape.latin(size);
        }
        for (int rows = 1; rows <= size; rows++) {
            if (size % rows == 0 && Arrays.equals(partition, inOrder(boxes(size, rows)))) {
                return Shape.boxes(rows, size / rows);
            }
        }
        return isJigsaw(size, partition) ? Shape.jigsaw(letters(partition)) : null;
    }

    private static boolean isColumns(int size, int[] partition) {
        return Arrays.equals(partition, inOrder(boxes(size, size)));
    }

    private static boolean isJigsaw(int size, int[] partition) {
        int[] counts = new int[size * size];
        boolean whole = true;
        for (int region : partition) {
            whole &= region != NONE;
            counts[Math.max(0, region)]++;
        }
        for (int count : counts) {
            whole &= count == 0 || count == size;
        }
        return whole;
    }

    /** The same partition, numbered in the order of the cells. */
    private static int[] inOrder(int[] regions) {
        Map<Integer, Integer> numbers = new HashMap<>();
        int[] ordered = new int[regions.length];
        for (int cell = 0; cell < ordered.length; cell++) {
            int number = numbers.size();
            Integer known = regions[cell] == NONE ? Integer.valueOf(NONE) : numbers.putIfAbsent(regions[cell], number);
            ordered[cell] = known == null ? number : known;
        }
        return ordered;
    }

    private static String letters(int[] partition) {
        StringBuilder letters = new StringBuilder();
        for (int region : partition) {
            letters.append((char) ('A' + region));
        }
        return letters.toString();
    }
}
