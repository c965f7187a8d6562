package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.chain.single.ChainFinder;
import dev.clew.logic.scale.se.chain.single.ChainHint;
import dev.clew.logic.scale.se.chain.single.NestedHint;
import dev.clew.logic.scale.se.producer.Fish;
import dev.clew.logic.scale.se.producer.HiddenSet;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.Locking;
import dev.clew.logic.scale.se.producer.NakedSet;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.SeGrid;
import dev.clew.logic.scale.se.producer.SimplePatterns;
import org.jspecify.annotations.Nullable;

/**
 * What the rules of a level say about the reduced candidates of a spread: locked candidates, hidden pairs, naked pairs,
 * X-Wings, then chains. The first rule that finds anything is the last one tried. Mutable, for one thread.
 *
 * <p>A hint counts only if it depends on candidates that were lost in this spread; their off nodes become its parents.
 */
final class AdvancedRules {
    private final SeProfile profile;
    private final ChainFinder[] chains;
    private final @Nullable Deductions log;
    private final RuleVisitor visitor;
    private final LostCandidates lost = new LostCandidates();

    AdvancedRules(RuleSet set, @Nullable Deductions log) {
        this.profile = set.profile();
        this.chains = set.chains();
        this.log = log;
        this.visitor = new RuleVisitor(log);
    }

    /** Adds off nodes to a spread that has stalled; false if there are none. */
    boolean deduce(Spread spread, Budget.Meter meter) {
        int before = spread.count;
        SeGrid grid = spread.grid;
        visitor.begin(spread);
        Locking.scan(grid, profile, visitor);
        if (spread.count == before) {
            HiddenSet.scan(grid, 2, 4, visitor);
        }
        if (spread.count == before) {
            NakedSet.scan(grid, 2, visitor);
        }
        if (spread.count == before) {
            Fish.scan(grid, 2, visitor);
        }
        for (int i = 0; i < chains.length && spread.count == before; i++) {
            for (ChainHint hint : chains[i].all(grid, meter)) {
                take(spread, hint);
            }
        }
        return spread.count > before;
    }

    private void take(Spread spread, ChainHint hint) {
        Hint effect = hint.effect(spread.grid);
        if (isKnown(spread, effect)) {
            return;
        }
        lost.collect(spread, hint);
        if (lost.count() > 0) {
            NestedHint nested = hint.nested();
            BucketOrder order = new BucketOrder(effect.size());
            for (int i = 0; i < effect.size(); i++) {
                order.add(effect.cell(i), effect.mask(i));
            }
            int before = spread.count;
            order.addTo(spread, lost.candidates(), lost.count(), nested);
            if (log != null) {
                log.add(spread, before, hint.pattern());
            }
        }
    }

    /** Whether everything that a hint removes was deduced already, so that it adds nothing. */
    private static boolean isKnown(Spread spread, Hint effect) {
        for (int i = 0; i < effect.size(); i++) {
            for (int rest = effect.mask(i); rest != 0; rest &= rest - 1) {
                if (spread.node((effect.cell(i) * 9 + Integer.numberOfTrailingZeros(rest)) * 2) < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Takes what the simple rules find. */
    private static final class RuleVisitor
            implements Locking.Visitor, HiddenSet.Visitor, NakedSet.Visitor, Fish.Visitor {
        private final int[] parents = new int[32];
        private int count;
        private Spread spread = new Spread();
        private SeGrid grid = new SeGrid();
        private SeGrid reference = new SeGrid();
        private BucketOrder order = new BucketOrder(0);
        private final @Nullable Deductions log;

        RuleVisitor(@Nullable Deductions log) {
            this.log = log;
        }

        void begin(Spread of) {
            spread = of;
            grid = of.grid;
            reference = of.reference();
        }

        @Override
        public boolean locked(int a, int b, int digit) {
            if (Integer.bitCount(grid.positions(a, digit)) == Integer.bitCount(grid.positions(b, digit))) {
                return false;
            }
            count = 0;
            int gone = reference.positions(a, digit) & ~grid.positions(a, digit);
            for (int rest = gone; rest != 0; rest &= rest - 1) {
                int cell = Houses.cell(a, Integer.numberOfTrailingZeros(rest));
                if (!Houses.contains(b, cell)) {
                    parents[count++] = cell * 9 + digit;
                }
            }
            if (count > 0) {
                order = new BucketOrder(9);
                for (int rest = grid.positions(b, digit); rest != 0; rest &= rest - 1) {
                    int cell = Houses.cell(b, Integer.numberOfTrailingZeros(rest));
                    if (!Houses.contains(a, cell)) {
                        order.add(cell, 1 << digit);
                    }
                }
                addTo(log == null ? null : new SimplePatterns.Locked(a, b, digit));
            }
            return false;
        }

        /** Adds what was found, if it depends on anything. */
        private void addTo(@Nullable Pattern pattern) {
            int before = spread.count;
            order.addTo(spread, parents, count, null);
            if (log != null && pattern != null) {
                log.add(spread, before, pattern);
            }
        }

        @Override
        public boolean hidden(int region, int digits, int positions) {
            order = new BucketOrder(2);
            for (int rest = positions; rest != 0; rest &= rest - 1) {
                int cell = Houses.cell(region, Integer.numberOfTrailingZeros(rest));
                order.add(cell, grid.digits(cell) & ~digits);
            }
            if (order.isEmpty()) {
                return false;
            }
            count = 0;
            for (int position = 0; position < 9; position++) {
                int cell = Houses.cell(region, position);
                if ((grid.digits(cell) & digits) == 0) {
                    parents(cell, reference.digits(cell) & digits);
                }
            }
            addTo(log == null ? null : new SimplePatterns.HiddenIn(region, digits, positions));
            return false;
        }

        @Override
        public boolean naked(int region, int positions, int digits) {
            order = new BucketOrder(7);
            for (int rest = SeGrid.ALL & ~positions; rest != 0; rest &= rest - 1) {
                int cell = Houses.cell(region, Integer.numberOfTrailingZeros(rest));
                order.add(cell, grid.digits(cell) & digits);
            }
            if (order.isEmpty()) {
                return false;
            }
            count = 0;
            for (int rest = positions; rest != 0; rest &= rest - 1) {
                int cell = Houses.cell(region, Integer.numberOfTrailingZeros(rest));
                parents(cell, reference.digits(cell) & ~digits);
            }
            addTo(log == null ? null : new SimplePatterns.NakedIn(region, positions, digits));
            return false;
        }

        private void parents(int cell, int mask) {
            for (int rest = mask; rest != 0; rest &= rest - 1) {
                parents[count++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
            }
        }

        @Override
        public boolean fish(int type, int base, int cover, int digit) {
            order = new BucketOrder(14);
            int across = Houses.ROW + Houses.COLUMN - type;
            for (int rest = cover; rest != 0; rest &= rest - 1) {
                int line = across * 9 + Integer.numberOfTrailingZeros(rest);
                for (int other = grid.positions(line, digit) & ~base; other != 0; other &= other - 1) {
                    order.add(Houses.cell(line, Integer.numberOfTrailingZeros(other)), 1 << digit);
                }
            }
            if (order.isEmpty()) {
                return false;
            }
            count = 0;
            for (int rest = base; rest != 0; rest &= rest - 1) {
                int line = type * 9 + Integer.numberOfTrailingZeros(rest);
                int gone = reference.positions(line, digit) & ~grid.positions(line, digit) & ~cover;
                for (int left = gone; left != 0; left &= left - 1) {
                    parents[count++] = Houses.cell(line, Integer.numberOfTrailingZeros(left)) * 9 + digit;
                }
            }
            addTo(log == null ? null : new SimplePatterns.FishIn(type, base, cover, digit));
            return false;
        }
    }
}
