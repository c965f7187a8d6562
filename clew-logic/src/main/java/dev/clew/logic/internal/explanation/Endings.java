package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How branches meet in the conclusions: the claims of which one holds in any case, and what sees them. */
record Endings(Scene scene, List<Branch> branches) {
    private static final int MOST_SENTENCES = 3;

    /** Such as {@code Either way r1c4 or r3c6 is 5; r2c4 sees both.}; nothing if it is obvious. */
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
                ? List.of(Phrase.of("Every case excludes the same candidates."))
                : sentences;
    }

    private Phrase sentence(Set<Claim> ends, List<Candidate> candidates) {
        List<Claim> on = ends.stream().filter(Claim::on).toList();
        if (on.isEmpty()) {
            return Phrase.NONE;
        }
        CellSet cells = scene.cellsOf(candidates);
        if (on.size() < ends.size()) {
            return Phrase.of(
                    "If ",
                    Words.or(on.stream().map(words()::clause).toList()),
                    ", ",
                    scene.cells(cells),
                    Words.plural(cells.size(), " is not ", " are not "),
                    Words.or(ClaimWords.values(candidates)),
                    " either.");
        }
        List<Candidate> all =
                on.stream().flatMap(end -> end.candidates().stream()).toList();
        Phrase holds = ClaimWords.isOneDigit(all) || scene.cellsOf(all).size() == 1
                ? words().clause(Claim.on(all))
                : Words.or(on.stream().map(words()::clause).toList());
        String begin =
                branches.size() == 1 || on.size() == 1 ? "So " : branches.size() == 2 ? "Either way " : "In any case ";
        if (cells.equals(scene.cellsOf(all))) {
            return Phrase.of(begin, holds, ".");
        }
        return ClaimWords.isOneDigit(all)
                ? Phrase.of(
                        begin,
                        holds,
                        "; ",
                        scene.cells(cells),
                        Words.plural(cells.size(), " sees ", " see "),
                        Words.all(scene.cellsOf(all).size()),
                        ".")
                : Phrase.of(begin, holds, on.size() == 1 ? "." : "; each excludes the same candidates.");
    }

    private ClaimWords words() {
        return new ClaimWords(scene);
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
