package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;

/**
 * The slow and obvious rater, written straight from the specification of the scale. It referees the fast one and shares
 * no line with it. Immutable and thread-safe.
 */
public final class TwinRater {
    private static final String FC = "Forcing Chains";

    private final TwinProfile profile;
    private final List<Producer> producers;

    /** A rater that behaves as one of the two programs. */
    public TwinRater(TwinProfile profile) {
        this.profile = profile;
        this.producers = order();
    }

    private List<Producer> order() {
        List<Producer> list = new ArrayList<>(List.of(
                Singles::hidden,
                new Locking(true, profile),
                new HiddenSet(2, true, "Direct Hidden Pair", 2.0),
                Singles::naked,
                new HiddenSet(3, true, "Direct Hidden Triplet", 2.5),
                new Locking(false, profile),
                new NakedSet(2, "Naked Pair", 3.0),
                new Fish(2, "X-Wing", 3.2),
                new HiddenSet(2, false, "Hidden Pair", 3.4),
                new NakedSet(3, "Naked Triplet", 3.6),
                new Fish(3, "Swordfish", 3.8),
                new HiddenSet(3, false, "Hidden Triplet", 4.0),
                new Wings(false, profile),
                new Wings(true, profile),
                new UniqueLoops(profile),
                new NakedSet(4, "Naked Quad", 5.0),
                new Fish(4, "Jellyfish", 5.2),
                new HiddenSet(4, false, "Hidden Quad", 5.4),
                Bug.producer(profile),
                new Aligned(2, profile),
                new ForcingChains(profile),
                new Aligned(3, profile),
                new MultipleChains(true, true, 7.5, "", null),
                new MultipleChains(false, false, 8.0, "", null),
                dynamic(8.5, "", null),
                dynamic(9.0, " (+)", rules()),
                dynamic(9.5, " (+ " + FC + ")", level2()),
                dynamic(10.0, " (+ Multiple " + FC + ")", level3())));
        list.add(level4(" (+ Dynamic " + FC + ")", dynamic(8.5, "", null)));
        if (profile == TwinProfile.K) {
            list.add(level4(" (+ Dynamic " + FC + " (+))", dynamic(9.0, "", rules())));
            list.add(level4(" (+ Dynamic " + FC + " (+ " + FC + "))", dynamic(9.5, "", level2())));
            list.add(level4(" (+ Dynamic " + FC + " (+ Multiple " + FC + "))", dynamic(10.0, "", level3())));
        } else {
            String suffix = " (+ Dynamic " + FC + " (+ " + FC + "))";
            list.add(dynamic(11.0, suffix, rules(dynamic(8.5, "", null), dynamic(9.5, "", level2()))));
        }
        return list;
    }

    private static Producer dynamic(double base, String suffix, Advanced advanced) {
        return new MultipleChains(true, false, base, suffix, advanced);
    }

    private Producer level4(String suffix, Producer inner) {
        return dynamic(10.5, suffix, rules(inner));
    }

    private Advanced level2() {
        return rules(new ForcingChains(profile));
    }

    private Advanced level3() {
        return rules(new ForcingChains(profile), new MultipleChains(false, false, 8.0, "", null));
    }

    private Advanced rules(Producer... more) {
        List<Producer> rules = new ArrayList<>(List.of(
                new Locking(false, profile),
                new HiddenSet(2, false, "Hidden Pair", 3.4),
                new NakedSet(2, "Naked Pair", 3.0),
                new Fish(2, "X-Wing", 3.2)));
        rules.addAll(List.of(more));
        return new Advanced(rules);
    }

    /** Rates a line of 81 characters. */
    public TwinRating rate(String line) {
        return rate(line, TwinRating.Filter.NONE);
    }

    /** Rates a line of 81 characters, and stops where the filter says that it is not wanted. */
    public TwinRating rate(String line, TwinRating.Filter filter) {
        TwinGrid grid = TwinGrid.parse(line);
        TwinRating rating = new TwinRating(filter);
        while (!grid.isFull() && !rating.isStopped()) {
            TwinHint hint = next(grid);
            rating.take(hint);
            if (hint != null) {
                hint.applyTo(grid);
            }
        }
        return rating;
    }

    /** How many producers there are. */
    public int producers() {
        return producers.size();
    }

    /**
     * What one producer alone offers.
     *
     * @param line a line of 81 characters
     * @param marks for each of 729 candidates, by cell and digit, a dot if it is struck out
     * @return the step, or an empty text
     */
    public String offer(String line, String marks, int producer) {
        Sink sink = new Sink(true);
        producers.get(producer).find(grid(line, marks), sink);
        return sink.hints.isEmpty() ? "" : TwinRating.step(sink.hints.get(0));
    }

    /** All hints of a chain producer in their order, each with the nodes behind it. */
    public List<String> hints(String line, String marks, int producer) {
        ChainProducer chains = (ChainProducer) producers.get(producer);
        return chains.all(grid(line, marks)).stream().map(ChainHint::toString).toList();
    }

    /** What a producer of several chains derives from an assumption, node by node. */
    public List<String> spread(String line, String marks, int producer, int cell, int digit, boolean on) {
        MultipleChains chains = (MultipleChains) producers.get(producer);
        return chains.spread(grid(line, marks), Node.assumption(cell, digit, on))
                .nodes();
    }

    private static TwinGrid grid(String line, String marks) {
        TwinGrid grid = TwinGrid.parse(line);
        for (int candidate = 0; candidate < 729; candidate++) {
            if (marks.charAt(candidate) == '.') {
                grid.remove(candidate / 9, 2 << candidate % 9);
            }
        }
        return grid;
    }

    private TwinHint next(TwinGrid grid) {
        for (Producer producer : producers) {
            Sink sink = new Sink(true);
            producer.find(grid, sink);
            if (!sink.hints.isEmpty()) {
                return sink.hints.get(0);
            }
        }
        return null;
    }
}
