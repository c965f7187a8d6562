package dev.clew.logic.technique;

/**
 * Takes the steps that a technique finds and decides when to stop.
 *
 * @since 0.2.0
 */
@FunctionalInterface
public interface StepSink {
    /** Takes a step; false when no more are wanted, and then the finder returns at once. */
    boolean accept(Step step);
}
