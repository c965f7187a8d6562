package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/** Specification 3.14: bivalue universal graves. */
final class Bug {
    private final TwinGrid grid;
    private final TwinProfile profile;
    private final TwinGrid rest;
    private final List<Integer> cells = new ArrayList<>();
    private final TreeMap<Integer, Integer> extras = new TreeMap<>();
    private int all;
    private TreeSet<Integer> common;

    private Bug(TwinGrid grid, TwinProfile profile) {
        this.grid = grid;
        this.profile = profile;
        this.rest = grid.copy();
    }

    static Producer producer(TwinProfile profile) {
        return (grid, sink) -> new Bug(grid, profile).find(sink);
    }

    private void find(Sink sink) {
        if (!collect() || cells.isEmpty() || !isGrave()) {
            return;
        }
        if (cells.size() == 1) {
            sink.offer(new TwinHint("BUG type 1", 5.6).remove(grid, cells.get(0), ~all));
        } else if (Integer.bitCount(all) == 1) {
            type2(sink);
            type4(sink);
        } else if (!common.isEmpty()) {
            type4(sink);
            type3(sink);
        }
    }

    private boolean collect() {
        int firstDigit = 0;
        boolean oneDigit = true;
        TreeSet<Integer> union = new TreeSet<>();
        for (int type : Geo.BRC) {
            for (int number = 0; number < 9; number++) {
                for (int digit = 1; digit <= 9; digit++) {
                    int region = Geo.region(type, number);
                    int positions = grid.positions(region, digit);
                    if (Integer.bitCount(positions) == 0 || Integer.bitCount(positions) == 2) {
                        continue;
                    }
                    List<Integer> fat = new ArrayList<>();
                    for (int position = 0; position < 9; position++) {
                        int cell = Geo.cell(region, position);
                        if ((positions & 1 << position) != 0 && grid.count(cell) >= 3) {
                            fat.add(cell);
                        }
                    }
                    firstDigit = firstDigit == 0 ? digit : firstDigit;
                    oneDigit &= firstDigit == digit;
                    union.addAll(fat);
                    if (fat.isEmpty() || fat.size() == 1 && !join(fat.get(0), digit)) {
                        return false;
                    }
                }
            }
        }
        if (profile == TwinProfile.K && oneDigit && union.size() > cells.size()) {
            for (int cell : union) {
                if (!cells.contains(cell)) {
                    joinCell(cell, firstDigit);
                }
            }
        }
        return true;
    }

    private boolean join(int cell, int digit) {
        all |= 1 << digit;
        joinCell(cell, digit);
        return cells.size() < 2 || Integer.bitCount(all) < 2 || !common.isEmpty();
    }

    private void joinCell(int cell, int digit) {
        if (!cells.contains(cell)) {
            cells.add(cell);
        }
        extras.merge(cell, 1 << digit, (a, b) -> a | b);
        rest.remove(cell, 1 << digit);
        if (common == null) {
            common = new TreeSet<>(Geo.peers(cell, profile));
        } else {
            common.retainAll(Geo.peers(cell, profile));
        }
        common.removeAll(cells);
    }

    private boolean isGrave() {
        for (int cell = 0; cell < 81; cell++) {
            if (grid.isEmpty(cell) && rest.count(cell) != 2) {
                return false;
            }
        }
        for (int region = 0; region < 27; region++) {
            for (int digit = 1; digit <= 9; digit++) {
                int count = Integer.bitCount(rest.positions(region, digit));
                if (count != 0 && count != 2) {
                    return false;
                }
            }
        }
        return true;
    }

    private void type2(Sink sink) {
        TwinHint hint = new TwinHint("BUG type 2", 5.7);
        for (int cell : common) {
            hint.remove(grid, cell, all);
        }
        sink.offer(hint);
    }

    private void type4(Sink sink) {
        if (sink.isFull() || cells.size() != 2) {
            return;
        }
        int a = cells.get(0);
        int b = cells.get(1);
        int v = grid.mask(a) & grid.mask(b) & ~all;
        if (Integer.bitCount(v) == 1 && Geo.sees(a, b)) {
            TwinHint hint = new TwinHint("BUG type 4", 5.7);
            hint.remove(grid, a, ~(extras.get(a) | v)).remove(grid, b, ~(extras.get(b) | v));
            sink.offer(hint);
        }
    }

    private void type3(Sink sink) {
        if (profile == TwinProfile.K) {
            for (int n = 2; n <= 6; n++) {
                for (int type : Geo.BRC) {
                    type3(type, n, sink);
                }
            }
        } else {
            for (int type : Geo.BRC) {
                for (int n = 2; n <= 6; n++) {
                    type3(type, n, sink);
                }
            }
        }
    }

    private void type3(int type, int n, Sink sink) {
        int region = Geo.regionOf(type, cells.get(0));
        if (!cells.stream().allMatch(cell -> Geo.contains(region, cell))) {
            return;
        }
        List<Integer> u = new ArrayList<>(Geo.peers(cells.get(0), profile));
        u.removeIf(cell -> !common.contains(cell) || !Geo.contains(region, cell));
        if (u.size() < n) {
            return;
        }
        for (int[] tuple : Tuples.colex(u.size(), n - 1)) {
            int union = 0;
            boolean fits = Integer.bitCount(all) >= 2;
            for (int index : tuple) {
                union |= grid.mask(u.get(index));
                fits &= grid.count(u.get(index)) >= 2;
            }
            if (fits && Integer.bitCount(union) == n && Integer.bitCount(union | all) == n && !sink.isFull()) {
                TwinHint hint = new TwinHint("BUG type 3", 5.7 + (n - 1) * 0.1);
                for (int index = 0; index < u.size(); index++) {
                    if ((Tuples.mask(tuple) & 1 << index) == 0) {
                        hint.remove(grid, u.get(index), union);
                    }
                }
                sink.offer(hint);
            }
        }
    }
}
