package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;

/** Specification 3.13: the hints of one valid loop. */
final class LoopHints {
    private final TwinGrid grid;
    private final TwinProfile profile;
    private final List<Integer> loop;
    private final int xy;
    private final List<Integer> fat = new ArrayList<>();
    private final int extras;
    private final double base;
    private final List<Hint> hints = new ArrayList<>();

    LoopHints(TwinGrid grid, TwinProfile profile, List<Integer> loop) {
        this.grid = grid;
        this.profile = profile;
        this.loop = loop;
        this.xy = grid.mask(loop.get(0));
        int all = 0;
        for (int cell : loop) {
            if (grid.count(cell) > 2) {
                fat.add(cell);
                all |= grid.mask(cell) & ~xy;
            }
        }
        this.extras = all;
        this.base = switch (loop.size()) {
            case 4 -> 4.5;
            case 6 -> 4.5 + 0.1;
            case 8 -> 4.5 + 0.2;
            default -> (4.5 + 0.3) + 0.2;
        };
    }

    List<Hint> all() {
        if (fat.size() == 1) {
            Hint hint = new Hint(loop.size(), 1, base);
            hint.remove(grid, fat.get(0), xy);
            add(hint);
        } else if (fat.size() >= 2 && Integer.bitCount(extras) == 1) {
            type2();
        } else if (fat.size() == 2) {
            type3();
        }
        if (fat.size() == 2) {
            type4();
        }
        return hints;
    }

    private void add(Hint hint) {
        if (hint.isWorthy()) {
            hints.add(hint);
        }
    }

    private void type2() {
        Hint hint = new Hint(loop.size(), 2, base);
        for (int cell = 0; cell < 81; cell++) {
            int it = cell;
            if (fat.stream().allMatch(each -> Geo.sees(it, each))) {
                hint.remove(grid, cell, extras);
            }
        }
        add(hint);
    }

    private List<Integer> commonRegions() {
        List<Integer> regions = new ArrayList<>();
        for (int type : Geo.BRC) {
            if (Geo.regionOf(type, fat.get(0)) == Geo.regionOf(type, fat.get(1))) {
                regions.add(Geo.regionOf(type, fat.get(0)));
            }
        }
        return regions;
    }

    private void type4() {
        int x = Integer.lowestOneBit(xy);
        int y = xy & ~x;
        for (int locked : new int[] {x, y}) {
            if (commonRegions().stream().anyMatch(region -> isLocked(region, locked))) {
                Hint hint = new Hint(loop.size(), 4, base);
                hint.remove(grid, fat.get(0), xy & ~locked);
                hint.remove(grid, fat.get(1), xy & ~locked);
                add(hint);
                return;
            }
        }
    }

    private boolean isLocked(int region, int digit) {
        for (int position = 0; position < 9; position++) {
            int cell = Geo.cell(region, position);
            if (!fat.contains(cell) && (grid.mask(cell) & digit) != 0) {
                return false;
            }
        }
        return true;
    }

    private void type3() {
        int from = profile == TwinProfile.K ? 2 : Integer.bitCount(extras);
        for (int n = from; n <= 7; n++) {
            for (int region : commonRegions()) {
                if (2 * n <= grid.emptyCount(region) && (profile == TwinProfile.S || n >= Integer.bitCount(extras))) {
                    naked(region, n);
                }
                if (2 * n < grid.emptyCount(region)) {
                    hidden(region, n);
                }
            }
        }
    }

    private void naked(int region, int n) {
        int a = Geo.position(region, fat.get(0));
        int b = Geo.position(region, fat.get(1));
        for (int[] tuple : Tuples.colex(9, n)) {
            int positions = Tuples.mask(tuple);
            if ((positions & 1 << a) == 0 || (positions & 1 << b) != 0) {
                continue;
            }
            int others = 0;
            boolean fits = Integer.bitCount(extras) >= 2;
            for (int position : tuple) {
                if (position != a) {
                    int mask = grid.mask(Geo.cell(region, position));
                    others |= mask;
                    fits &= Integer.bitCount(mask) >= 2;
                }
            }
            int both = extras & grid.mask(fat.get(0)) & grid.mask(fat.get(1));
            if (fits && Integer.bitCount(others | extras) == n && Integer.bitCount(others | both) == n) {
                Hint hint = new Hint(loop.size(), 3, base + (n - 1) * 0.1);
                for (int position = 0; position < 9; position++) {
                    if ((positions & 1 << position) == 0 && position != b) {
                        hint.remove(grid, Geo.cell(region, position), others | extras);
                    }
                }
                add(hint);
            }
        }
    }

    private void hidden(int region, int n) {
        int a = Geo.position(region, fat.get(0));
        int b = Geo.position(region, fat.get(1));
        List<Integer> pool = TwinGrid.digitsOf(0b11_1111_1110 & ~xy & ~extras);
        if (pool.isEmpty() || pool.size() < n - 2) {
            return;
        }
        for (int[] tuple : Tuples.colex(pool.size(), n - 2)) {
            int digits = xy;
            for (int index : tuple) {
                digits |= 1 << pool.get(index);
            }
            int union = 0;
            boolean fits = true;
            for (int digit : TwinGrid.digitsOf(digits)) {
                int positions = grid.positions(region, digit) & ~(1 << b);
                fits &= positions != 0;
                union |= positions;
            }
            if (fits && Integer.bitCount(union) == n) {
                Hint hint = new Hint(loop.size(), 3, base + (n - 2) * 0.1);
                for (int position = 0; position < 9; position++) {
                    if ((union & 1 << position) != 0 && position != a) {
                        hint.remove(grid, Geo.cell(region, position), ~digits);
                    }
                }
                add(hint);
            }
        }
    }

    /** A hint and its type number, by which equal ratings are sorted. */
    static final class Hint extends TwinHint {
        final int type;

        Hint(int length, int type, double rating) {
            super((length == 4 ? "Unique Rectangle" : "Unique Loop " + length) + " type " + type, rating);
            this.type = type;
        }
    }
}
