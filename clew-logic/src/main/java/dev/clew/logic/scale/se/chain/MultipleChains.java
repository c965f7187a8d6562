package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.chain.single.Cause;
import dev.clew.logic.scale.se.chain.single.ChainFinder;
import dev.clew.logic.scale.se.chain.single.ChainHint;
import dev.clew.logic.scale.se.chain.single.HintTable;
import dev.clew.logic.scale.se.chain.single.Surcharge;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Nishio, multiple and dynamic forcing chains of every level: spreads every assumption, and collects contradictions and
 * what all cases of a cell, of a digit in a region, or of a candidate have in common. Mutable, for one thread.
 */
public final class MultipleChains extends ChainFinder {
    private static final int DOUBLE = 1;
    private static final int CELL = 5;
    private static final int REGION = 6;
    private static final int CONTRADICTION = 7;

    private final ChainLevel level;
    private final SpreadTable spreads;
    private final @Nullable Crew crew;

    /** The rules at work: the first for the scanning thread, the others for those that help it. */
    private final List<AdvancedRules> rules = new ArrayList<>();

    private final QuietDigits quiet = new QuietDigits();
    private final Ancestors walk = new Ancestors();
    private final NestedSum nested = new NestedSum(walk);

    private SeGrid grid = new SeGrid();
    private final Spread[] branches = new Spread[9];
    private final int[] ends = new int[9];

    /**
     * A producer of a level.
     *
     * @param bestOnly whether only the best hint is wanted, or all of them as a rule inside other chains
     * @param spreads where the spreads are kept; levels that extend each other share it
     */
    public MultipleChains(ChainLevel level, boolean bestOnly, SpreadTable spreads) {
        this(level, bestOnly, spreads, null);
    }

    /** A producer of a level whose spreads are shared out among a crew, if there is one and they take long. */
    public MultipleChains(ChainLevel level, boolean bestOnly, SpreadTable spreads, @Nullable Crew crew) {
        super(bestOnly);
        this.crew = crew;
        this.level = level;
        this.spreads = spreads;
    }

    @Override
    public void scan(SeGrid on, Budget.Meter meter) {
        grid = on;
        if (!level.resumes()) {
            spreads.begin(on, level.mode());
        }
        if (level.mode().nishio()) {
            nishio(meter);
            return;
        }
        int least = level.mode().dynamic() ? 2 : 3;
        if (crew != null && level.rules() != null && !meter.isCountingNodes()) {
            shareSpreads(crew, least, meter);
        }
        for (int cell = 0; cell < 81 && meter.spend(); cell++) {
            if (on.count(cell) >= least) {
                cell(cell, meter);
            }
        }
    }

    private @Nullable AdvancedRules rules(int worker) {
        RuleSet set = level.rules();
        if (set == null) {
            return null;
        }
        while (rules.size() <= worker) {
            rules.add(set.start(null));
        }
        return rules.get(worker);
    }

    /** Makes all spreads; they depend on the grid alone, so it does not matter which thread makes which. */
    private void shareSpreads(Crew with, int least, Budget.Meter meter) {
        int[] assumptions = new int[1458];
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = grid.count(cell) >= least ? grid.digits(cell) : 0; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                for (int on = 1; on >= 0; on--) {
                    assumptions[count] = candidate * 2 + on;
                    spreads.reserve(assumptions[count++]);
                }
            }
        }
        List<Budget.Meter> helpers = new ArrayList<>();
        with.share(count, worker -> {
            AdvancedRules own = rules(worker);
            Budget.Meter time = worker == 0 ? meter : meter.helper();
            if (worker > 0) {
                helpers.add(time);
            }
            return task -> {
                if (time.spend()) {
                    spreads.make(assumptions[task], level.number(), own, time);
                }
            };
        });
        helpers.forEach(meter::add);
    }

    private void nishio(Budget.Meter meter) {
        quiet.begin(grid);
        for (int cell = 0; cell < 81 && meter.spend(); cell++) {
            int digits = grid.count(cell) >= 2 ? grid.digits(cell) & ~quiet.digits() : 0;
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                contradictions(candidate, spread(candidate, true, meter), spread(candidate, false, meter));
            }
        }
        if (meter.isExhausted()) {
            quiet.forget();
        }
    }

    private Spread spread(int candidate, boolean on, Budget.Meter meter) {
        return spreads.get(candidate * 2 + (on ? 1 : 0), level.number(), rules(0), meter);
    }

    private void cell(int cell, Budget.Meter meter) {
        SpreadMode mode = level.mode();
        int count = grid.count(cell);
        for (int rest = grid.digits(cell); rest != 0; rest &= rest - 1) {
            int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
            Spread on = spread(candidate, true, meter);
            if (mode.dynamic()) {
                Spread off = spread(candidate, false, meter);
                contradictions(candidate, on, off);
                if (count >= 3) {
                    branches[0] = on;
                    branches[1] = off;
                    common(2, DOUBLE, Cause.NONE);
                }
            }
            for (int type = 0; type < 3; type++) {
                region(cell, candidate % 9, type, meter);
            }
        }
        int size = 0;
        for (int rest = grid.digits(cell); rest != 0; rest &= rest - 1) {
            branches[size++] = spread(cell * 9 + Integer.numberOfTrailingZeros(rest), true, meter);
        }
        common(size, CELL, Cause.NAKED);
    }

    private void contradictions(int candidate, Spread on, Spread off) {
        contradiction(on, candidate * 2);
        contradiction(off, candidate * 2 + 1);
    }

    private void contradiction(Spread spread, int conclusion) {
        if (spread.isContradiction()) {
            quiet.disturb(conclusion >> 1);
            branches[0] = branches[1] = spread;
            ends[0] = spread.contradictionOn;
            ends[1] = spread.contradictionOff;
            offer(2, CONTRADICTION, Cause.NONE, conclusion);
        }
    }

    /** A digit in a region is looked at from its first position. */
    private void region(int cell, int digit, int type, Budget.Meter meter) {
        int region = Houses.region(cell, type);
        int positions = grid.positions(region, digit);
        if (Integer.numberOfTrailingZeros(positions) != Houses.position(cell, type)
                || (positions & positions - 1) == 0) {
            return;
        }
        int size = 0;
        for (int rest = positions; rest != 0; rest &= rest - 1) {
            int candidate = Houses.cell(region, Integer.numberOfTrailingZeros(rest)) * 9 + digit;
            branches[size++] = spread(candidate, true, meter);
        }
        common(size, REGION, type);
    }

    /** What all branches agree on, in the order of the first: what is on, then what is off. */
    private void common(int size, int key, int assumptionCause) {
        for (int on = 1; on >= 0; on--) {
            if (haveCommon(size, on != 0)) {
                Spread first = branches[0];
                for (int node = 0; node < first.count; node++) {
                    int nodeKey = first.keys[node];
                    if ((nodeKey & 1) == on && first.node(nodeKey) == node && inAll(nodeKey, size)) {
                        offer(size, key, assumptionCause, nodeKey);
                    }
                }
            }
        }
    }

    private boolean haveCommon(int size, boolean on) {
        long any = 0;
        for (int word = 0; word < 12; word++) {
            long bits = -1;
            for (int i = 0; i < size; i++) {
                bits &= on ? branches[i].on[word] : branches[i].off[word];
            }
            any |= bits;
        }
        return any != 0;
    }

    private boolean inAll(int nodeKey, int size) {
        for (int i = 0; i < size; i++) {
            ends[i] = branches[i].node(nodeKey);
            if (ends[i] < 0) {
                return false;
            }
        }
        return true;
    }

    private void offer(int size, int key, int assumptionCause, int conclusion) {
        boolean on = (conclusion & 1) != 0;
        if (on && grid.count((conclusion >> 1) / 9) < 2) {
            return;
        }
        int slot = HintTable.slot(grid, conclusion >> 1, on);
        ChainHint rival = table.rival(slot);
        int most = rival == null ? Integer.MAX_VALUE : rival.complexity;
        int complexity = 0;
        for (int i = 0; i < size && complexity <= most; i++) {
            complexity += branches[i].ancestors(ends[i], walk);
        }
        if (complexity > most) {
            return;
        }
        complexity += nested.of(branches, ends, size);
        double rating = level.base() + Surcharge.of(complexity);
        if (rival == null || ChainHint.beats(rating, complexity, key, rival)) {
            table.put(slot, hint(size, key, assumptionCause, conclusion, complexity, rating));
        }
    }

    private SpreadHint hint(int size, int key, int assumptionCause, int conclusion, int complexity, double rating) {
        Spread[] spreadsOfEnds = new Spread[size];
        int[] nodes = new int[size];
        System.arraycopy(branches, 0, spreadsOfEnds, 0, size);
        System.arraycopy(ends, 0, nodes, 0, size);
        String name = level.name(
                key == DOUBLE ? "Double" : key == CELL ? "Cell" : key == REGION ? "Region" : "Contradiction");
        return new SpreadHint(
                level, name, rating, complexity, key, conclusion, spreadsOfEnds, nodes, assumptionCause, walk);
    }
}
