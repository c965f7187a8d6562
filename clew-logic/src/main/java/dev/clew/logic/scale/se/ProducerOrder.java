package dev.clew.logic.scale.se;

import dev.clew.logic.scale.se.chain.AdvancedRules;
import dev.clew.logic.scale.se.chain.ChainLevel;
import dev.clew.logic.scale.se.chain.ForcingChains;
import dev.clew.logic.scale.se.chain.MultipleChains;
import dev.clew.logic.scale.se.chain.SpreadTable;
import dev.clew.logic.scale.se.producer.Aligned;
import dev.clew.logic.scale.se.producer.Fish;
import dev.clew.logic.scale.se.producer.Grave;
import dev.clew.logic.scale.se.producer.HiddenSet;
import dev.clew.logic.scale.se.producer.Locking;
import dev.clew.logic.scale.se.producer.NakedSet;
import dev.clew.logic.scale.se.producer.Singles;
import dev.clew.logic.scale.se.producer.UniqueLoop;
import dev.clew.logic.scale.se.producer.Wing;
import java.util.ArrayList;
import java.util.List;

/** The producers in the order in which they are tried, which is not everywhere the order of their ratings. */
final class ProducerOrder {
    private static final String CHAINS = "Forcing Chains";

    private ProducerOrder() {}

    static List<RankedProducer> of(SeProfile profile) {
        List<RankedProducer> order = new ArrayList<>();
        addSimple(order, profile);
        order.add(RankedProducer.from(6.5, new ForcingChains(profile, true)));
        order.add(RankedProducer.from(7.5, new Aligned(profile, true)));
        order.add(best(ChainLevel.nishio(), new SpreadTable()));
        order.add(best(ChainLevel.multiple(), new SpreadTable()));
        addDynamic(order, profile);
        addNested(order, profile);
        return order;
    }

    private static void addSimple(List<RankedProducer> order, SeProfile profile) {
        order.add(RankedProducer.from(1.0, (grid, meter) -> Singles.hidden(grid)));
        order.add(RankedProducer.from(1.7, new Locking(profile, true)));
        order.add(RankedProducer.from(2.0, new HiddenSet(2, true, "Direct Hidden Pair", 2.0)));
        order.add(RankedProducer.from(Singles.MOST, (grid, meter) -> Singles.naked(grid)));
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
        order.add(RankedProducer.from(4.5, new UniqueLoop(profile)));
        order.add(RankedProducer.from(5.0, new NakedSet(4, "Naked Quad", 5.0)));
        order.add(RankedProducer.from(5.2, new Fish(4, "Jellyfish", 5.2)));
        order.add(RankedProducer.from(5.4, new HiddenSet(4, false, "Hidden Quad", 5.4)));
        order.add(RankedProducer.from(5.6, new Grave(profile)));
        order.add(RankedProducer.from(6.2, new Aligned(profile, false)));
    }

    /** Each of these levels goes on from the spreads of the one before. */
    private static void addDynamic(List<RankedProducer> order, SeProfile profile) {
        SpreadTable spreads = new SpreadTable();
        order.add(best(ChainLevel.dynamic(), spreads));
        order.add(best(level1(profile).after(1), spreads));
        order.add(best(level2(profile).after(2), spreads));
        order.add(best(level3(profile).after(3), spreads));
    }

    private static ChainLevel level1(SeProfile profile) {
        return ChainLevel.advanced(9.0, "", AdvancedRules.simple(profile));
    }

    private static ChainLevel level2(SeProfile profile) {
        return ChainLevel.advanced(9.5, " " + CHAINS, AdvancedRules.withForcingChains(profile));
    }

    private static ChainLevel level3(SeProfile profile) {
        AdvancedRules rules = AdvancedRules.withForcingChains(profile, inner(ChainLevel.multiple()));
        return ChainLevel.advanced(10.0, " Multiple " + CHAINS, rules);
    }

    private static void addNested(List<RankedProducer> order, SeProfile profile) {
        SpreadTable spreads = new SpreadTable();
        String dynamic = " Dynamic " + CHAINS;
        String two = dynamic + " (+ " + CHAINS + ")";
        order.add(nested(profile, 10.5, dynamic, spreads, inner(ChainLevel.dynamic())));
        if (profile == SeProfile.S) {
            MultipleChains inner = inner(level2(profile));
            order.add(nested(profile, 11.0, two, spreads, inner(ChainLevel.dynamic()), inner));
            return;
        }
        String three = dynamic + " (+ Multiple " + CHAINS + ")";
        order.add(nested(profile, 10.5, dynamic + " (+)", spreads, inner(level1(profile))));
        order.add(nested(profile, 10.5, two, spreads, inner(level2(profile))));
        order.add(nested(profile, 10.5, three, spreads, inner(level3(profile))));
    }

    private static RankedProducer nested(
            SeProfile profile, double base, String suffix, SpreadTable spreads, MultipleChains... inner) {
        return best(ChainLevel.advanced(base, suffix, AdvancedRules.with(profile, inner)), spreads);
    }

    private static RankedProducer best(ChainLevel level, SpreadTable spreads) {
        return RankedProducer.from(level.base(), new MultipleChains(level, true, spreads));
    }

    private static MultipleChains inner(ChainLevel level) {
        return new MultipleChains(level, false, new SpreadTable());
    }
}
