package dev.clew.logic.text;

import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;

/** Chooses how to tell a proof by its kind and form, never by the technique that found it. */
record TellingChoice(Scene scene) implements Proof.Visitor<Telling> {
    @Override
    public Telling single(Single proof) {
        return proof.slot().accept(new Slot.Visitor<Telling>() {
            @Override
            public Telling inCell(Slot.InCell slot) {
                return new LastCandidateTelling(scene, proof.candidate());
            }

            @Override
            public Telling inHouse(Slot.InHouse slot) {
                return new LastPlaceTelling(scene, slot, proof.candidate());
            }

            @Override
            public Telling among(Slot.Among slot) {
                return new LastCandidateTelling(scene, proof.candidate());
            }
        });
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
        return new CoverTelling(scene, proof);
    }

    @Override
    public Telling cases(Cases proof) {
        return new CasesTelling(scene, proof);
    }

    @Override
    public Telling deadly(Deadly proof) {
        return new DeadlyTelling(scene, proof);
    }
}
