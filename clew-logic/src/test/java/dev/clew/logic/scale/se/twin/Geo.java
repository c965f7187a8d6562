package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Cells, regions and their orders. Regions: rows 0-8, columns 9-17, blocks 18-26. */
final class Geo {
    static final int ROW = 0;
    static final int COLUMN = 1;
    static final int BLOCK = 2;
    static final int[] BCR = {BLOCK, COLUMN, ROW};
    static final int[] BRC = {BLOCK, ROW, COLUMN};

    private Geo() {}

    static int region(int type, int number) {
        return type * 9 + number;
    }

    static int type(int region) {
        return region / 9;
    }

    /** The cell at a position of a region. */
    static int cell(int region, int position) {
        int number = region % 9;
        return switch (type(region)) {
            case ROW -> number * 9 + position;
            case COLUMN -> position * 9 + number;
            default -> (number / 3 * 3 + position / 3) * 9 + number % 3 * 3 + position % 3;
        };
    }

    /** The region of a type that a cell lies in. */
    static int regionOf(int type, int cell) {
        int row = cell / 9;
        int column = cell % 9;
        return switch (type) {
            case ROW -> region(ROW, row);
            case COLUMN -> region(COLUMN, column);
            default -> region(BLOCK, row / 3 * 3 + column / 3);
        };
    }

    static boolean contains(int region, int cell) {
        return regionOf(type(region), cell) == region;
    }

    /** The position of a cell in a region that contains it. */
    static int position(int region, int cell) {
        return switch (type(region)) {
            case ROW -> cell % 9;
            case COLUMN -> cell / 9;
            default -> cell / 9 % 3 * 3 + cell % 3;
        };
    }

    static boolean sees(int a, int b) {
        if (a == b) {
            return false;
        }
        for (int type : BRC) {
            if (regionOf(type, a) == regionOf(type, b)) {
                return true;
            }
        }
        return false;
    }

    /** The twenty peers in the order of the profile. */
    static List<Integer> peers(int cell, TwinProfile profile) {
        List<Integer> peers = new ArrayList<>();
        for (int type : BRC) {
            for (int position = 0; position < 9; position++) {
                int other = cell(regionOf(type, cell), position);
                if (other != cell && !peers.contains(other)) {
                    peers.add(other);
                }
            }
        }
        if (profile == TwinProfile.K) {
            Collections.sort(peers);
        }
        return peers;
    }
}
