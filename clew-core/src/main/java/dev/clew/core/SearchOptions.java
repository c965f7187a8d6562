package dev.clew.core;

import java.util.EnumSet;
import java.util.Set;

/**
 * Which rules and heuristics the general engine uses. Each can be switched off, so that its effect can be measured and
 * shown. Immutable.
 *
 * <p>The order of search that defines "the first solution" is the one with every switch on.
 *
 * @since 0.2.0
 */
public final class SearchOptions {
    /** A rule or heuristic. */
    public enum Switch {
        /** A value with one place left in a house is placed there. */
        HIDDEN_SINGLES,
        /** A value confined to the overlap of two houses is eliminated from the rest of the second. */
        LOCKED_CANDIDATES,
        /** N values confined to N cells of a house are eliminated from its other cells. */
        SUBSETS,
        /** Branch in the cell with the fewest candidates, else in the first open cell. */
        FEWEST_CANDIDATES,
        /** Among equally tight cells, branch in the one with the most open peers. */
        OPEN_PEERS,
        /** Try the value first that most peers hold as a candidate, else the smallest. */
        IMPACT,
        /** On grids above 9×9, learn from contradictions once a few trials have not led to the answer. */
        LEARNING
    }

    private static final SearchOptions ALL = new SearchOptions(EnumSet.allOf(Switch.class));

    private final Set<Switch> switches;

    private SearchOptions(EnumSet<Switch> switches) {
        this.switches = switches;
    }

    /** Everything on. */
    public static SearchOptions all() {
        return ALL;
    }

    /** These options without a rule or heuristic. */
    public SearchOptions without(Switch... off) {
        EnumSet<Switch> rest = EnumSet.copyOf(switches);
        for (Switch each : off) {
            rest.remove(each);
        }
        return new SearchOptions(rest);
    }

    /** Whether a rule or heuristic is on. */
    public boolean has(Switch which) {
        return switches.contains(which);
    }

    @Override
    public String toString() {
        return switches.toString();
    }
}
