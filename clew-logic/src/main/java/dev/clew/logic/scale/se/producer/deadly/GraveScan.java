package dev.clew.logic.scale.se.producer.deadly;

import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.SeGrid;
import dev.clew.logic.scale.se.producer.Tuples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One scan for a grave: first the cells with extra candidates, then what follows from them. */
final class GraveScan {
    private final SeGrid grid;
    private final SeProfile profile;

    /** What is left without the extra candidates. */
    private final SeGrid rest = new SeGrid();

    private final int[] cells = new int[81];
    private final int[] extras = new int[81];
    private int count;
    private int all;

    /** The cells that see all extra cells; all cells before the first. */
    private final boolean[] common = new boolean[81];

    private int commonCount = 81;

    GraveScan(SeGrid grid, SeProfile profile) {
        this.grid = grid;
        this.profile = profile;
        rest.set(grid);
        Arrays.fill(common, true);
    }

    @Nullable
    Hint find() {
        if (!collect() || count == 0 || !isGrave()) {
            return null;
        }
        if (count == 1) {
            return worthy(new Hint("BUG type 1", 5.6).remove(grid, cells[0], ~all), new DeadlyPattern.Seen());
        }
        if (Integer.bitCount(all) == 1) {
            Hint hint = type2();
            return hint != null ? hint : type4();
        }
        if (commonCount == 0) {
            return null;
        }
        Hint hint = type4();
        return hint != null ? hint : type3();
    }

    private @Nullable Hint worthy(Hint hint, DeadlyPattern.Type why) {
        return hint.isWorthy() ? hint.because(pattern(why)) : null;
    }

    /** All empty cells with the two digits that are left in each. */
    private Pattern pattern(DeadlyPattern.Type why) {
        List<Integer> open = new ArrayList<>();
        List<Integer> pairs = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            if (grid.isEmpty(cell)) {
                open.add(cell);
                pairs.add(rest.digits(cell));
            }
        }
        return new DeadlyPattern(open, pairs, why);
    }

    /** Regions in which a digit has neither no place nor two need exactly one cell with three candidates or more. */
    private boolean collect() {
        int only = -1;
        boolean oneDigit = true;
        boolean[] union = new boolean[81];
        for (int region = 0; region < 27; region++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = Integer.bitCount(grid.positions(region, digit));
                if (places == 0 || places == 2) {
                    continue;
                }
                int fat = fat(region, digit, union);
                only = only < 0 ? digit : only;
                oneDigit &= only == digit;
                if (fat == 0 || (fat & fat - 1) == 0 && !join(region, fat, digit)) {
                    return false;
                }
            }
        }
        if (profile == SeProfile.K && oneDigit) {
            for (int cell = 0; cell < 81; cell++) {
                if (union[cell]) {
                    join(cell, only);
                }
            }
        }
        return true;
    }

    private int fat(int region, int digit, boolean[] union) {
        int fat = 0;
        for (int left = grid.positions(region, digit); left != 0; left &= left - 1) {
            int position = Integer.numberOfTrailingZeros(left);
            int cell = Houses.cell(region, position);
            if (grid.count(cell) >= 3) {
                fat |= 1 << position;
                union[cell] = true;
            }
        }
        return fat;
    }

    private boolean join(int region, int fat, int digit) {
        all |= 1 << digit;
        join(Houses.cell(region, Integer.numberOfTrailingZeros(fat)), digit);
        return count < 2 || Integer.bitCount(all) < 2 || commonCount > 0;
    }

    private void join(int cell, int digit) {
        int i = 0;
        while (i < count && cells[i] != cell) {
            i++;
        }
        cells[i] = cell;
        count = Math.max(count, i + 1);
        extras[i] |= 1 << digit;
        rest.removeAll(cell, 1 << digit);
        commonCount = 0;
        for (int other = 0; other < 81; other++) {
            common[other] &= Houses.sees(other, cell);
            commonCount += common[other] ? 1 : 0;
        }
    }

    private boolean isGrave() {
        for (int cell = 0; cell < 81; cell++) {
            if (grid.isEmpty(cell) && rest.count(cell) != 2) {
                return false;
            }
        }
        for (int region = 0; region < 27; region++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = Integer.bitCount(rest.positions(region, digit));
                if (places != 0 && places != 2) {
                    return false;
                }
            }
        }
        return true;
    }

    private @Nullable Hint type2() {
        Hint hint = new Hint("BUG type 2", 5.7);
        for (int cell = 0; cell < 81; cell++) {
            if (common[cell]) {
                hint.remove(grid, cell, all);
            }
        }
        return worthy(hint, new DeadlyPattern.Seen());
    }

    private @Nullable Hint type4() {
        int shared = grid.digits(cells[0]) & grid.digits(cells[1]) & ~all;
        if (count != 2 || Integer.bitCount(shared) != 1 || !Houses.sees(cells[0], cells[1])) {
            return null;
        }
        Hint hint = new Hint("BUG type 4", 5.7);
        hint.remove(grid, cells[0], ~(extras[0] | shared)).remove(grid, cells[1], ~(extras[1] | shared));
        int type = 0;
        while (Houses.region(cells[0], type) != Houses.region(cells[1], type)) {
            type++;
        }
        int digit = Integer.numberOfTrailingZeros(shared);
        int region = Houses.region(cells[0], type);
        return worthy(hint, new DeadlyPattern.LockedDigit(cells[0], cells[1], region, digit));
    }

    private @Nullable Hint type3() {
        for (int turn = 0; turn < 15; turn++) {
            int n = 2 + (profile == SeProfile.K ? turn / 3 : turn % 5);
            int type = profile == SeProfile.K ? turn % 3 : turn / 5;
            Hint hint = type3(Houses.region(cells[0], type), n);
            if (hint != null) {
                return hint;
            }
        }
        return null;
    }

    private @Nullable Hint type3(int region, int n) {
        int[] places = new int[8];
        int size = 0;
        for (int i = 0; i < 20; i++) {
            int cell = Houses.peer(profile, cells[0], i);
            if (common[cell] && Houses.contains(region, cell)) {
                places[size++] = cell;
            }
        }
        for (int i = 0; i < count; i++) {
            size = Houses.contains(region, cells[i]) ? size : 0;
        }
        if (size < n || Integer.bitCount(all) < 2) {
            return null;
        }
        for (int tuple : Tuples.list(size, n - 1)) {
            int digits = union(places, tuple);
            if (Integer.bitCount(digits) == n && (all & ~digits) == 0) {
                Hint hint = new Hint("BUG type 3", 5.7 + (n - 1) * 0.1);
                List<Integer> chosen = new ArrayList<>();
                for (int i = 0; i < size; i++) {
                    if ((tuple >> i & 1) == 0) {
                        hint.remove(grid, places[i], digits);
                    } else {
                        chosen.add(places[i]);
                    }
                }
                if (hint.isWorthy()) {
                    return hint.because(pattern(new DeadlyPattern.NakedRest(chosen)));
                }
            }
        }
        return null;
    }

    /** The candidates of some cells, or none if one of them has fewer than two. */
    private int union(int[] places, int tuple) {
        int digits = 0;
        for (int left = tuple; left != 0; left &= left - 1) {
            int cell = places[Integer.numberOfTrailingZeros(left)];
            if (grid.count(cell) < 2) {
                return 0;
            }
            digits |= grid.digits(cell);
        }
        return digits;
    }
}
