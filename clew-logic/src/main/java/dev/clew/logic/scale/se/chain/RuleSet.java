package dev.clew.logic.scale.se.chain;

import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.chain.single.ChainFinder;
import dev.clew.logic.scale.se.chain.single.ForcingChains;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is tried inside a chain when nothing else follows: locked candidates, hidden pairs, naked pairs, X-Wings, then other
 * chains. Immutable.
 *
 * @param profile the profile
 * @param forcingChains whether forcing chains come after the simple rules
 * @param inner the chains that come last
 */
public record RuleSet(SeProfile profile, boolean forcingChains, List<ChainLevel> inner) {
    /** Keeps a copy of the list. */
    public RuleSet {
        inner = List.copyOf(inner);
    }

    /** The four simple rules. */
    public static RuleSet simple(SeProfile profile) {
        return new RuleSet(profile, false, List.of());
    }

    /** The simple rules, then forcing chains, then others. */
    public static RuleSet withForcingChains(SeProfile profile, ChainLevel... inner) {
        return new RuleSet(profile, true, List.of(inner));
    }

    /** The simple rules, then other chains. */
    public static RuleSet with(SeProfile profile, ChainLevel... inner) {
        return new RuleSet(profile, false, List.of(inner));
    }

    /** The rules at work, for one thread. */
    AdvancedRules start(@Nullable Deductions log) {
        return new AdvancedRules(this, log);
    }

    ChainFinder[] chains() {
        int first = forcingChains ? 1 : 0;
        ChainFinder[] chains = new ChainFinder[first + inner.size()];
        if (forcingChains) {
            chains[0] = new ForcingChains(profile, false);
        }
        for (int i = 0; i < inner.size(); i++) {
            chains[first + i] = new MultipleChains(inner.get(i), false, new SpreadTable());
        }
        return chains;
    }
}
