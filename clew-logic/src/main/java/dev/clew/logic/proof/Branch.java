package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One alternative and what follows from it. It ends in a contradiction (a slot is left empty), or else in the
 * conclusions: a removed candidate is off, or sees every candidate of a claim that is on; a placed one is on. That last
 * look from a claim to the target needs no implication of its own. Immutable.
 *
 * @param assumption what the branch starts from
 * @param implications what follows, in order
 * @param emptied the slot without candidates, where the branch ends in a contradiction
 * @since 0.2.0
 */
public record Branch(Claim assumption, List<Implication> implications, Optional<Slot> emptied) {
    /** Keeps a copy of the list. */
    public Branch {
        implications = List.copyOf(implications);
    }

    /** A branch whose assumption alone gives the conclusions. */
    public static Branch of(Claim assumption) {
        return new Branch(assumption, List.of(), Optional.empty());
    }

    /** Starts a chain from an assumption. */
    public static Builder from(Claim assumption) {
        return new Builder(assumption);
    }

    /** The assumption, then the claim of each implication. */
    public List<Claim> claims() {
        List<Claim> claims = new ArrayList<>();
        claims.add(assumption);
        implications.forEach(implication -> claims.add(implication.claim()));
        return claims;
    }

    /** The candidates that the claims behind an implication switch off. */
    public Set<Candidate> off(Implication implication) {
        List<Claim> claims = claims();
        return implication.from().stream()
                .map(claims::get)
                .filter(claim -> !claim.on())
                .flatMap(claim -> claim.candidates().stream())
                .collect(Collectors.toSet());
    }

    /** The last claim. */
    public Claim last() {
        return implications.isEmpty()
                ? assumption
                : implications.get(implications.size() - 1).claim();
    }

    /** Builds a branch claim by claim. Mutable, for one thread. */
    public static final class Builder {
        private final Claim assumption;
        private final List<Implication> implications = new ArrayList<>();

        private Builder(Claim assumption) {
            this.assumption = assumption;
        }

        /** Adds a claim that follows from the one before. */
        public Builder then(Claim claim, Reason reason) {
            return then(claim, reason, implications.size());
        }

        /** Adds a claim that follows from the claims of these indices; 0 is the assumption. */
        public Builder then(Claim claim, Reason reason, Integer... from) {
            implications.add(new Implication(claim, reason, List.of(from)));
            return this;
        }

        /** Adds a weak link from the claim before. */
        public Builder sees(Claim off) {
            return then(off, new Reason.Sees());
        }

        /** Adds a strong link from the claim before. */
        public Builder last(Claim on, Slot slot) {
            return then(on, new Reason.Last(slot));
        }

        /** The index of the last claim so far, for {@link #then(Claim, Reason, Integer...)}. */
        public int index() {
            return implications.size();
        }

        /** The branch, ending in the conclusions. */
        public Branch concluding() {
            return new Branch(assumption, implications, Optional.empty());
        }

        /** The branch, ending in a contradiction: nothing is left for the slot. */
        public Branch emptying(Slot slot) {
            return new Branch(assumption, implications, Optional.of(slot));
        }
    }
}
