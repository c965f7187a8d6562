package dev.clew.logic.internal.telling;

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
 * Chooses how to tell a proof by its kind and form, never by the technique that found it.
 *
 * @param scene the step on its board
 */
public record TellingChoice(Scene scene) implements Proof.Visitor<Telling> {
    /** The forms of cases that have words of their own, the more special ones first. */
    private static final List<BiFunction<Scene, Cases, Optional<Telling>>> FORMS = List.of(
            RemotePairTelling::of,
            TwoLinksTelling::of,
            LoopTelling::of,
            ColourTelling::of,
            TwoSetsTelling::of,
            ChainTelling::of,
            SplitTelling::of);

    @Override
    public Telling single(Single proof) {
        OptionalInt house = Parts.of(proof.slot()).house();
        return house.isPresent()
                ? new LastPlaceTelling(scene, house.getAsInt(), proof.candidate())
                : new LastCandidateTelling(scene, proof.candidate());
    }

    @Override
    public Telling cover(Cover proof) {
        SlotGroup bases = SlotGroup.of(scene.board(), proof.bases());
        SlotGroup covers = SlotGroup.of(scene.board(), proof.covers());
        boolean balanced = bases.size() == covers.size();
        boolean plain = balanced && proof.fins().isEmpty();
        if (balanced && bases.size() > 1 && bases.isOneDigit() && covers.isOneDigit()) {
            return new FishTelling(scene, bases, covers, proof.fins());
        }
        if (plain && bases.isOneDigit() && covers.isOneDigit()) {
            return new LockedTelling(scene, bases, covers);
        }
        if (plain && bases.isCells() && covers.isAmong()) {
            return new NakedTelling(scene, bases.cells(), covers.values());
        }
        if (plain && bases.isOneHouse() && covers.isCells()) {
            return new HiddenTelling(scene, bases, covers.cells());
        }
        boolean oneShort = bases.size() == covers.size() + 1;
        if (oneShort && bases.isCells() && covers.isAmong() && isOneValue(proof.fins())) {
            return new OneShortTelling(scene, bases.cells(), covers.values(), proof.fins());
        }
        return new CoverTelling(scene, proof);
    }

    private static boolean isOneValue(List<Candidate> candidates) {
        return candidates.stream().map(Candidate::value).distinct().count() == 1;
    }

    @Override
    public Telling cases(Cases proof) {
        return FORMS.stream()
                .flatMap(form -> form.apply(scene, proof).stream())
                .findFirst()
                .orElseGet(() -> new CasesTelling(scene, proof));
    }

    @Override
    public Telling deadly(Deadly proof) {
        return RectangleTelling.of(scene, proof).orElseGet(() -> new DeadlyTelling(scene, proof));
    }
}
