package dev.clew.logic.level;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Row;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;

/**
 * A technique as the rater uses it: all its conclusions at once, no matter by which steps, so that they do not depend on
 * the order of cells and values. Implementations are stateless.
 */
interface Source {
    /** The technique of the catalogue whose conclusions, or some of them, it draws. */
    Technique technique();

    /** What it is called. */
    TechniqueInfo info();

    /** Adds every conclusion on the board. */
    void collect(Facts facts, Meter meter, Findings findings);

    /** The same as rows of a table, which show their steps one by one. */
    List<Row> rows(Grade grade);
}
