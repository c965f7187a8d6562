package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Specification 4.3: forcing chains and cycles, static and single. */
final class ForcingChains implements ChainProducer {
    private final TwinProfile profile;

    ForcingChains(TwinProfile profile) {
        this.profile = profile;
    }

    @Override
    public List<ChainHint> all(TwinGrid grid) {
        List<ChainHint> hints = new ArrayList<>();
        pass(grid, false, true, hints);
        pass(grid, true, false, hints);
        pass(grid, true, true, hints);
        return ChainHint.sorted(hints);
    }

    private void pass(TwinGrid grid, boolean y, boolean x, List<ChainHint> hints) {
        for (int cell = 0; cell < 81; cell++) {
            if (grid.count(cell) < 2 || !x && grid.count(cell) > 2) {
                continue;
            }
            for (int digit : grid.digits(cell)) {
                cycles(grid, Node.assumption(cell, digit, true), y, x, hints);
                if (x) {
                    chain(grid, Node.assumption(cell, digit, true), y, hints);
                    chain(grid, Node.assumption(cell, digit, false), y, hints);
                }
            }
        }
    }

    private void cycles(TwinGrid grid, Node start, boolean y, boolean x, List<ChainHint> hints) {
        Set<Integer> seenOn = new HashSet<>(Set.of(start.key()));
        List<Node> on = List.of(start);
        for (int round = 1; !on.isEmpty(); round++) {
            List<Node> off = new ArrayList<>();
            for (Node p : on) {
                for (Node q : Implications.onToOff(grid, p, y)) {
                    if (p.line().stream().noneMatch(each -> each.key() == q.key())) {
                        off.add(q);
                    }
                }
            }
            on = new ArrayList<>();
            for (Node p : off) {
                for (Node q : Implications.offToOn(grid, grid, Map.of(), p, y, x)) {
                    if (q.key() == start.key() && round >= 2) {
                        closing(grid, q, y, x, hints);
                    }
                    if (seenOn.add(q.key())) {
                        on.add(q);
                    }
                }
            }
        }
    }

    private void closing(TwinGrid grid, Node closing, boolean y, boolean x, List<ChainHint> hints) {
        List<Node> line = new ArrayList<>();
        for (Node node = closing; node != null; node = node.parents.isEmpty() ? null : node.parents.get(0)) {
            line.add(node);
        }
        Node reversed = null;
        for (Node node : line) {
            List<Node> parents = reversed == null ? List.of() : List.of(reversed);
            reversed = new Node(node.cell, node.digit, !node.on, node.cause, parents, null);
        }
        String name = "Bidirectional " + (!y ? "X-" : !x ? "Y-" : "") + "Cycle";
        ChainHint hint = ChainHint.cycle(name, x && y ? 7.0 : 6.5, !y ? 2 : !x ? 3 : 4, closing, reversed);
        Set<Integer> cells = line.stream().map(node -> node.cell).collect(Collectors.toSet());
        for (Node node : line) {
            if (node.on) {
                for (int peer : Geo.peers(node.cell, profile)) {
                    if (!cells.contains(peer) && grid.has(peer, node.digit) && seesOff(line, peer, node.digit)) {
                        hint.remove(grid, peer, 1 << node.digit);
                    }
                }
            }
        }
        if (hint.isWorthy()) {
            hints.add(hint);
        }
    }

    private static boolean seesOff(List<Node> line, int cell, int digit) {
        return line.stream().anyMatch(node -> !node.on && node.digit == digit && Geo.sees(cell, node.cell));
    }

    private static void chain(TwinGrid grid, Node source, boolean y, List<ChainHint> hints) {
        Set<Integer> seen = new HashSet<>(Set.of(source.key()));
        Node target = null;
        Set<Node> on = new LinkedHashSet<>(source.on ? Set.of(source) : Set.of());
        Set<Node> off = new LinkedHashSet<>(source.on ? Set.of() : Set.of(source));
        while (!on.isEmpty() || !off.isEmpty()) {
            List<Node> made = new ArrayList<>();
            for (Node p : on) {
                made.addAll(Implications.onToOff(grid, p, y));
            }
            on.clear();
            for (Node q : made) {
                target = target == null && q.key() == source.negation() ? q : target;
                if (seen.add(q.key())) {
                    off.add(q);
                }
            }
            made.clear();
            for (Node p : off) {
                made.addAll(Implications.offToOn(grid, grid, Map.of(), p, y, true));
            }
            off.clear();
            for (Node q : made) {
                target = target == null && q.key() == source.negation() ? q : target;
                if (seen.add(q.key())) {
                    on.add(q);
                }
            }
        }
        if (target != null) {
            String name = y ? "Forcing Chain" : target.anc() == 6 ? "Turbot Fish" : "Forcing X-Chain";
            ChainHint hint = ChainHint.concluding(
                    grid,
                    name,
                    y ? 7.0 : 6.6,
                    y ? 4 : 2,
                    Node.NONE,
                    List.of(target),
                    source.cell,
                    source.digit,
                    !source.on);
            if (!hint.removed.isEmpty()) {
                hints.add(hint);
            }
        }
    }
}
