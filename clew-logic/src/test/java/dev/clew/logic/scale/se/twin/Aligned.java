package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** Specification 3.15: aligned pair and triplet exclusion. */
final class Aligned implements Producer {
    private final int n;
    private final TwinProfile profile;

    Aligned(int n, TwinProfile profile) {
        this.n = n;
        this.profile = profile;
    }

    @Override
    public void find(TwinGrid grid, Sink sink) {
        TreeMap<Integer, List<Integer>> excluders = new TreeMap<>();
        for (int cell = 0; cell < 81; cell++) {
            List<Integer> peers = Geo.peers(cell, profile);
            if (grid.count(cell) >= 2 && peers.stream().noneMatch(peer -> grid.count(peer) == 1)) {
                peers.removeIf(peer -> grid.count(peer) < 2 || grid.count(peer) > n);
                if (!peers.isEmpty()) {
                    excluders.put(cell, peers);
                }
            }
        }
        List<Integer> list = new ArrayList<>(excluders.keySet());
        for (int j = 1; j < list.size(); j++) {
            for (int i = 0; i < j; i++) {
                int p = list.get(i);
                int q = list.get(j);
                if (n == 2) {
                    test(grid, List.of(p, q), excluders, sink);
                } else {
                    Set<Integer> thirds = new LinkedHashSet<>(excluders.get(p));
                    thirds.addAll(excluders.get(q));
                    for (int t : thirds) {
                        if (t != p && t != q && excluders.containsKey(t)) {
                            test(grid, List.of(p, q, t), excluders, sink);
                            if (sink.isFull()) {
                                return;
                            }
                        }
                    }
                }
                if (sink.isFull()) {
                    return;
                }
            }
        }
    }

    private void test(TwinGrid grid, List<Integer> cells, TreeMap<Integer, List<Integer>> excluders, Sink sink) {
        List<Integer> shared = new ArrayList<>(excluders.get(cells.get(0)));
        for (int cell : cells) {
            shared.retainAll(excluders.get(cell));
        }
        if (shared.size() < 2) {
            return;
        }
        int[] allowed = new int[n];
        combine(grid, cells, shared, new int[n], 0, allowed);
        TwinHint hint =
                n == 2 ? new TwinHint("Aligned Pair Exclusion", 6.2) : new TwinHint("Aligned Triplet Exclusion", 7.5);
        for (int i = 0; i < n; i++) {
            hint.remove(grid, cells.get(i), ~allowed[i]);
        }
        sink.offer(hint);
    }

    private void combine(
            TwinGrid grid, List<Integer> cells, List<Integer> shared, int[] chosen, int depth, int[] allowed) {
        if (depth < n) {
            for (int digit : grid.digits(cells.get(depth))) {
                chosen[depth] = digit;
                combine(grid, cells, shared, chosen, depth + 1, allowed);
            }
            return;
        }
        int digits = 0;
        for (int i = 0; i < n; i++) {
            digits |= 1 << chosen[i];
            for (int j = 0; j < i; j++) {
                if (chosen[i] == chosen[j] && Geo.sees(cells.get(i), cells.get(j))) {
                    return;
                }
            }
        }
        for (int excluder : shared) {
            if ((grid.mask(excluder) & ~digits) == 0) {
                return;
            }
        }
        for (int i = 0; i < n; i++) {
            allowed[i] |= 1 << chosen[i];
        }
    }
}
