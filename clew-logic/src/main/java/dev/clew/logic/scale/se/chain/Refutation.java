package dev.clew.logic.scale.se.chain;

import dev.clew.core.Candidate;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Proves by cases what a pattern cannot prove as it is: the opposite of each conclusion ends in a contradiction. */
public final class Refutation {
    private static final List<ChainLevel> LEVELS = List.of(
            ChainLevel.dynamic(),
            ChainLevel.advanced(0, "", RuleSet.withForcingChains(SeProfile.K)),
            ChainLevel.advanced(0, "", RuleSet.with(SeProfile.K, ChainLevel.dynamic())));

    private Refutation() {}

    /**
     * The proof, if chains inside chains find one.
     *
     * @param targets what is removed, or the one candidate that is placed
     */
    public static Optional<Proof> of(SeGrid grid, List<Candidate> targets, boolean places) {
        List<Branch> branches = new ArrayList<>();
        for (Candidate target : targets) {
            Optional<Branch> branch = contradiction(grid, target, !places);
            if (branch.isEmpty()) {
                return Optional.empty();
            }
            branches.add(branch.get());
        }
        return Optional.of(
                places ? Cases.eitherOr(branches.get(0)) : Cases.noneOrEach(Branch.of(Claim.off(targets)), branches));
    }

    private static Optional<Branch> contradiction(SeGrid grid, Candidate target, boolean on) {
        int assumption = (target.cell() * 9 + target.value() - 1) * 2 + (on ? 1 : 0);
        for (ChainLevel level : LEVELS) {
            SpreadBranch branch = new SpreadBranch(grid, level, assumption);
            if (branch.isContradiction()) {
                return Optional.of(branch.toContradiction());
            }
        }
        return Optional.empty();
    }
}
