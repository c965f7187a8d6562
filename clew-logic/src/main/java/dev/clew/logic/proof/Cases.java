package dev.clew.logic.proof;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Every alternative leads by listed implications to the conclusions or to a contradiction. Immutable.
 *
 * @param split the exact slot whose candidates are the alternatives; empty where "none of these" is one, and each of them
 *     another
 * @param branches one for each alternative; their assumptions together take in the whole slot, or all of "these"
 * @since 0.2.0
 */
public record Cases(Optional<Slot> split, List<Branch> branches) implements Proof {
    static final String KIND = "cases";

    /** Keeps a copy of the list. */
    public Cases {
        branches = List.copyOf(branches);
    }

    /** One of the slot's candidates is true; a branch for each, or for groups of them. */
    public static Cases oneOf(Slot slot, List<Branch> branches) {
        return new Cases(Optional.of(slot), branches);
    }

    /** A claim holds or does not: two branches whose assumptions are opposite. */
    public static Cases onOff(Branch on, Branch off) {
        return new Cases(Optional.empty(), List.of(on, off));
    }

    /** None of some candidates is true, or one of them is: a branch for none, and one for each or for groups of them. */
    public static Cases noneOrEach(Branch none, List<Branch> each) {
        return new Cases(
                Optional.empty(), Stream.concat(Stream.of(none), each.stream()).toList());
    }

    /** The usual chain: what the branch assumes holds and leads to its end, or else its opposite gives the conclusions. */
    public static Cases eitherOr(Branch chain) {
        return onOff(Branch.of(chain.assumption().opposite()), chain);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public void tell(PartSink parts) {
        split.ifPresent(slot -> parts.slot("split", slot));
        parts.branches("branches", branches);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.cases(this);
    }
}
