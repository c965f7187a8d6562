package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a slot or a reason, found by what they are: text and pictures ask which parts it has, not which kind it
 * is. Immutable.
 *
 * @since 0.2.0
 */
public final class Parts {
    private final Collector found = new Collector();

    private Parts(Evidence evidence) {
        evidence.tell(found);
    }

    /** Those of a slot or a reason. */
    public static Parts of(Evidence evidence) {
        return new Parts(evidence);
    }

    /** The cell, where it is about one. */
    public OptionalInt cell() {
        return found.cell;
    }

    /** The cells, where it is about a set of them. */
    public Optional<CellSet> cells() {
        return Optional.ofNullable(found.cells);
    }

    /** The house, where it is about one. */
    public OptionalInt house() {
        return found.house;
    }

    /** The value, where it is about one. */
    public OptionalInt value() {
        return found.value;
    }

    /** The slot it depends on, if any. */
    public Optional<Slot> slot() {
        return Optional.ofNullable(found.slot);
    }

    /** The proof it depends on, if any. */
    public Optional<Proof> proof() {
        return Optional.ofNullable(found.proof);
    }

    private static final class Collector implements PartSink {
        private OptionalInt cell = OptionalInt.empty();
        private OptionalInt house = OptionalInt.empty();
        private OptionalInt value = OptionalInt.empty();
        private @Nullable CellSet cells;
        private @Nullable Slot slot;
        private @Nullable Proof proof;

        @Override
        public void cell(String name, int one) {
            cell = OptionalInt.of(one);
        }

        @Override
        public void cells(String name, CellSet set) {
            cells = set;
        }

        @Override
        public void house(String name, int one) {
            house = OptionalInt.of(one);
        }

        @Override
        public void value(String name, int one) {
            value = OptionalInt.of(one);
        }

        @Override
        public void slot(String name, Slot one) {
            slot = one;
        }

        @Override
        public void proof(String name, Proof one) {
            proof = one;
        }

        @Override
        public void candidate(String name, Candidate candidate) {}

        @Override
        public void candidates(String name, List<Candidate> candidates) {}

        @Override
        public void slots(String name, List<Slot> slots) {}

        @Override
        public void branches(String name, List<Branch> branches) {}
    }
}
