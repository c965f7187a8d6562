package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Each candidate of a cell, or each place of a digit in a house, leads to the same: wings and forcing chains. */
record SplitExplanation(Scene scene, Cases proof, Slot split) implements Explanation {
    /** By what is assumed; what needs no words comes last. */
    private static final Comparator<Branch> IN_ORDER = Comparator.comparing(Chains::isBare)
            .thenComparing(branch -> branch.assumption().first().value())
            .thenComparing(branch -> branch.assumption().first().cell());

    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Cases proof) {
        return proof.split().map(split -> new SplitExplanation(scene, proof, split));
    }

    private boolean isCell() {
        return Parts.of(split).cell().isPresent();
    }

    private CellSet cells() {
        return scene.cellsOf(split.candidates(scene.board()));
    }

    private ClaimWords words() {
        return new ClaimWords(scene);
    }

    /** Two cells with the same two candidates, each seen from one of the places: {@code W-Wing}. */
    private Optional<List<Candidate>> twins() {
        List<Candidate> ends = proof.branches().stream()
                .filter(branch -> branch.implications().size() == 2
                        && branch.emptied().isEmpty()
                        && Chains.isPlain(branch)
                        && Chains.isLinear(branch)
                        && branch.last().on())
                .map(branch -> branch.last().first())
                .toList();
        boolean alike = !isCell()
                && proof.branches().size() == 2
                && ends.size() == 2
                && ends.get(0).value() == ends.get(1).value()
                && ends.stream()
                        .allMatch(end -> scene.board().candidateCount(end.cell()) == 2
                                && scene.board().has(end.cell(), value()));
        return alike ? Optional.of(ends) : Optional.empty();
    }

    private int value() {
        return Parts.of(split).value().orElseThrow();
    }

    @Override
    public String nudge() {
        if (isCell()) {
            return scene.pick(
                    "One cell with few candidates settles something else, whichever it takes.",
                    "Take a cell with few candidates and try each. They agree on something.");
        }
        return twins().isPresent()
                ? scene.pick(
                        "Two cells have the same two candidates. Look for what ties them together.",
                        "Look for two equal pairs that do not see each other.")
                : scene.pick(
                        "One digit has few places in a house. Whichever it takes, the same follows elsewhere.",
                        "Take a house with few places for one digit and try each. They agree on something.");
    }

    @Override
    public Phrase where() {
        Parts parts = Parts.of(split);
        if (parts.house().isPresent()) {
            Phrase twins = twins().map(ends ->
                            Phrase.of(scene.cells(scene.cellsOf(ends)), " have the same two candidates. Look at "))
                    .orElseGet(() -> Phrase.of("look at "));
            return Phrase.of(
                    scene.title(),
                    ": ",
                    twins,
                    scene.house(parts.house().getAsInt()),
                    ", where one digit has ",
                    cells().size() == 2 ? "two places." : "few places.");
        }
        return Phrase.of(
                scene.title(),
                ": start in ",
                scene.place(cells()),
                scene.isNamed(cells())
                        ? " and try each of its candidates."
                        : ", where a cell has few candidates, and try each of them.");
    }

    @Override
    public List<Phrase> because() {
        Optional<List<Candidate>> twins = twins();
        if (twins.isPresent()) {
            return wing(twins.get());
        }
        List<Phrase> told = new ArrayList<>();
        told.add(beginning());
        proof.branches().stream().sorted(IN_ORDER).forEach(branch -> told.addAll(alternative(branch)));
        told.addAll(meeting());
        return told;
    }

    private Phrase beginning() {
        List<Candidate> candidates = split.candidates(scene.board());
        return (isCell()
                        ? Phrase.of(words().clause(Claim.on(candidates)), ".")
                        : Phrase.of(
                                Words.capital(
                                        scene.house(Parts.of(split).house().orElseThrow())),
                                " has its ",
                                value(),
                                " in ",
                                scene.anyOf(cells()),
                                "."))
                .about(candidates);
    }

    private List<Phrase> wing(List<Candidate> ends) {
        CellSet cells = scene.cellsOf(ends);
        List<Phrase> told = new ArrayList<>();
        told.add(Phrase.of(scene.cells(cells), " can each hold only ", Scene.or(scene.valuesOf(cells)), "."));
        told.add(Phrase.of(
                Words.capital(scene.house(Parts.of(split).house().orElseThrow())),
                " has its ",
                value(),
                " in ",
                scene.anyOf(cells()),
                "; whichever it is sees ",
                Words.or(cells.stream().mapToObj(scene::cell).toList()),
                " and makes it ",
                ends.get(0).value(),
                "."));
        return told;
    }

    private List<Phrase> alternative(Branch branch) {
        BranchWords links = BranchWords.untilTruth(scene, branch);
        Phrase assumption = isCell() ? words().aboutIt(branch.assumption()) : words().clause(branch.assumption());
        if (links.isEmpty()) {
            return isOneDigit() && isCell()
                    ? List.of(Phrase.of("Otherwise ", words().aboutIt(branch.assumption()), " itself."))
                    : List.of();
        }
        List<Phrase> told = new ArrayList<>();
        List<Phrase> all = links.tell(".");
        Phrase first = Phrase.of("If ", assumption, ", ", all.get(0));
        told.add(all.size() > 1 ? first.asDetail() : first);
        told.addAll(all.subList(1, all.size()));
        return told;
    }

    private List<Claim> ends() {
        return proof.branches().stream()
                .filter(branch -> branch.emptied().isEmpty())
                .map(branch -> BranchWords.untilTruth(scene, branch).end())
                .distinct()
                .toList();
    }

    /** Whether each alternative makes the same digit true where what is eliminated sees it. */
    private boolean isOneDigit() {
        return ends().stream().allMatch(Claim::on) && Chains.isOneDigit(scene, ends());
    }

    private List<Phrase> meeting() {
        return isOneDigit() ? List.of() : new Endings(scene, proof.branches()).tell();
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        if (!isOneDigit() || ends().isEmpty()) {
            return effects.place();
        }
        CellSet cells = ends().stream()
                .map(end -> scene.cellsOf(end.candidates()))
                .reduce(CellSet.of(scene.board().size()), CellSet::or);
        return effects.therefore(effects.seeing(cells.size()));
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
