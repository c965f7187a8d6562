package dev.clew.logic.internal.technique.pattern;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.fact.ValueLines;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.internal.technique.kit.SingleValue;
import dev.clew.logic.internal.technique.kit.WatchedSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/**
 * Two rows have two places each for a value, and the first places, or the second ones, stand in one column: the value
 * is eliminated from what sees both other places; or with rows and columns exchanged.
 *
 * <p>Sound because the two places in the column cannot both hold the value, so one of the rows has it at its other
 * place.
 */
public final class Skyscraper implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("skyscraper");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        int part = 0;
        Scanned scanned =
                facts.scanned(this, limits, board.geometry().directions().size() * board.size());
        WatchedSink watched = new WatchedSink(sink);
        for (int direction = 0; direction < board.geometry().directions().size(); direction++) {
            for (int value = 1; value <= board.size(); value++, part++) {
                if (!scanned.isEmpty(part, board.changes(value))) {
                    if (!findIn(facts.lines(value, direction), watched)) {
                        return;
                    }
                    if (watched.wasEmpty()) {
                        scanned.noteEmpty(part);
                    }
                }
            }
        }
    }

    private static boolean findIn(ValueLines lines, StepSink sink) {
        for (Bits pairs = Bits.of(lines.pairs()); pairs.hasNext(); ) {
            int one = pairs.next();
            for (Bits others = Bits.of(pairs.rest()); others.hasNext(); ) {
                int other = others.next();
                if (isTower(lines.places(one), lines.places(other))
                        && !report(lines.board(), lines.house(one), lines.house(other), lines.value(), sink)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether the lines share their first place or their second, and not both. */
    private static boolean isTower(long one, long other) {
        return one != other
                && (Long.lowestOneBit(one) == Long.lowestOneBit(other)
                        || Long.highestOneBit(one) == Long.highestOneBit(other));
    }

    private static boolean report(BoardView board, int one, int other, int value, StepSink sink) {
        Geometry geometry = board.geometry();
        long shared = board.places(one, value) & board.places(other, value);
        int start = geometry.firstCell(one, board.places(one, value) & ~shared);
        int end = geometry.firstCell(other, board.places(other, value) & ~shared);
        return CommonPeers.count(board, value, start, end) == 0
                || sink.accept(Step.of(
                        INFO,
                        CommonPeers.removals(board, value, start, end),
                        SingleValue.twoLinks(board, value, start, one, other, end)));
    }
}
