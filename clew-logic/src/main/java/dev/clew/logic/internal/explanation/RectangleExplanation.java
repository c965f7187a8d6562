package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.LockedSets;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Implication;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Four cells in which two digits could be swapped, and what keeps them from it. */
record RectangleExplanation(Scene scene, Deadly proof) implements Explanation {
    private static final int CORNERS = 4;

    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Deadly proof) {
        RectangleExplanation explanation = new RectangleExplanation(scene, proof);
        return proof.cells().size() == CORNERS && explanation.pair().size() == 2
                ? Optional.of(explanation)
                : Optional.empty();
    }

    private Digits pair() {
        Digits pair = Digits.NONE;
        for (Candidate candidate : proof.pattern()) {
            pair = pair.with(candidate.value());
        }
        return pair;
    }

    private List<Candidate> extras() {
        return proof.extras(scene.board());
    }

    private CellSet roof() {
        return scene.cellsOf(extras());
    }

    @Override
    public String nudge() {
        return scene.pick(
                "Four cells come close to letting two digits swap places. The puzzle has only one solution.",
                "Look for a rectangle of two digits that could trade places unnoticed.");
    }

    @Override
    public Phrase where() {
        CellSet cells = proof.cells();
        return Phrase.of(
                scene.title(),
                ": look where rows ",
                numbers(cells.stream().map(scene.shape()::row)),
                " meet columns ",
                numbers(cells.stream().map(scene.shape()::column)),
                ". Two digits could almost swap places there.");
    }

    private static Phrase numbers(IntStream lines) {
        return Words.and(lines.distinct().sorted().mapToObj(line -> line + 1).toList());
    }

    @Override
    public List<Phrase> because() {
        List<Phrase> told = new ArrayList<>();
        Optional<Map<Integer, Candidate>> strong = strongSides();
        Phrase only = Phrase.of("only ", Scene.and(pair()));
        told.add(Phrase.of(
                        "If the rectangle ",
                        Phrase.names(proof.cells()),
                        " held ",
                        only,
                        ", the two could be swapped, giving a second solution.")
                .about(proof.pattern()));
        if (strong.isPresent()) {
            told.addAll(byStrongSides(strong.get()));
        } else if (isSubset()) {
            told.addAll(bySubset());
        } else if (isPlain()) {
            told.add(Phrase.of("So ", words().clause(Claim.on(extras())), ".").about(extras()));
        } else {
            told.add(Phrase.of("So ", words().clause(Claim.on(extras())), ".").about(extras()));
            told.addAll(DeadlyExplanation.branches(scene, proof));
        }
        return told;
    }

    private ClaimWords words() {
        return new ClaimWords(scene);
    }

    /** One of the extra candidates is true, and that alone excludes what is eliminated. */
    private boolean isPlain() {
        return proof.branches().stream().allMatch(Chains::isBare);
    }

    // ---- type 3: the extras and other cells of a house are a subset ----

    private boolean isSubset() {
        return subsetCells().isPresent()
                && !scene.sharedHouses(subsetCells().get().or(roof())).isEmpty();
    }

    private Optional<CellSet> subsetCells() {
        List<CellSet> sets = List.copyOf(LockedSets.of(proof.branches()).cells());
        return sets.size() == 1 ? Optional.of(sets.get(0)) : Optional.empty();
    }

    private List<Phrase> bySubset() {
        CellSet others = subsetCells().orElseThrow();
        Digits extra = Digits.NONE;
        for (Candidate candidate : extras()) {
            extra = extra.with(candidate.value());
        }
        return List.of(
                Phrase.of("So ", scene.anyOf(roof()), " holds ", Scene.or(extra), ";")
                        .about(extras()),
                Phrase.of(
                        "with ",
                        scene.cells(others),
                        " they use up ",
                        Scene.and(extra.or(scene.valuesOf(others))),
                        " in ",
                        scene.houses(scene.sharedHouses(others.or(roof()))),
                        "."));
    }

    // ---- type 4 and hidden: a digit of the pair has to be in the rectangle ----

    /** The houses that have a digit of the pair in two corners only, and where it is if the target holds the other. */
    private Optional<Map<Integer, Candidate>> strongSides() {
        Map<Integer, Candidate> sides = new LinkedHashMap<>();
        for (Branch branch : proof.branches()) {
            if (Chains.isBare(branch)) {
                continue;
            }
            List<Implication> then = branch.implications();
            if (then.size() != 2
                    || then.get(0).claim().on()
                    || Chains.house(then.get(1)).isEmpty()) {
                return Optional.empty();
            }
            sides.put(Chains.house(then.get(1)).get(), then.get(0).claim().first());
        }
        return sides.isEmpty() ? Optional.empty() : Optional.of(sides);
    }

    private List<Phrase> byStrongSides(Map<Integer, Candidate> sides) {
        int value = sides.values().iterator().next().value();
        int other = pair().without(value).first();
        if (sides.size() == 1) {
            int house = sides.keySet().iterator().next();
            CellSet corners = proof.cells().and(scene.shape().houseCells(house));
            return List.of(
                    Phrase.of(
                            Words.capital(scene.house(house)),
                            " has room for ",
                            value,
                            " only in ",
                            scene.cells(corners),
                            ", so one of them is ",
                            value,
                            "."),
                    Phrase.of("If the other were ", other, ", the rectangle would hold only ", Scene.and(pair()), "."));
        }
        List<Phrase> forced = new ArrayList<>();
        sides.forEach((house, candidate) -> forced.add(Phrase.of(
                scene.house(house),
                forced.isEmpty() ? " would have its " : " its ",
                value,
                " in ",
                scene.cell(candidate.cell()))));
        return List.of(Phrase.of(
                "If ",
                scene.cells(scene.targets()),
                " were ",
                other,
                ", ",
                Words.and(forced),
                ", leaving only ",
                Scene.and(pair()),
                " in the rectangle."));
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        if (!isPlain()) {
            return effects.therefore();
        }
        return roof().containsAll(scene.targets()) ? effects.place() : effects.therefore(effects.seeing(roof().size()));
    }

    @Override
    public String pattern() {
        return pair().stream()
                        .mapToObj(String::valueOf)
                        .reduce((a, b) -> a + "/" + b)
                        .orElse("") + " in " + proof.cells();
    }
}
