package dev.clew.logic.proof;

import dev.clew.core.CellSet;

/**
 * Why a claim follows from earlier claims. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Reason extends Evidence {
    /** Calls the visitor's method for this kind; meant for the checker, everybody else walks the parts. */
    <R> R accept(Visitor<R> visitor);

    /**
     * The reason of a kind with these parts.
     *
     * @throws IllegalArgumentException if the kind does not exist or has other parts
     */
    static Reason of(String kind, PartSource parts) {
        return switch (kind) {
            case Sees.KIND -> new Sees();
            case Last.KIND -> new Last(parts.slot("slot"));
            case LockedSet.KIND -> new LockedSet(parts.cells("cells"));
            case Nested.KIND -> new Nested(parts.proof("proof"));
            default -> throw new IllegalArgumentException("there is no reason of the kind \"" + kind + "\"");
        };
    }

    /** What to do with each kind of reason. */
    interface Visitor<R> {
        /** A weak link. */
        R sees(Sees reason);

        /** A strong link. */
        R last(Last reason);

        /** N cells with N values. */
        R lockedSet(LockedSet reason);

        /** A proof on what is left. */
        R nested(Nested reason);
    }

    /**
     * The weak link: an earlier claim is on, and each of its candidates excludes each candidate that is switched off.
     */
    record Sees() implements Reason {
        private static final String KIND = "sees";

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sees(this);
        }

        @Override
        public String kind() {
            return KIND;
        }

        @Override
        public void tell(PartSink parts) {}
    }

    /** The strong link: of an exact slot, everything but the claimed candidates is off. */
    record Last(Slot slot) implements Reason {
        private static final String KIND = "last";

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.last(this);
        }

        @Override
        public String kind() {
            return KIND;
        }

        @Override
        public void tell(PartSink parts) {
            parts.slot("slot", slot);
        }
    }

    /**
     * With what is off, these cells have exactly one value left for each cell, each value among cells that see each
     * other: so each value stands in one of them (on), and nowhere that sees all its cells (off).
     */
    record LockedSet(CellSet cells) implements Reason {
        private static final String KIND = "locked-set";

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.lockedSet(this);
        }

        @Override
        public String kind() {
            return KIND;
        }

        @Override
        public void tell(PartSink parts) {
            parts.cells("cells", cells);
        }
    }

    /**
     * Another proof, on the board less what is off: it shows that one candidate is true (on) or that all of them are false
     * (off).
     */
    record Nested(Proof proof) implements Reason {
        private static final String KIND = "proof";

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.nested(this);
        }

        @Override
        public String kind() {
            return KIND;
        }

        @Override
        public void tell(PartSink parts) {
            parts.proof("proof", proof);
        }
    }
}
