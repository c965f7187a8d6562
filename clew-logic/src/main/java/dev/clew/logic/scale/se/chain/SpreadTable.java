package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spreads of one grid, each made once, when it is first asked for. A higher level continues where the lower one
 * ended, which is exactly where it would have got on its own. Mutable, for one thread.
 */
public final class SpreadTable {
    private final List<Spread> spreads = new ArrayList<>();
    private final int[] numbers = new int[1458];
    private final int[] levels = new int[1458];
    private int used;
    private SeGrid grid = new SeGrid();
    private SpreadMode mode = SpreadMode.STATIC;

    /** Forgets all spreads and turns to a grid. */
    void begin(SeGrid start, SpreadMode how) {
        Arrays.fill(numbers, -1);
        used = 0;
        grid = start;
        mode = how;
    }

    /** The spread of an assumption with the rules of a level. */
    Spread get(int assumption, int level, @Nullable AdvancedRules rules, Budget.Meter meter) {
        reserve(assumption);
        make(assumption, level, rules, meter);
        return spreads.get(numbers[assumption]);
    }

    /** Makes room for the spread of an assumption, so that it can be made by any thread. */
    void reserve(int assumption) {
        if (numbers[assumption] < 0) {
            numbers[assumption] = used;
            levels[used] = -1;
            if (used == spreads.size()) {
                spreads.add(new Spread());
            }
            used++;
        }
    }

    /** Makes a spread for which there is room, or continues it; different ones may be made at the same time. */
    void make(int assumption, int level, @Nullable AdvancedRules rules, Budget.Meter meter) {
        int number = numbers[assumption];
        Spread spread = spreads.get(number);
        if (levels[number] < 0) {
            spread.begin(grid, mode, assumption);
            spread.run(rules, meter);
        } else if (levels[number] < level && !spread.isContradiction()) {
            spread.run(rules, meter);
        }
        levels[number] = level;
    }
}
