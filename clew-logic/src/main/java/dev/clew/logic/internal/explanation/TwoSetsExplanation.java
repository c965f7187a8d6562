package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.LockedSets;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Parts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two almost locked sets and a digit that cannot be in both: the one without it keeps all its other digits. With two such
 * digits each set holds one of them, and both keep all the others. A is the set that comes first in reading order, as in
 * the picture.
 */
record TwoSetsExplanation(Scene scene, Cases proof, CellSet a, CellSet b, Digits links) implements Explanation {
    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Cases proof) {
        List<Branch> branches = proof.branches();
        List<CellSet> sets = List.copyOf(LockedSets.of(branches).cells());
        if (proof.split().isPresent() || branches.size() != 2 || sets.size() != 2) {
            return Optional.empty();
        }
        Branch on = branches.get(branches.get(0).assumption().on() ? 0 : 1);
        Branch off = branches.get(on.equals(branches.get(0)) ? 1 : 0);
        boolean plain = on.assumption().on()
                && branches.stream().allMatch(branch -> branch.emptied().isEmpty() && isBySets(branch));
        Optional<CellSet> without =
                first(off).filter(set -> off.implications().get(0).from().equals(List.of(0)));
        if (!plain || without.isEmpty() || on.implications().size() < 2) {
            return Optional.empty();
        }
        CellSet a = without.get();
        CellSet b = sets.get(sets.get(0).equals(a) ? 1 : 0);
        boolean fits = a.containsAll(scene.cellsOf(on.assumption().candidates()))
                && b.containsAll(scene.cellsOf(on.implications().get(0).claim().candidates()));
        boolean inOrder = key(a).compareTo(key(b)) <= 0;
        return fits
                ? Optional.of(new TwoSetsExplanation(scene, proof, inOrder ? a : b, inOrder ? b : a, links(on, off)))
                : Optional.empty();
    }

    /** Sets are in the order of their cells, as text is in that of its letters. */
    private static String key(CellSet set) {
        StringBuilder key = new StringBuilder();
        set.forEach(cell -> key.append((char) cell));
        return key.toString();
    }

    private static Optional<CellSet> first(Branch branch) {
        return branch.implications().stream()
                .findFirst()
                .flatMap(implication -> Parts.of(implication.reason()).cells());
    }

    /** Whether what is true follows from sets, and what is not is seen from it. */
    private static boolean isBySets(Branch branch) {
        return branch.implications().stream().allMatch(implication -> {
            Parts reason = Parts.of(implication.reason());
            boolean bySet = reason.cells().isPresent();
            return bySet == implication.claim().on()
                    && reason.slot().isEmpty()
                    && reason.proof().isEmpty();
        });
    }

    /** The digits that cannot be in both: those that some claim excludes from a set. */
    private static Digits links(Branch on, Branch off) {
        Digits links = Digits.of(on.assumption().first().value());
        for (Branch branch : List.of(on, off)) {
            for (Implication implication : branch.implications()) {
                Claim claim = implication.claim();
                links = claim.on() ? links : links.with(claim.first().value());
            }
        }
        return links;
    }

    @Override
    public String nudge() {
        return SetNudge.of(scene);
    }

    @Override
    public Phrase where() {
        return Phrase.of(scene.title(), ": ", SetNudge.place(scene, List.of(a, b)));
    }

    @Override
    public List<Phrase> because() {
        List<Phrase> told = new ArrayList<>();
        told.add(Phrase.of(
                named("A", a),
                " and ",
                named("B", b),
                " each have one more digit than cells",
                links.size() == 1 ? Phrase.of(", and cannot both hold ", Scene.and(links), ".") : Phrase.of(".")));
        if (links.size() == 1) {
            told.add(Phrase.of("The one without ", Scene.and(links), " needs all its other digits: ", shared(), "."));
        } else {
            told.add(Phrase.of(
                    "They cannot both hold ",
                    links.first(),
                    ", nor both ",
                    links.without(links.first()).first(),
                    ", so each holds one of the two and all its other digits."));
        }
        return told;
    }

    private static Phrase named(String name, CellSet cells) {
        return Phrase.of(name, " (", Phrase.names(cells), ")");
    }

    /** {@code 8 is in r1c5 or r8c5, or else in r1c4 or r2c4}: the digits that are eliminated. */
    private Phrase shared() {
        Map<List<CellSet>, List<Integer>> values = new LinkedHashMap<>();
        removedValues()
                .forEach(value -> values.computeIfAbsent(
                                List.of(places(a, value), places(b, value)), none -> new ArrayList<>())
                        .add(value));
        List<Phrase> told = new ArrayList<>();
        values.forEach((places, digits) -> told.add(Phrase.of(
                        Words.and(digits),
                        Words.plural(digits.size(), " is in ", " are each in "),
                        scene.anyOf(places.get(0)),
                        ", or else in ",
                        scene.anyOf(places.get(1)))
                .about(digits.stream()
                        .flatMap(value -> candidates(value).stream())
                        .toList())));
        return Phrase.join("; ", told);
    }

    private Digits removedValues() {
        Digits values = Digits.NONE;
        for (Candidate candidate : Chains.removed(scene)) {
            values = values.with(candidate.value());
        }
        return values;
    }

    private List<Candidate> candidates(int value) {
        return places(a, value).or(places(b, value)).stream()
                .mapToObj(cell -> scene.board().candidate(cell, value))
                .toList();
    }

    private CellSet places(CellSet set, int value) {
        return CellSet.of(
                scene.board().size(),
                set.stream().filter(cell -> scene.board().has(cell, value)).toArray());
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        if (links.size() > 1) {
            return effects.therefore(": each sees all places for its digit in A, B or both");
        }
        Digits values = removedValues();
        int cells = places(a, values.first()).or(places(b, values.first())).size();
        return effects.therefore(values.size() == 1 ? effects.seeing(cells) : seeingEach(effects, values.size()));
    }

    private String seeingEach(Effects effects, int digits) {
        return scene.targets().size() == 1
                ? effects.seeing("every place of " + Words.all(digits))
                : ": each sees every place of its digit";
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
