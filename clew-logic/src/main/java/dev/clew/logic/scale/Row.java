package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.technique.ConclusionSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * One technique of a table. Immutable.
 *
 * @param technique what to try
 * @param limits how far it looks
 * @param order which of its steps comes first
 * @param grade how hard its steps are
 * @param rest whether it may find what an earlier row of the same grade found, and reports only the rest
 * @since 0.2.0
 */
public record Row(Technique technique, Limits limits, StepOrder order, Grade grade, boolean rest) {
    /** A technique with the usual limits, whose first step is the one found first. */
    public Row(Technique technique, Grade grade) {
        this(technique, Limits.standard(), StepOrder.AS_FOUND, grade, false);
    }

    /** This row with another technique. */
    public Row with(Technique other) {
        return new Row(other, limits, order, grade, rest);
    }

    /** This row with other limits. */
    public Row with(Limits others) {
        return new Row(technique, others, order, grade, rest);
    }

    /** This row with another choice among its steps. */
    public Row with(StepOrder other) {
        return new Row(technique, limits, other, grade, rest);
    }

    /** This row as one that reports only what is left. */
    public Row asRest() {
        return new Row(technique, limits, order, grade, true);
    }

    /** A technique that relies on there being one solution is left out where that is not known. */
    boolean applies(BoardView board) {
        return board.uniqueness().isKnown() || !technique.info().needsUniqueness();
    }

    /** Reports every conclusion on a board. */
    void collect(Facts facts, Meter meter, ConclusionSink sink) {
        if (applies(facts.board())) {
            technique.collect(facts, limits, meter, sink);
        }
    }

    /** Reports the steps on a board in the row's order until the sink has enough. */
    public void find(Facts facts, Meter meter, StepSink sink) {
        if (!applies(facts.board())) {
            return;
        }
        if (order == StepOrder.AS_FOUND) {
            technique.find(facts, limits, meter, sink);
            return;
        }
        List<Step> steps = new ArrayList<>();
        technique.find(facts, limits, meter, steps::add);
        steps.sort(StepOrder.BY_CONCLUSIONS);
        for (Step step : steps) {
            if (!sink.accept(step)) {
                return;
            }
        }
    }
}
