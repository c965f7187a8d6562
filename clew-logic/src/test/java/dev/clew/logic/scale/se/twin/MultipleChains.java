package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Specification 4.5: Nishio, multiple and dynamic forcing chains of every level. */
final class MultipleChains implements ChainProducer {
    private final boolean dynamic;
    private final boolean nishio;
    private final double base;
    private final String suffix;
    private final Spread.Mode mode;

    MultipleChains(boolean dynamic, boolean nishio, double base, String suffix, Advanced advanced) {
        this.dynamic = dynamic;
        this.nishio = nishio;
        this.base = base;
        this.suffix = suffix;
        this.mode = new Spread.Mode(dynamic, nishio, advanced);
    }

    @Override
    public List<ChainHint> all(TwinGrid grid) {
        Call call = new Call(grid);
        for (int cell = 0; cell < 81; cell++) {
            if (grid.isEmpty(cell) && grid.count(cell) > (dynamic ? 1 : 2)) {
                call.cell(cell);
            }
        }
        return ChainHint.sorted(call.hints);
    }

    /** What follows from one assumption. */
    Spread spread(TwinGrid grid, Node assumption) {
        return new Spread(grid, mode, assumption);
    }

    /** One call on one grid; a spread depends on nothing else, so that each is made once. */
    private final class Call {
        private final TwinGrid grid;
        private final Map<Integer, Spread> spreads = new HashMap<>();
        private final List<ChainHint> hints = new ArrayList<>();

        Call(TwinGrid grid) {
            this.grid = grid;
        }

        private Spread spread(int cell, int digit, boolean on) {
            return spreads.computeIfAbsent(
                    Node.key(cell, digit, on), key -> new Spread(grid, mode, Node.assumption(cell, digit, on)));
        }

        private void cell(int cell) {
            List<Spread> branches = new ArrayList<>();
            for (int digit : grid.digits(cell)) {
                branches.add(spread(cell, digit, true));
                if (dynamic) {
                    contradiction(cell, digit, true);
                    contradiction(cell, digit, false);
                }
                if (dynamic && !nishio && grid.count(cell) >= 3) {
                    common("Double", 1, Node.NONE, List.of(spread(cell, digit, true), spread(cell, digit, false)));
                }
                if (!nishio) {
                    for (int type : Geo.BRC) {
                        region(cell, digit, type);
                    }
                }
            }
            if (!nishio) {
                common("Cell", 5, Node.NAKED, branches);
            }
        }

        private void contradiction(int cell, int digit, boolean on) {
            Spread spread = spread(cell, digit, on);
            if (!spread.contradiction.isEmpty()) {
                String name = nishio ? "Nishio Forcing Chains" : name("Contradiction");
                add(ChainHint.concluding(grid, name, base, 7, Node.NONE, spread.contradiction, cell, digit, !on));
            }
        }

        private void region(int cell, int digit, int type) {
            int region = Geo.regionOf(type, cell);
            int positions = grid.positions(region, digit);
            if (Integer.bitCount(positions) < 2
                    || Integer.numberOfTrailingZeros(positions) != Geo.position(region, cell)) {
                return;
            }
            List<Spread> branches = new ArrayList<>();
            for (int position = 0; position < 9; position++) {
                if ((positions & 1 << position) != 0) {
                    branches.add(spread(Geo.cell(region, position), digit, true));
                }
            }
            common("Region", 6, type, branches);
        }

        /** What all branches agree on, in the order of the first. */
        private void common(String kind, int key, int assumptionCause, List<Spread> branches) {
            for (boolean on : new boolean[] {true, false}) {
                for (Node first : (on ? branches.get(0).on : branches.get(0).off).values()) {
                    List<Node> targets = new ArrayList<>();
                    for (Spread branch : branches) {
                        Node node = (on ? branch.on : branch.off).get(first.key());
                        if (node != null) {
                            targets.add(node);
                        }
                    }
                    if (targets.size() == branches.size()) {
                        add(ChainHint.concluding(
                                grid, name(kind), base, key, assumptionCause, targets, first.cell, first.digit, on));
                    }
                }
            }
        }

        private String name(String kind) {
            return (dynamic ? "Dynamic " : "") + kind + " Forcing Chains" + suffix;
        }

        private void add(ChainHint hint) {
            if (!hint.removed.isEmpty()) {
                hints.add(hint);
            }
        }
    }
}
