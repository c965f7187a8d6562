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
import java.util.TreeMap;
import java.util.TreeSet;

/** How the branches meet in the conclusions: the claims of which one holds whatever happens, and who sees them. */
record Ends(Scene scene, List<Branch> branches) {
    private static final int MOST_SENTENCES = 4;

    /** Such as {@code One of r1c4 and r3c6 is 5 whatever happens; r2c4 sees both.}; nothing if it goes without saying. */
    List<Phrase> tell() {
        Map<Set<Claim>, List<Candidate>> settled = new LinkedHashMap<>();
        for (Conclusion conclusion : scene.step().conclusions()) {
            if (conclusion.isRemoval()) {
                settled.computeIfAbsent(ends(conclusion.candidate()), none -> new ArrayList<>())
                        .add(conclusion.candidate());
            }
        }
        List<Phrase> sentences = new ArrayList<>();
        settled.forEach((ends, candidates) -> sentences.add(sentence(ends, candidates)));
        sentences.removeIf(Phrase::isEmpty);
        return sentences.size() > MOST_SENTENCES
                ? List.of(Phrase.of("Whichever of these holds, each of the following is ruled out."))
                : sentences;
    }

    private Phrase sentence(Set<Claim> ends, List<Candidate> candidates) {
        List<Claim> on = ends.stream().filter(Claim::on).toList();
        if (on.isEmpty()) {
            return Phrase.NONE;
        }
        if (on.size() < ends.size()) {
            return Phrase.of(
                    "And if ",
                    Words.or(on.stream().map(new ClaimWords(scene)::clause).toList()),
                    ", that rules out ",
                    ruledOut(candidates),
                    " as well.");
        }
        return on.size() == 1 ? certain(on.get(0), candidates) : whatever(on, candidates);
    }

    private Phrase certain(Claim claim, List<Candidate> candidates) {
        Phrase holds = new ClaimWords(scene).clause(claim);
        CellSet cells = scene.cellsOf(candidates);
        String these = claim.candidates().size() == 1 ? "it." : "each of these.";
        return cells.equals(scene.cellsOf(claim.candidates()))
                ? Phrase.of("So ", holds, " and nothing else.")
                : Phrase.of("So ", holds, ", and ", see(cells), these);
    }

    private Phrase whatever(List<Claim> ends, List<Candidate> candidates) {
        List<Candidate> all =
                ends.stream().flatMap(end -> end.candidates().stream()).toList();
        CellSet cells = scene.cellsOf(candidates);
        if (cells.size() == 1 && cells.equals(scene.cellsOf(all))) {
            return Phrase.of("So ", new ClaimWords(scene).clause(Claim.on(all)), " whatever happens.");
        }
        String both = ends.size() == 2 ? "both" : "them all";
        if (isOneDigit(ends)) {
            List<Phrase> names =
                    ends.stream().map(end -> scene.cell(end.first().cell())).toList();
            int value = ends.get(0).first().value();
            return Phrase.of("One of ", Words.and(names), " is ", value, " whatever happens; ", see(cells), both, ".");
        }
        return Phrase.of(
                "One of ",
                Words.and(ends.stream().map(scene::claim).toList()),
                " holds whatever happens, and ",
                ends.size() == 2 ? "either" : "each",
                " rules out ",
                ruledOut(candidates),
                ".");
    }

    /** {@code 1 and 8 in r6c1}. */
    private Phrase ruledOut(List<Candidate> candidates) {
        Map<Integer, Set<Integer>> values = new TreeMap<>();
        candidates.forEach(candidate -> values.computeIfAbsent(candidate.cell(), none -> new TreeSet<>())
                .add(candidate.value()));
        List<Phrase> parts = new ArrayList<>();
        values.forEach((cell, list) -> parts.add(Phrase.of(Words.and(list), " in ", scene.cell(cell))));
        return Words.and(parts);
    }

    private Phrase see(CellSet cells) {
        return Phrase.of(scene.cells(cells), Words.plural(cells.size(), " sees ", " see "));
    }

    private static boolean isOneDigit(List<Claim> ends) {
        int value = ends.get(0).first().value();
        return ends.stream()
                .allMatch(end -> end.candidates().size() == 1 && end.first().value() == value);
    }

    /** The claim of each branch that settles the candidate; nothing from a branch that cannot be. */
    private Set<Claim> ends(Candidate target) {
        Set<Claim> ends = new LinkedHashSet<>();
        for (Branch branch : branches) {
            if (branch.emptied().isEmpty()) {
                end(branch, target).ifPresent(ends::add);
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
