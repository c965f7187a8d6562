package dev.clew.logic.scale.se.chain;

import dev.clew.logic.scale.se.chain.single.Cause;
import dev.clew.logic.scale.se.chain.single.ChainHint;
import dev.clew.logic.scale.se.chain.single.LineHint;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.Arrays;
import java.util.List;

/** What several spreads agree on, or what a contradiction in one of them proves. */
final class SpreadHint extends ChainHint {
    private final ChainLevel level;
    private final String name;
    private final int conclusion;
    private final Spread[] spreads;
    private final int[] nodes;
    private final int assumptionCause;
    private final Ancestors walk;

    /**
     * A hint.
     *
     * @param conclusion the node that is concluded
     * @param spreads the spread behind each chain end
     * @param nodes the chain ends, as numbers in their spreads
     * @param assumptionCause what the assumptions count as
     */
    SpreadHint(
            ChainLevel level,
            String name,
            double rating,
            int complexity,
            int key,
            int conclusion,
            Spread[] spreads,
            int[] nodes,
            int assumptionCause,
            Ancestors walk) {
        super(rating, complexity, key);
        this.level = level;
        this.name = name;
        this.conclusion = conclusion;
        this.spreads = spreads;
        this.nodes = nodes;
        this.assumptionCause = assumptionCause;
        this.walk = walk;
    }

    @Override
    public Hint effect(SeGrid grid) {
        return LineHint.conclusion(grid, name, rating, conclusion);
    }

    @Override
    public Pattern pattern() {
        List<Integer> assumptions =
                Arrays.stream(spreads).map(spread -> (int) spread.keys[0]).toList();
        return new SpreadPattern(level, assumptions, conclusion, assumptionCause);
    }

    @Override
    public int targets() {
        return nodes.length;
    }

    @Override
    public int[] line(int target) {
        Spread spread = spreads[target];
        int[] line = new int[walk.from(spread, nodes[target])];
        for (int i = 0; i < line.length; i++) {
            int node = walk.node(i);
            int cause = spread.cause(node);
            line[i] = spread.keys[node] << 3 | (cause == Cause.NONE ? assumptionCause : cause);
        }
        return line;
    }
}
