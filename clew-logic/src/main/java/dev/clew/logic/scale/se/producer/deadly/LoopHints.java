package dev.clew.logic.scale.se.producer.deadly;

import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.ProofParts;
import dev.clew.logic.scale.se.producer.SeGrid;
import dev.clew.logic.scale.se.producer.Tuples;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The steps that valid loops give, of which the best by rating and type is kept. Mutable, for one thread. */
final class LoopHints {
    private final SeGrid grid;
    private final SeProfile profile;
    private @Nullable Hint best;
    private int bestType;

    private int[] cells = new int[0];
    private int length;
    private int pair;
    private int fat;
    private int a;
    private int b;
    private int extras;
    private double base;

    LoopHints(SeGrid grid, SeProfile profile) {
        this.grid = grid;
        this.profile = profile;
    }

    @Nullable
    Hint best() {
        return best;
    }

    /** Whether no later loop can be rated lower. */
    boolean isUnbeatable() {
        return best != null && best.rating() == 4.5 && bestType == 1;
    }

    /** Takes a valid loop. */
    void add(int[] path, int size) {
        cells = path;
        length = size;
        pair = grid.digits(path[0]);
        base = size == 4 ? 4.5 : size == 6 ? 4.5 + 0.1 : size == 8 ? 4.5 + 0.2 : (4.5 + 0.3) + 0.2;
        fat = 0;
        extras = 0;
        for (int i = 0; i < size; i++) {
            if (grid.digits(path[i]) != pair) {
                a = fat == 0 ? path[i] : a;
                b = fat == 1 ? path[i] : b;
                fat++;
                extras |= grid.digits(path[i]) & ~pair;
            }
        }
        if (fat == 1) {
            keep(1, hint(1, 0).remove(grid, a, pair), new DeadlyPattern.Seen());
        } else if (fat >= 2 && Integer.bitCount(extras) == 1) {
            type2();
        } else if (fat == 2) {
            type3();
        }
        if (fat == 2) {
            type4();
        }
    }

    private Hint hint(int type, int surcharge) {
        String kind = length == 4 ? "Unique Rectangle" : "Unique Loop " + length;
        return new Hint(kind + " type " + type, base + surcharge * 0.1);
    }

    private void keep(int type, Hint hint, DeadlyPattern.Type why) {
        boolean better =
                best == null || hint.rating() < best.rating() || hint.rating() == best.rating() && type < bestType;
        if (better && hint.isWorthy()) {
            best = hint.because(DeadlyPattern.loop(cells, length, pair, why));
            bestType = type;
        }
    }

    private void type2() {
        Hint hint = hint(2, 0);
        for (int i = 0; i < 20; i++) {
            int cell = Houses.peer(a, i);
            boolean seesAll = true;
            for (int j = 0; j < length && seesAll; j++) {
                seesAll = grid.digits(cells[j]) == pair || Houses.sees(cell, cells[j]);
            }
            if (seesAll) {
                hint.remove(grid, cell, extras);
            }
        }
        keep(2, hint, new DeadlyPattern.Seen());
    }

    private void type4() {
        int x = pair & -pair;
        for (int locked = x, turn = 0; turn < 2; turn++, locked = pair & ~x) {
            for (int type = 0; type < 3; type++) {
                int region = Houses.region(a, type);
                if (Houses.contains(region, b) && isLocked(region, type, locked)) {
                    Hint hint = hint(4, 0).remove(grid, a, pair & ~locked).remove(grid, b, pair & ~locked);
                    int digit = Integer.numberOfTrailingZeros(locked);
                    keep(4, hint, new DeadlyPattern.LockedDigit(a, b, region, digit));
                    return;
                }
            }
        }
    }

    private boolean isLocked(int region, int type, int digit) {
        int own = 1 << Houses.position(a, type) | 1 << Houses.position(b, type);
        return (grid.positions(region, Integer.numberOfTrailingZeros(digit)) & ~own) == 0;
    }

    private void type3() {
        int least = Integer.bitCount(extras);
        for (int n = profile == SeProfile.K ? 2 : least; n <= 7; n++) {
            for (int type = 0; type < 3; type++) {
                int region = Houses.region(a, type);
                if (Houses.contains(region, b)) {
                    if (2 * n <= grid.open(region) && n >= least) {
                        naked(region, type, n);
                    }
                    if (2 * n < grid.open(region)) {
                        hidden(region, type, n);
                    }
                }
            }
        }
    }

    private void naked(int region, int type, int n) {
        int own = 1 << Houses.position(a, type);
        int other = 1 << Houses.position(b, type);
        int both = extras & grid.digits(a) & grid.digits(b);
        for (int i = 0; i < Tuples.count(n); i++) {
            int positions = Tuples.ofNine(n, i);
            if ((positions & own) == 0 || (positions & other) != 0) {
                continue;
            }
            int digits = unionOfMany(region, positions & ~own);
            if (Integer.bitCount(digits | extras) == n && Integer.bitCount(digits | both) == n) {
                Hint hint = hint(3, n - 1);
                for (int rest = SeGrid.ALL & ~positions & ~other; rest != 0; rest &= rest - 1) {
                    hint.remove(grid, Houses.cell(region, Integer.numberOfTrailingZeros(rest)), digits | extras);
                }
                keep(3, hint, new DeadlyPattern.NakedRest(list(region, positions & ~own)));
            }
        }
    }

    private static List<Integer> list(int region, int positions) {
        return Arrays.stream(ProofParts.cells(region, positions)).boxed().toList();
    }

    /** The candidates of some cells, or too many if one of them has fewer than two. */
    private int unionOfMany(int region, int positions) {
        int digits = 0;
        for (int rest = positions; rest != 0; rest &= rest - 1) {
            int cell = Houses.cell(region, Integer.numberOfTrailingZeros(rest));
            digits |= grid.count(cell) < 2 ? SeGrid.ALL : grid.digits(cell);
        }
        return digits;
    }

    private void hidden(int region, int type, int n) {
        int own = 1 << Houses.position(a, type);
        int other = 1 << Houses.position(b, type);
        int pool = SeGrid.ALL & ~pair & ~extras;
        if (pool == 0) {
            return;
        }
        for (int i = 0; i < Tuples.count(n - 2); i++) {
            int more = Tuples.ofNine(n - 2, i);
            if ((more & ~pool) != 0) {
                continue;
            }
            int digits = more | pair;
            int positions = 0;
            boolean fits = true;
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                int each = grid.positions(region, Integer.numberOfTrailingZeros(rest)) & ~other;
                fits &= each != 0;
                positions |= each;
            }
            if (fits && Integer.bitCount(positions) == n) {
                Hint hint = hint(3, n - 2);
                for (int rest = positions & ~own; rest != 0; rest &= rest - 1) {
                    hint.remove(grid, Houses.cell(region, Integer.numberOfTrailingZeros(rest)), ~digits);
                }
                List<Integer> rest = list(region, positions & ~own);
                keep(3, hint, new DeadlyPattern.HiddenRest(a, b, region, digits, rest));
            }
        }
    }
}
