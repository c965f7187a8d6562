package dev.clew.logic.level;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Board;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.internal.rating.Findings;
import java.util.List;
import java.util.Optional;

/** The rounds of one rating; what they find is gathered in the same arrays. Mutable, for one thread. */
final class RatingRun {
    private final Board board;
    private final Facts facts;
    private final Meter meter;
    private final RatingFold fold;
    private final Findings all;
    private final Findings own;

    RatingRun(Board board, LevelScale scale, Meter meter) {
        this.board = board;
        this.facts = Facts.of(board);
        this.meter = meter;
        this.fold = new RatingFold(scale);
        this.all = new Findings(board);
        this.own = new Findings(board);
    }

    /** Goes round after round as far as the rungs lead; empty when the budget ends before that. */
    Optional<LevelRating> rating(List<LevelScale.Rung> rungs) {
        boolean moving = true;
        while (moving && !board.isSolved() && meter.spend()) {
            moving = advance(rungs);
        }
        return meter.isExhausted() ? Optional.empty() : Optional.of(fold.rating(board));
    }

    /** One round; false when nothing leads on or the budget ends. */
    private boolean advance(List<LevelScale.Rung> rungs) {
        for (int i = 0; i < rungs.size(); i++) {
            collect(rungs.get(i));
            if (meter.isExhausted()) {
                return false;
            }
            if (all.count() > 0) {
                fold.end(all);
                all.applyTo(board);
                return true;
            }
        }
        return false;
    }

    private void collect(LevelScale.Rung rung) {
        all.clear();
        fold.begin(rung);
        if (rung.sources().size() == 1) {
            RatedTechnique only = rung.sources().get(0);
            only.collect(facts, meter, all);
            fold.note(only.info(), all.count());
            return;
        }
        for (RatedTechnique source : rung.sources()) {
            own.clear();
            source.collect(facts, meter, own);
            all.addAll(own);
            fold.note(source.info(), own.count());
        }
    }
}
