package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.SlotGroup;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Single;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/**
 * Chooses the explanation of a proof by its kind and form, never by the technique that found it.
 *
 * @param scene the step on its board
 */
public record ExplanationChoice(Scene scene) implements Proof.Visitor<Explanation> {
    /** The forms of cases that have words of their own, the more special ones first. */
    private static final List<BiFunction<Scene, Cases, Optional<Explanation>>> FORMS = List.of(
            RemotePairExplanation::of,
            TwoLinksExplanation::of,
            LoopExplanation::of,
            ColourExplanation::of,
            TwoSetsExplanation::of,
            DirectExplanation::of,
            ChainExplanation::of,
            SplitExplanation::of);

    @Override
    public Explanation single(Single proof) {
        OptionalInt house = Parts.of(proof.slot()).house();
        return house.isPresent()
                ? new LastPlaceExplanation(scene, house.getAsInt(), proof.candidate())
                : new LastCandidateExplanation(scene, proof.candidate());
    }

    @Override
    public Explanation cover(Cover proof) {
        SlotGroup bases = SlotGroup.of(scene.board(), proof.bases());
        SlotGroup covers = SlotGroup.of(scene.board(), proof.covers());
        boolean balanced = bases.size() == covers.size();
        boolean plain = balanced && proof.fins().isEmpty();
        if (balanced && bases.size() > 1 && bases.isOneDigit() && covers.isOneDigit()) {
            return new FishExplanation(scene, bases, covers, proof.fins());
        }
        if (plain && bases.isOneDigit() && covers.isOneDigit()) {
            return new LockedExplanation(scene, bases, covers);
        }
        if (plain && bases.isCells() && covers.isAmong()) {
            return new NakedExplanation(scene, bases.cells(), covers.values());
        }
        if (plain && bases.isOneHouse() && covers.isCells()) {
            return new HiddenExplanation(scene, bases, covers.cells());
        }
        boolean oneShort = bases.size() == covers.size() + 1;
        if (oneShort && bases.isCells() && covers.isAmong() && isOneValue(proof.fins())) {
            return new OneShortExplanation(scene, bases.cells(), covers.values(), proof.fins());
        }
        return new CoverExplanation(scene, proof);
    }

    private static boolean isOneValue(List<Candidate> candidates) {
        return candidates.stream().map(Candidate::value).distinct().count() == 1;
    }

    @Override
    public Explanation cases(Cases proof) {
        return FORMS.stream()
                .flatMap(form -> form.apply(scene, proof).stream())
                .findFirst()
                .orElseGet(() -> new CasesExplanation(scene, proof));
    }

    @Override
    public Explanation deadly(Deadly proof) {
        return RectangleExplanation.of(scene, proof).orElseGet(() -> new DeadlyExplanation(scene, proof));
    }
}
