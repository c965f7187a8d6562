package dev.clew.logic.proof;

/**
 * The evidence of a step: why its conclusions hold on a board. Four kinds carry every technique; the package
 * documentation shows one example for each family. Immutable.
 */
public sealed interface Proof permits Single, Cover, Cases, Deadly {
    /** Calls the visitor's method for this kind. */
    <R> R accept(Visitor<R> visitor);

    /** What to do with each kind of proof. */
    interface Visitor<R> {
        /** The last candidate of a cell, or the last place in a house. */
        R single(Single proof);

        /** Base slots inside as many cover slots. */
        R cover(Cover proof);

        /** Every alternative leads to the conclusions. */
        R cases(Cases proof);

        /** A pattern that would give a second solution. */
        R deadly(Deadly proof);
    }
}
