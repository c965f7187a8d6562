package dev.clew.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The defined order of search in its plainest form: sets instead of masks, every rule tried on every house until
 * nothing changes, a fresh copy for every value. It says what "the first solution" is.
 */
final class PlainOrder {
    private final Shape shape;
    private final int limit;
    private final List<Grid> found = new ArrayList<>();

    private PlainOrder(Shape shape, int limit) {
        this.shape = shape;
        this.limit = limit;
    }

    static List<Grid> solutions(Position position, int limit) {
        PlainOrder order = new PlainOrder(position.shape(), limit);
        order.search(position.candidates());
        return order.found;
    }

    private void search(Digits[] cells) {
        if (!deduce(cells) || found.size() >= limit) {
            return;
        }
        List<Integer> open = IntStream.range(0, cells.length)
                .filter(cell -> cells[cell].size() > 1)
                .boxed()
                .toList();
        if (open.isEmpty()) {
            found.add(
                    Grid.of(shape, Arrays.stream(cells).mapToInt(Digits::first).toArray()));
            return;
        }
        int branch = open.stream()
                .min(Comparator.<Integer>comparingInt(cell -> cells[cell].size())
                        .thenComparing(cell -> -openPeers(cells, cell)))
                .orElseThrow();
        cells[branch].stream()
                .boxed()
                .sorted(Comparator.comparingLong(value -> -impact(cells, branch, value)))
                .forEach(value -> {
                    Digits[] copy = cells.clone();
                    copy[branch] = Digits.of(value);
                    search(copy);
                });
    }

    private long openPeers(Digits[] cells, int cell) {
        return shape.peers(cell).stream().filter(peer -> cells[peer].size() > 1).count();
    }

    private long impact(Digits[] cells, int cell, int value) {
        return shape.peers(cell).stream()
                .filter(peer -> cells[peer].size() > 1 && cells[peer].contains(value))
                .count();
    }

    private boolean deduce(Digits[] cells) {
        boolean changed = true;
        while (changed) {
            Digits[] before = cells.clone();
            clearPeers(cells);
            for (int house = 0; house < shape.houses(); house++) {
                placeHiddenSingles(cells, shape.houseCells(house));
                clearSubsets(cells, shape.houseCells(house).toArray());
                for (int other = 0; other < shape.houses(); other++) {
                    clearLocked(cells, shape.houseCells(house), shape.houseCells(other));
                }
            }
            if (Arrays.stream(cells).anyMatch(Digits::isEmpty)) {
                return false;
            }
            changed = !Arrays.equals(before, cells);
        }
        return true;
    }

    private void clearPeers(Digits[] cells) {
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell].size() == 1) {
                int value = cells[cell].first();
                shape.peers(cell).forEach(peer -> cells[peer] = cells[peer].without(value));
            }
        }
    }

    private void placeHiddenSingles(Digits[] cells, CellSet house) {
        for (int value = 1; value <= shape.size(); value++) {
            int wanted = value;
            int[] places =
                    house.stream().filter(cell -> cells[cell].contains(wanted)).toArray();
            if (places.length == 1) {
                cells[places[0]] = Digits.of(value);
            } else if (places.length == 0) {
                Arrays.fill(cells, Digits.NONE);
            }
        }
    }

    private void clearLocked(Digits[] cells, CellSet house, CellSet other) {
        for (int value = 1; value <= shape.size(); value++) {
            int wanted = value;
            if (!house.equals(other)
                    && house.stream()
                            .filter(cell -> cells[cell].contains(wanted))
                            .allMatch(other::contains)) {
                other.minus(house).forEach(cell -> cells[cell] = cells[cell].without(wanted));
            }
        }
    }

    private static void clearSubsets(Digits[] cells, int[] house) {
        for (int chosen = 1; chosen < 1 << house.length; chosen++) {
            Digits union = Digits.NONE;
            for (int i = 0; i < house.length; i++) {
                union = (chosen >> i & 1) == 0 ? union : union.or(cells[house[i]]);
            }
            for (int i = 0; union.size() <= Integer.bitCount(chosen) && i < house.length; i++) {
                cells[house[i]] = (chosen >> i & 1) != 0 ? cells[house[i]] : cells[house[i]].minus(union);
            }
        }
    }
}
