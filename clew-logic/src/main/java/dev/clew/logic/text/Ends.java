package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How the branches meet in the conclusions: the claims of which one holds whatever happens, and who sees them. */
record Ends(Scene scene, List<Branch> branches) {
    /** Such as {@code Either way one of r1c4 and r3c6 is 5; r2c4 and r2c5 see both.}; empty if it goes without saying. */
    String tell() {
        Map<Set<Claim>, List<Candidate>> seers = new LinkedHashMap<>();
        for (Conclusion conclusion : scene.step().conclusions()) {
            Set<Claim> ends = ends(conclusion);
            if (ends.stream().allMatch(Claim::on) && !ends.isEmpty() && conclusion.isRemoval()) {
                seers.computeIfAbsent(ends, none -> new ArrayList<>()).add(conclusion.candidate());
            }
        }
        List<String> sentences = new ArrayList<>();
        seers.forEach((ends, candidates) -> sentences.add(sentence(new ArrayList<>(ends), candidates)));
        return String.join(" ", sentences);
    }

    private String sentence(List<Claim> ends, List<Candidate> candidates) {
        CellSet cells = scene.cellsOf(candidates);
        String see = scene.cells(cells) + Words.plural(cells.size(), " sees ", " see ");
        if (ends.size() == 1) {
            return Words.capital(new ClaimWords(scene).clause(ends.get(0))) + " in any case, and " + see + "it.";
        }
        return "One of " + oneOf(ends) + "; " + see + (ends.size() == 2 ? "both." : "them all.");
    }

    /** {@code r1c4 and r3c6 is 5}, or in notation where groups or several values are about. */
    private String oneOf(List<Claim> ends) {
        List<Integer> values = ends.stream()
                .flatMap(end -> ClaimWords.values(end).stream())
                .distinct()
                .toList();
        boolean simple = ends.stream().allMatch(end -> end.candidates().size() == 1);
        if (simple && values.size() == 1) {
            List<String> names = ends.stream()
                    .map(end -> scene.shape().cellName(end.first().cell()))
                    .toList();
            return Words.and(names) + " is " + values.get(0) + " whatever happens";
        }
        return Words.and(ends.stream().map(Claim::toString).toList()) + " holds whatever happens";
    }

    /** The claim of each branch that settles the conclusion; nothing from a branch that cannot be. */
    private Set<Claim> ends(Conclusion conclusion) {
        Set<Claim> ends = new LinkedHashSet<>();
        for (Branch branch : branches) {
            if (branch.emptied().isEmpty()) {
                end(branch, conclusion.candidate()).ifPresent(ends::add);
            }
        }
        return ends;
    }

    private Optional<Claim> end(Branch branch, Candidate target) {
        List<Claim> claims = branch.claims();
        for (int i = claims.size() - 1; i >= 0; i--) {
            Claim claim = claims.get(i);
            boolean settles = claim.on()
                    ? claim.candidates().stream().allMatch(candidate -> scene.exclude(candidate, target))
                    : claim.candidates().contains(target);
            if (settles) {
                return Optional.of(claim);
            }
        }
        return Optional.empty();
    }
}
