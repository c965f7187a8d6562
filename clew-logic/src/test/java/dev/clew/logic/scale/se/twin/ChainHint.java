package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Specification 4.6 to 4.11: a hint of a chain producer. */
final class ChainHint extends TwinHint {
    /** The cause that the starting assumptions of cell and region hints count as. */
    private final int assumptionCause;

    final List<Node> targets;
    final int complexity;
    final int key;

    private ChainHint(
            String name,
            double rating,
            int placedCell,
            int placedDigit,
            List<Node> targets,
            int complexity,
            int key,
            int assumptionCause) {
        super(name, rating, placedCell, placedDigit);
        this.targets = targets;
        this.complexity = complexity;
        this.key = key;
        this.assumptionCause = assumptionCause;
    }

    /** A hint that says that a candidate is off, or that it is on and placed. */
    static ChainHint concluding(
            TwinGrid grid,
            String name,
            double base,
            int key,
            int assumptionCause,
            List<Node> targets,
            int cell,
            int digit,
            boolean on) {
        int complexity = targets.stream().mapToInt(Node::anc).sum() + nestedComplexity(targets);
        double rating = base + surcharge(complexity);
        ChainHint hint =
                new ChainHint(name, rating, on ? cell : -1, on ? digit : 0, targets, complexity, key, assumptionCause);
        hint.remove(grid, cell, on ? ~(1 << digit) : 1 << digit);
        return hint;
    }

    /** A cycle, which counts the nodes of one of its two directions. */
    static ChainHint cycle(String name, double base, int key, Node closing, Node reversed) {
        List<Node> targets = List.of(closing, reversed);
        int complexity = closing.anc() + nestedComplexity(targets);
        return new ChainHint(name, base + surcharge(complexity), -1, 0, targets, complexity, key, Node.NONE);
    }

    static double surcharge(int complexity) {
        double sum = 0.0;
        int threshold = 4;
        boolean odd = false;
        while (complexity - 2 > threshold) {
            sum += 0.1;
            threshold = odd ? threshold * 4 / 3 : threshold * 3 / 2;
            odd = !odd;
        }
        return sum;
    }

    /** Equal nested hints count once: same targets and the same lists of keys behind them. */
    private static int nestedComplexity(List<Node> targets) {
        Set<List<List<Integer>>> seen = new HashSet<>();
        int sum = 0;
        for (Node target : targets) {
            for (Node node : target.line()) {
                if (node.nested != null && seen.add(node.nested.identity())) {
                    sum += node.nested.complexity;
                }
            }
        }
        return sum;
    }

    private List<List<Integer>> identity() {
        return targets.stream()
                .map(target -> target.line().stream().map(Node::key).toList())
                .toList();
    }

    /** Specification 4.8: sorted, and of hints with equal eliminations the first alone. */
    static List<ChainHint> sorted(List<ChainHint> hints) {
        List<ChainHint> order = new ArrayList<>(hints);
        order.sort(Comparator.<ChainHint>comparingDouble(hint -> hint.rating)
                .thenComparingInt(hint -> hint.complexity)
                .thenComparingInt(hint -> hint.key));
        Map<Map<Integer, Integer>, ChainHint> first = new LinkedHashMap<>();
        order.forEach(hint -> first.putIfAbsent(hint.removed, hint));
        return List.copyOf(first.values());
    }

    @Override
    List<int[]> ruleParents(TwinGrid reference, TwinGrid current) {
        Map<Integer, int[]> parents = new LinkedHashMap<>();
        for (Node target : targets) {
            for (Node node : target.line()) {
                int cause = node.cause == Node.NONE ? assumptionCause : node.cause;
                if (node.on && cause != Node.NONE) {
                    for (int[] lost : lost(node, cause, reference, current)) {
                        parents.putIfAbsent(Node.key(lost[0], lost[1], false), lost);
                    }
                }
            }
        }
        return List.copyOf(parents.values());
    }

    private static List<int[]> lost(Node node, int cause, TwinGrid reference, TwinGrid current) {
        List<int[]> lost = new ArrayList<>();
        if (cause == Node.NAKED) {
            for (int digit : TwinGrid.digitsOf(reference.mask(node.cell) & ~current.mask(node.cell))) {
                lost.add(new int[] {node.cell, digit});
            }
            return lost;
        }
        int region = Geo.regionOf(cause, node.cell);
        for (int position = 0; position < 9; position++) {
            int cell = Geo.cell(region, position);
            if (reference.has(cell, node.digit) && !current.has(cell, node.digit)) {
                lost.add(new int[] {cell, node.digit});
            }
        }
        return lost;
    }

    /** Everything that the order of hints and the chains around this one depend on. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(rating + " " + complexity + " " + key + " " + name);
        text.append(places() ? " " + placedCell + "=" + placedDigit : "");
        removed.forEach(
                (cell, mask) -> text.append(' ').append(cell).append('-').append(mask >> 1));
        for (Node target : targets) {
            text.append(" |");
            for (Node node : target.line()) {
                text.append(' ').append(node.text(node.cause == Node.NONE ? assumptionCause : node.cause));
            }
        }
        return text.toString();
    }
}
