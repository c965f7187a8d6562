package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Deadly;
import java.util.ArrayList;
import java.util.List;

/** Any other pattern that would give a second solution; of all open cells, a bivalue universal grave. */
record DeadlyExplanation(Scene scene, Deadly proof) implements Explanation {
    private boolean isGrave() {
        return proof.cells().size() == scene.board().openCells();
    }

    private List<Candidate> extras() {
        return proof.extras(scene.board());
    }

    @Override
    public String nudge() {
        return isGrave()
                ? scene.pick(
                        "Nearly every open cell is down to two candidates. It cannot be all of them.",
                        "The grid is nearly all pairs. With only one solution, something has to give.")
                : scene.pick(
                        "Remember that the puzzle has only one solution. Some cells come close to allowing two.",
                        "Look for digits that could trade places unnoticed.");
    }

    @Override
    public Phrase where() {
        if (isGrave()) {
            return Phrase.of(scene.title(), ": nearly every open cell has two candidates. Look for the exception.");
        }
        CellSet shown = proof.cells().minus(scene.targets());
        return Phrase.of(scene.title(), ": look at ", Phrase.names(shown), ". Digits there could almost swap places.");
    }

    @Override
    public List<Phrase> because() {
        List<Phrase> told = new ArrayList<>();
        CellSet exceptions = scene.cellsOf(extras());
        if (isGrave()) {
            told.add(Phrase.of("Every open cell but ", scene.cells(exceptions), " has two candidates.")
                    .about(proof.cells()));
            told.add(Phrase.of(
                            "Without ",
                            Words.and(ClaimWords.values(extras())),
                            " there, each digit would have two places or none in every house, and such a grid never"
                                    + " has exactly one solution.")
                    .about(extras()));
        } else {
            told.add(Phrase.of(
                            "If each of ",
                            scene.cells(proof.cells()),
                            " held one of two digits, the digits could be swapped, giving a second solution.")
                    .about(proof.pattern()));
        }
        if (!isGrave() || extras().size() > 1) {
            told.add(Phrase.of("So ", new ClaimWords(scene).clause(Claim.on(extras())), ".")
                    .about(extras()));
        }
        if (!isPlain()) {
            told.addAll(branches(scene, proof));
        }
        return told;
    }

    private boolean isPlain() {
        return proof.branches().stream().allMatch(Chains::isBare);
    }

    /** What each of the extra candidates leads to; nothing needs saying of one that gives the conclusions at once. */
    static List<Phrase> branches(Scene scene, Deadly proof) {
        List<Phrase> told = new ArrayList<>();
        for (Branch branch : proof.branches()) {
            BranchWords links = BranchWords.of(scene, branch);
            if (!links.isEmpty()) {
                List<Phrase> all = new ArrayList<>(links.tell("."));
                all.set(
                        0,
                        Phrase.of("If ", new ClaimWords(scene).clause(branch.assumption()), ", ", all.get(0))
                                .asDetail());
                told.addAll(all);
            }
        }
        told.addAll(new Endings(scene, proof.branches()).tell());
        return told;
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        CellSet breakers = scene.cellsOf(extras());
        return !isPlain() || breakers.containsAll(scene.targets())
                ? effects.place()
                : effects.therefore(effects.seeing(breakers.size()));
    }

    @Override
    public String pattern() {
        return isGrave() ? "" : proof.cells().toString();
    }
}
