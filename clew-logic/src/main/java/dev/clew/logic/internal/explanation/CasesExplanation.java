package dev.clew.logic.internal.explanation;

import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.LockedSets;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import java.util.ArrayList;
import java.util.List;

/** Any other cases: each is supposed in turn. */
record CasesExplanation(Scene scene, Cases proof) implements Explanation {
    private List<CellSet> sets() {
        return List.copyOf(LockedSets.of(proof.branches()).cells());
    }

    @Override
    public String nudge() {
        return sets().isEmpty()
                ? scene.pick(
                        "Smaller techniques stall here. Try both sides of one question: they agree on something.",
                        "Suppose something small, then suppose the opposite. Something follows from both.")
                : SetNudge.of(scene);
    }

    @Override
    public Phrase where() {
        Branch longest = proof.branches().stream()
                .reduce((a, b) -> b.implications().size() > a.implications().size() ? b : a)
                .orElseThrow();
        return Phrase.of(
                scene.title(),
                ": ",
                sets().isEmpty()
                        ? Chains.way(scene, longest.assumption(), longest.last())
                        : SetNudge.place(scene, sets()));
    }

    @Override
    public List<Phrase> because() {
        List<Phrase> told = new ArrayList<>();
        for (Branch branch : proof.branches()) {
            BranchWords links = BranchWords.of(scene, branch);
            if (!links.isEmpty()) {
                String again = told.isEmpty() ? "Suppose " : "Now suppose ";
                told.add(Phrase.of(again, new ClaimWords(scene).clause(branch.assumption()), "."));
                List<Phrase> all = new ArrayList<>(links.tell("."));
                all.set(0, Phrase.of("Then ", all.get(0)).asDetail());
                told.addAll(all);
            }
        }
        told.addAll(new Endings(scene, proof.branches()).tell());
        return told;
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
