package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Specification 3.13: finds the loops; {@link LoopHints} makes the hints. */
final class UniqueLoops implements Producer {
    private final TwinProfile profile;

    UniqueLoops(TwinProfile profile) {
        this.profile = profile;
    }

    @Override
    public void find(TwinGrid grid, Sink sink) {
        List<LoopHints.Hint> hints = new ArrayList<>();
        for (int start = 0; start < 81; start++) {
            if (grid.count(start) == 2) {
                List<List<Integer>> loops = new ArrayList<>();
                List<Integer> path = new ArrayList<>(List.of(start));
                walk(grid, path, 2, 0, -1, loops);
                for (List<Integer> loop : loops) {
                    if (isValid(loop)) {
                        hints.addAll(new LoopHints(grid, profile, loop).all());
                    }
                }
            }
        }
        hints.sort(
                Comparator.<LoopHints.Hint>comparingDouble(hint -> hint.rating).thenComparingInt(hint -> hint.type));
        hints.forEach(sink::offer);
    }

    private void walk(
            TwinGrid grid, List<Integer> path, int budget, int extras, int lastType, List<List<Integer>> loops) {
        int start = path.get(0);
        int end = path.get(path.size() - 1);
        int xy = grid.mask(start);
        int level = extras;
        for (int type : Geo.BRC) {
            if (type == lastType) {
                continue;
            }
            for (int position = 0; position < 9; position++) {
                int n = Geo.cell(Geo.regionOf(type, end), position);
                if (n == start && path.size() >= 4) {
                    loops.add(List.copyOf(path));
                } else if (!path.contains(n) && (grid.mask(n) & xy) == xy) {
                    int with = level | grid.mask(n) & ~xy;
                    if (profile == TwinProfile.S) {
                        level = with;
                    }
                    boolean fat = grid.count(n) > 2;
                    if (!fat || Integer.bitCount(with) == 1 || budget > 0) {
                        path.add(n);
                        walk(grid, path, fat ? budget - 1 : budget, with, type, loops);
                        path.remove(path.size() - 1);
                    }
                }
            }
        }
    }

    private static boolean isValid(List<Integer> loop) {
        Set<Integer> even = new HashSet<>();
        Set<Integer> odd = new HashSet<>();
        for (int i = 0; i < loop.size(); i++) {
            for (int type : Geo.BRC) {
                if (!(i % 2 == 0 ? even : odd).add(Geo.regionOf(type, loop.get(i)))) {
                    return false;
                }
            }
        }
        return even.equals(odd);
    }
}
