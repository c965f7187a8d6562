package dev.clew.logic.scale;

import dev.clew.logic.technique.Step;

/**
 * A step as a scale sees it. Immutable.
 *
 * @param step what follows, and why
 * @param grade how hard that is
 * @since 0.2.0
 */
public record Move(Step step, Grade grade) {
    @Override
    public String toString() {
        return step + " (" + grade.level() + ", " + grade.weight() + ")";
    }
}
