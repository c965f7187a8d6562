package dev.clew.logic.scale.se.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.StruckGrid;
import dev.clew.logic.scale.se.chain.single.Cause;
import dev.clew.logic.scale.se.chain.single.ChainFinder;
import dev.clew.logic.scale.se.chain.single.ChainHint;
import dev.clew.logic.scale.se.chain.single.ForcingChains;
import dev.clew.logic.scale.se.chain.single.NestedHint;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.SeGrid;
import dev.clew.logic.scale.se.twin.TwinProfile;
import dev.clew.logic.scale.se.twin.TwinRater;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What chains are made of is what the twin makes them of: every node of a spread with its parents, and every hint that a
 * rule inside other chains hands on, with the nodes behind it. Few of these decide a rating, so that paths alone would
 * not show a mistake.
 */
class ChainRefereeTest {
    private static final long SEED = 20_261_119;
    private static final TwinRater TWIN = new TwinRater(TwinProfile.K);

    /** Where the twin has its producers of chains. */
    private static final int FORCING = 20;

    private static final int NISHIO = 22;
    private static final int MULTIPLE = 23;
    private static final int DYNAMIC = 24;
    private static final int PLUS = 25;
    private static final int NESTED = 26;

    @Test
    void plainSpreads() {
        spreads(40, 400, NISHIO, SpreadMode.NISHIO, null);
        spreads(40, 400, MULTIPLE, SpreadMode.STATIC, null);
        spreads(40, 400, DYNAMIC, SpreadMode.DYNAMIC, null);
    }

    @Test
    void spreadsWithRules() {
        spreads(250, 400, PLUS, SpreadMode.DYNAMIC, RuleSet.simple(SeProfile.K).start(null));
    }

    @Test
    void spreadsWithChainsInside() {
        spreads(
                60,
                160,
                NESTED,
                SpreadMode.DYNAMIC,
                RuleSet.withForcingChains(SeProfile.K).start(null));
    }

    @Test
    void forcingChainsAsARule() {
        hints(60, 250, FORCING, new ForcingChains(SeProfile.K, false));
    }

    @Test
    void multipleChainsAsARule() {
        hints(60, 250, MULTIPLE, new MultipleChains(ChainLevel.multiple(), false, new SpreadTable()));
        hints(25, 200, DYNAMIC, new MultipleChains(ChainLevel.dynamic(), false, new SpreadTable()));
    }

    private static void hints(int grids, int most, int producer, ChainFinder rule) {
        for (StruckGrid struck : StruckGrid.some(SEED, grids, most)) {
            SeGrid grid = struck.grid();
            List<String> texts = new ArrayList<>();
            for (ChainHint hint : rule.all(grid, Budget.unlimited().start())) {
                texts.add(text(hint, grid));
            }
            assertThat(texts)
                    .as("seed %d, producer %d, %s", SEED, producer, struck)
                    .isEqualTo(TWIN.hints(struck.puzzle(), struck.marks(), producer));
        }
    }

    private static String text(ChainHint hint, SeGrid grid) {
        Hint effect = hint.effect(grid);
        StringBuilder text = new StringBuilder(hint.rating + " " + hint.complexity + " " + hint.key + " ");
        text.append(effect.name());
        text.append(effect.places() ? " " + effect.placed() / 9 + "=" + (effect.placed() % 9 + 1) : "");
        for (int i = 0; i < effect.size(); i++) {
            text.append(' ').append(effect.cell(i)).append('-').append(effect.mask(i));
        }
        for (int target = 0; target < hint.targets(); target++) {
            text.append(" |");
            for (int node : hint.line(target)) {
                text.append(' ').append(node(node >> 3, node & 7));
            }
        }
        return text.toString();
    }

    private static void spreads(int grids, int most, int producer, SpreadMode mode, @Nullable AdvancedRules rules) {
        SplittableRandom random = new SplittableRandom(SEED);
        Spread spread = new Spread();
        for (StruckGrid struck : StruckGrid.some(SEED, grids, most)) {
            SeGrid grid = struck.grid();
            int[] candidates = candidates(grid);
            for (int i = 0; i < 4; i++) {
                int assumption = candidates[random.nextInt(candidates.length)] * 2 + i % 2;
                spread.begin(grid, mode, assumption);
                spread.run(rules, Budget.unlimited().start());
                assertThat(nodes(spread))
                        .as("seed %d, producer %d, from %s, %s", SEED, producer, node(assumption, Cause.NONE), struck)
                        .isEqualTo(TWIN.spread(
                                struck.puzzle(),
                                struck.marks(),
                                producer,
                                assumption / 18,
                                assumption / 2 % 9 + 1,
                                i % 2 == 1));
            }
        }
    }

    private static int[] candidates(SeGrid grid) {
        return IntStream.range(0, 729)
                .filter(candidate -> grid.has(candidate / 9, candidate % 9))
                .toArray();
    }

    private static List<String> nodes(Spread spread) {
        List<String> nodes = new ArrayList<>();
        for (int on = 1; on >= 0; on--) {
            for (int node = 0; node < spread.count; node++) {
                if ((spread.keys[node] & 1) == on && spread.node(spread.keys[node]) == node) {
                    nodes.add(withParents(spread, node));
                }
            }
        }
        if (spread.isContradiction()) {
            nodes.add(withParents(spread, spread.contradictionOn));
            nodes.add(withParents(spread, spread.contradictionOff));
        }
        return nodes;
    }

    private static String withParents(Spread spread, int node) {
        StringBuilder text = new StringBuilder(node(spread.keys[node], spread.cause(node)) + " <");
        for (int i = spread.parentStart(node); i < spread.parentStart(node + 1); i++) {
            int parent = spread.parent(i);
            text.append(' ').append(node(spread.keys[parent], spread.cause(parent)));
        }
        NestedHint nested = spread.nested(node);
        return text + (nested == null ? "" : " " + nested.complexity());
    }

    private static String node(int key, int cause) {
        int cell = key / 18;
        String place = "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1) + (key % 2 == 1 ? "=" : "-") + (key / 2 % 9 + 1);
        return cause == Cause.NONE ? place : place + "BRCNA".charAt(cause);
    }
}
