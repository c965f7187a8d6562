package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import java.util.List;
import java.util.Optional;

/** Cells with the same two candidates, each seeing the next, so that the two digits alternate along them. */
record RemotePairExplanation(Scene scene, Cases proof, List<Integer> cells, Digits pair) implements Explanation {
    private static final int FEWEST = 4;

    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Cases proof) {
        List<Integer> cells = proof.branches().stream()
                .max((a, b) -> a.implications().size() - b.implications().size())
                .map(RemotePairExplanation::cells)
                .orElse(List.of());
        if (proof.split().isPresent() || cells.size() < FEWEST) {
            return Optional.empty();
        }
        Digits pair = scene.board().digits(cells.get(0));
        boolean alike = pair.size() == 2
                && cells.stream().allMatch(cell -> scene.board().digits(cell).equals(pair))
                && proof.branches().stream()
                        .allMatch(branch -> Chains.isPlain(branch)
                                && Chains.isLinear(branch)
                                && !Chains.isBare(branch)
                                && cells.containsAll(cells(branch)));
        return alike ? Optional.of(new RemotePairExplanation(scene, proof, cells, pair)) : Optional.empty();
    }

    private static List<Integer> cells(Branch branch) {
        return branch.claims().stream()
                .map(Claim::first)
                .map(Candidate::cell)
                .distinct()
                .toList();
    }

    private CellSet set() {
        return CellSet.of(
                scene.board().size(), cells.stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public String nudge() {
        return scene.pick(
                "Several cells have the same two candidates. Follow them from one to the next.",
                "Look for a string of cells that share the same two digits.");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.title(),
                ": look at ",
                Phrase.names(set()),
                ". They have the same two candidates, and each sees the next.");
    }

    @Override
    public List<Phrase> because() {
        Phrase digits = Scene.and(pair);
        return List.of(
                Phrase.of(
                        Words.and(cells.stream().map(scene::cell).toList()),
                        " can hold only ",
                        digits,
                        ", and each sees the next, so the two digits alternate along them."),
                Phrase.of(seeBothEnds() ? ends() : Phrase.of("Any two an odd number of steps apart differ.")));
    }

    private Phrase ends() {
        return Phrase.of(
                "The ends, ", scene.cell(cells.get(0)), " and ", scene.cell(cells.get(cells.size() - 1)), ", differ.");
    }

    private boolean seeBothEnds() {
        return cells.size() % 2 == 0
                && Chains.removed(scene).stream()
                        .allMatch(target -> List.of(cells.get(0), cells.get(cells.size() - 1)).stream()
                                .allMatch(cell -> scene.board().links().sees(target.value(), target.cell(), cell)));
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        return effects.therefore(effects.seeing(seeBothEnds() ? "both" : "two that differ"));
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
