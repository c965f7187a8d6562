package dev.clew.logic.scale.se;

import dev.clew.logic.scale.se.chain.ChainLevel;
import dev.clew.logic.scale.se.chain.Crew;
import dev.clew.logic.scale.se.chain.MultipleChains;
import dev.clew.logic.scale.se.chain.RuleSet;
import dev.clew.logic.scale.se.chain.SpreadTable;
import dev.clew.logic.scale.se.chain.single.ForcingChains;
import dev.clew.logic.scale.se.producer.Aligned;
import dev.clew.logic.scale.se.producer.Fish;
import dev.clew.logic.scale.se.producer.HiddenSet;
import dev.clew.logic.scale.se.producer.Locking;
import dev.clew.logic.scale.se.producer.NakedSet;
import dev.clew.logic.scale.se.producer.Singles;
import dev.clew.logic.scale.se.producer.Wing;
import dev.clew.logic.scale.se.producer.deadly.Grave;
import dev.clew.logic.scale.se.producer.deadly.UniqueLoop;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The producers in the order in which they are tried, which is not everywhere the order of their ratings. */
final class ProducerOrder {
    private static final String CHAINS = "Forcing Chains";

    private final SeProfile profile;
    private final boolean bestOnly;
    private final @Nullable Crew crew;
    private final List<RankedProducer> order = new ArrayList<>();

    private ProducerOrder(SeProfile profile, boolean bestOnly, @Nullable Crew crew) {
        this.profile = profile;
        this.crew = crew;
        this.bestOnly = bestOnly;
    }

    /** The producers that rate on a profile. */
    static List<RankedProducer> of(SeProfile profile) {
        return of(profile, true, true, null);
    }

    /**
     * The producers of a profile.
     *
     * @param bestOnly whether the best chain alone is wanted, or all of them
     * @param uniqueness whether techniques that rely on there being one solution are among them
     * @param crew threads that help with long scans, if any
     */
    static List<RankedProducer> of(SeProfile profile, boolean bestOnly, boolean uniqueness, @Nullable Crew crew) {
        ProducerOrder producers = new ProducerOrder(profile, bestOnly, crew);
        producers.addSets();
        producers.addHarder(uniqueness);
        producers.addChains();
        producers.addDynamic();
        producers.addNested();
        return producers.order;
    }

    private void addSets() {
        order.add(RankedProducer.from(1.0, (grid, meter, sink) -> Singles.hidden(grid, sink)));
        order.add(RankedProducer.from(1.7, new Locking(profile, true)));
        order.add(RankedProducer.from(2.0, new HiddenSet(2, true, "Direct Hidden Pair", 2.0)));
        order.add(RankedProducer.from(Singles.MOST, (grid, meter, sink) -> Singles.naked(grid, sink)));
        order.add(RankedProducer.from(2.5, new HiddenSet(3, true, "Direct Hidden Triplet", 2.5)));
        order.add(RankedProducer.from(2.6, new Locking(profile, false)));
        order.add(RankedProducer.from(3.0, new NakedSet(2, "Naked Pair", 3.0)));
        order.add(RankedProducer.from(3.2, new Fish(2, "X-Wing", 3.2)));
        order.add(RankedProducer.from(3.4, new HiddenSet(2, false, "Hidden Pair", 3.4)));
        order.add(RankedProducer.from(3.6, new NakedSet(3, "Naked Triplet", 3.6)));
        order.add(RankedProducer.from(3.8, new Fish(3, "Swordfish", 3.8)));
        order.add(RankedProducer.from(4.0, new HiddenSet(3, false, "Hidden Triplet", 4.0)));
        order.add(RankedProducer.from(4.2, new Wing(profile, false)));
        order.add(RankedProducer.from(4.4, new Wing(profile, true)));
    }

    private void addHarder(boolean uniqueness) {
        if (uniqueness) {
            order.add(RankedProducer.from(4.5, new UniqueLoop(profile)));
        }
        order.add(RankedProducer.from(5.0, new NakedSet(4, "Naked Quad", 5.0)));
        order.add(RankedProducer.from(5.2, new Fish(4, "Jellyfish", 5.2)));
        order.add(RankedProducer.from(5.4, new HiddenSet(4, false, "Hidden Quad", 5.4)));
        if (uniqueness) {
            order.add(RankedProducer.from(5.6, new Grave(profile)));
        }
        order.add(RankedProducer.from(6.2, new Aligned(profile, false)));
    }

    private void addChains() {
        order.add(RankedProducer.from(6.5, new ForcingChains(profile, bestOnly)));
        order.add(RankedProducer.from(7.5, new Aligned(profile, true)));
        order.add(chains(ChainLevel.nishio(), new SpreadTable()));
        order.add(chains(ChainLevel.multiple(), new SpreadTable()));
    }

    /** Each of these levels continues from the spreads of the one before. */
    private void addDynamic() {
        SpreadTable spreads = new SpreadTable();
        order.add(chains(ChainLevel.dynamic(), spreads));
        order.add(chains(level1().after(1), spreads));
        order.add(chains(level2().after(2), spreads));
        order.add(chains(level3().after(3), spreads));
    }

    private ChainLevel level1() {
        return ChainLevel.advanced(9.0, "", RuleSet.simple(profile));
    }

    private ChainLevel level2() {
        return ChainLevel.advanced(9.5, " " + CHAINS, RuleSet.withForcingChains(profile));
    }

    private ChainLevel level3() {
        RuleSet rules = RuleSet.withForcingChains(profile, ChainLevel.multiple());
        return ChainLevel.advanced(10.0, " Multiple " + CHAINS, rules);
    }

    private void addNested() {
        SpreadTable spreads = new SpreadTable();
        String dynamic = " Dynamic " + CHAINS;
        String two = dynamic + " (+ " + CHAINS + ")";
        order.add(nested(10.5, dynamic, spreads, ChainLevel.dynamic()));
        if (profile == SeProfile.S) {
            order.add(nested(11.0, two, spreads, ChainLevel.dynamic(), level2()));
            return;
        }
        String three = dynamic + " (+ Multiple " + CHAINS + ")";
        order.add(nested(10.5, dynamic + " (+)", spreads, level1()));
        order.add(nested(10.5, two, spreads, level2()));
        order.add(nested(10.5, three, spreads, level3()));
    }

    private RankedProducer nested(double base, String suffix, SpreadTable spreads, ChainLevel... inner) {
        return chains(ChainLevel.advanced(base, suffix, RuleSet.with(profile, inner)), spreads);
    }

    private RankedProducer chains(ChainLevel level, SpreadTable spreads) {
        return RankedProducer.from(level.base(), new MultipleChains(level, bestOnly, spreads, crew))
                .deep();
    }
}
