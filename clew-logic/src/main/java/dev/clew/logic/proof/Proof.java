package dev.clew.logic.proof;

/**
 * The evidence of a step: why its conclusions hold on a board. Four kinds carry every technique; the package
 * documentation shows one example for each family. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Proof extends Evidence permits Single, Cover, Cases, Deadly {
    /** Calls the visitor's method for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * The proof of a kind with these parts.
     *
     * @throws IllegalArgumentException if the kind does not exist or has other parts
     */
    static Proof of(String kind, PartSource parts) {
        return switch (kind) {
            case Single.KIND -> new Single(parts.candidate("candidate"), parts.slot("slot"));
            case Cover.KIND -> new Cover(parts.slots(Cover.BASES), parts.slots("covers"), parts.candidates(Cover.FINS));
            case Cases.KIND -> new Cases(parts.slotIfAny("split"), parts.branches("branches"));
            case Deadly.KIND -> new Deadly(parts.candidates("pattern"), parts.branches("branches"));
            default -> throw new IllegalArgumentException("there is no proof of the kind \"" + kind + "\"");
        };
    }

    /** What to do with each kind of proof. */
    interface Visitor<R> {
        /** The last candidate of a cell, or the last place in a house. */
        R single(Single proof);

        /** N base slots inside N cover slots. */
        R cover(Cover proof);

        /** Every alternative leads to the conclusions. */
        R cases(Cases proof);

        /** A pattern that would give a second solution. */
        R deadly(Deadly proof);
    }
}
