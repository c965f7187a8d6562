package dev.clew.logic.level;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.internal.table.TechniqueTable;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Row;
import dev.clew.logic.scale.StepOrder;
import dev.clew.logic.technique.ConclusionSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.SingleLimits;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * A row of the table of techniques as the rater uses it: all its conclusions at once, no matter by which steps, so that
 * they do not depend on the order of cells and values. On a path it shows its steps one by one. Immutable.
 *
 * @param info what it is called
 * @param technique what finds its conclusions
 * @param limits how far it looks
 * @param order which of its steps comes first on a path
 */
record RatedTechnique(TechniqueInfo info, Technique technique, Limits limits, StepOrder order) {
    /**
     * The source of a row.
     *
     * @throws IllegalArgumentException if the catalogue does not have the technique
     */
    static RatedTechnique of(TechniqueTable.Row row) {
        return new RatedTechnique(
                row.info(),
                TechniqueCatalog.standard().require(row.technique()),
                Limits.standard().with(row.constant("houses", SingleLimits.ALL)),
                row.constant("order", StepOrder.AS_FOUND));
    }

    /** Reports every conclusion on the board. */
    void collect(Facts facts, Meter meter, ConclusionSink sink) {
        if (!info.needsUniqueness() || facts.board().uniqueness().isKnown()) {
            technique.collect(facts, limits, meter, sink);
        }
    }

    /** The same as rows of a table: its steps, then what they pass over. */
    List<Row> rows(Grade grade) {
        List<Row> rows = new ArrayList<>(List.of(new Row(technique, limits, order, grade, false)));
        technique.rest().ifPresent(rest -> rows.add(new Row(rest, grade).asRest()));
        return rows;
    }
}
