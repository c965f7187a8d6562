package dev.clew.logic.proof;

import dev.clew.core.CellSet;

/** Why a claim follows from earlier claims. Immutable. */
public sealed interface Reason {
    /** Calls the visitor's method for this kind. */
    <R> R accept(Visitor<R> visitor);

    /** What to do with each kind of reason. */
    interface Visitor<R> {
        /** A weak link. */
        R sees(Sees reason);

        /** A strong link. */
        R last(Last reason);

        /** A set of cells with as many values. */
        R lockedSet(LockedSet reason);

        /** A cover on what is left. */
        R covered(Covered reason);
    }

    /** The weak link: an earlier claim is on, and each of its candidates excludes each candidate that goes off. */
    record Sees() implements Reason {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sees(this);
        }
    }

    /** The strong link: of an exact slot, everything but the claimed candidates is off. */
    record Last(Slot slot) implements Reason {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.last(this);
        }
    }

    /**
     * With what is off, these cells have as many values left as there are cells, each value among cells that see each
     * other: so each value stands in one of them (on), and nowhere that sees all its cells (off).
     */
    record LockedSet(CellSet cells) implements Reason {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.lockedSet(this);
        }
    }

    /** With what is off, the cover holds, and its targets go off. */
    record Covered(Cover cover) implements Reason {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.covered(this);
        }
    }
}
