package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What explanations of chains ask of their proofs. */
final class Chains {
    private Chains() {}

    /** The branch that holds the whole argument, if the other one is only the opposite of its assumption. */
    static Optional<Branch> only(Cases proof) {
        List<Branch> branches = proof.branches();
        if (proof.split().isPresent() || branches.size() != 2) {
            return Optional.empty();
        }
        int bare = isBare(branches.get(0)) ? 0 : 1;
        return isBare(branches.get(bare)) && !isBare(branches.get(1 - bare))
                ? Optional.of(branches.get(1 - bare))
                : Optional.empty();
    }

    /** Whether nothing follows in the branch. */
    static boolean isBare(Branch branch) {
        return branch.implications().isEmpty() && branch.emptied().isEmpty();
    }

    /** Whether each claim follows from the one before. */
    static boolean isLinear(Branch branch) {
        for (int i = 0; i < branch.implications().size(); i++) {
            if (!branch.implications().get(i).from().equals(List.of(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether every claim is about one candidate. */
    static boolean isPlain(Branch branch) {
        return branch.claims().stream().allMatch(claim -> claim.candidates().size() == 1);
    }

    /** The slot of a strong link. */
    static Optional<Slot> slot(Implication implication) {
        return Parts.of(implication.reason()).slot();
    }

    /** The house of a strong link. */
    static Optional<Integer> house(Implication implication) {
        return slot(implication)
                .map(slot -> Parts.of(slot).house())
                .filter(house -> house.isPresent())
                .map(house -> house.getAsInt());
    }

    /** The candidates of all claims. */
    static List<Candidate> candidates(Collection<Branch> branches) {
        return branches.stream()
                .flatMap(branch -> branch.claims().stream())
                .flatMap(claim -> claim.candidates().stream())
                .toList();
    }

    /** The candidates that the step removes. */
    static List<Candidate> removed(Scene scene) {
        return scene.step().conclusions().stream()
                .filter(Conclusion::isRemoval)
                .map(Conclusion::candidate)
                .toList();
    }

    /** Whether all of these claims and all that is removed are about one digit. */
    static boolean isOneDigit(Scene scene, Collection<Claim> ends) {
        List<Candidate> all = new ArrayList<>(removed(scene));
        ends.forEach(end -> all.addAll(end.candidates()));
        return ClaimWords.isOneDigit(all);
    }

    /** {@code begin in r1c4, which has two candidates, and look for a way back to box 3.} */
    static Phrase way(Scene scene, Claim from, Claim to) {
        CellSet start = scene.cellsOf(from.candidates());
        CellSet end = scene.cellsOf(to.candidates());
        boolean isPair =
                scene.isNamed(start) && start.size() == 1 && scene.board().candidateCount(start.first()) == 2;
        return Phrase.of(
                "start in ",
                scene.place(start),
                isPair ? ", which has two candidates, and " : " and ",
                "look for a chain ",
                goal(scene, start, end),
                ".");
    }

    private static Phrase goal(Scene scene, CellSet start, CellSet end) {
        List<Integer> shared = scene.sharedHouses(start.or(end));
        String from = scene.place(start).toString();
        String back = shared.isEmpty() ? "" : scene.house(shared.get(shared.size() - 1));
        if (start.equals(end) || from.equals(scene.place(end).toString()) || from.equals(back)) {
            return Phrase.of("that comes back to where it started");
        }
        return back.isEmpty() ? Phrase.of("to ", scene.place(end)) : Phrase.of("back to ", back);
    }
}
