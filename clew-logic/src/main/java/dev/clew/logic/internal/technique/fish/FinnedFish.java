package dev.clew.logic.internal.technique.fish;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.fact.ValueLines;
import dev.clew.logic.internal.technique.kit.WatchedSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A fish of k rows and k columns but for some places of the rows outside the columns, the fins: the value is eliminated
 * from the rest of the columns where that sees every fin; or with rows and columns exchanged.
 *
 * <p>Sound because either one of the fins holds the value, and what sees them all does not; or none does, and the fish
 * is a plain one. A fish is called sashimi when one of its rows has at most one place apart from its fins, and finned
 * otherwise. Fish that come to the same conclusions are reported once, for the first of them.
 */
public final class FinnedFish implements Technique {
    private final TechniqueInfo info;
    private final int size;
    private final boolean sashimi;

    private FinnedFish(TechniqueInfo info, int size, boolean sashimi) {
        this.info = info;
        this.size = size;
        this.sashimi = sashimi;
    }

    /** Finned fish of a size from 2 to 7. */
    public static FinnedFish finned(int size) {
        return new FinnedFish(FishNames.info("finned-", size), size, false);
    }

    /** Sashimi fish of a size from 2 to 7. */
    public static FinnedFish sashimi(int size) {
        return new FinnedFish(FishNames.info("sashimi-", size), size, true);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public int fewestValues() {
        return size + 1;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        if (size > limits.fish().maxSize()) {
            return;
        }
        Scanned scanned = facts.scanned(this, limits, board.size());
        WatchedSink watched = new WatchedSink(sink);
        for (int value = 1; value <= board.size(); value++) {
            if (!scanned.isEmpty(value - 1, board.changes(value))) {
                if (!find(facts, value, limits, meter, watched)) {
                    return;
                }
                if (watched.wasEmpty()) {
                    scanned.noteEmpty(value - 1);
                }
            }
        }
    }

    private boolean find(Facts facts, int value, Limits limits, Meter meter, StepSink sink) {
        Set<List<Conclusion>> known = new HashSet<>();
        for (int direction = 0; direction < 2; direction++) {
            ValueLines lines = facts.lines(value, direction);
            FinnedLines fish = new FinnedLines(lines, size, limits, meter);
            if (!fish.visit((chosen, covers) -> report(fish, chosen, covers, known, sink))) {
                return false;
            }
        }
        return true;
    }

    private boolean report(FinnedLines fish, long chosen, long covers, Set<List<Conclusion>> known, StepSink sink) {
        if (fish.isSashimi(chosen, covers) != sashimi) {
            return true;
        }
        List<Conclusion> removals = fish.removals(covers);
        return !known.add(removals) || sink.accept(Step.of(info, removals, fish.proof(chosen, covers)));
    }
}
