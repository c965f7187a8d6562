package dev.clew.logic.internal.explanation;

import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.SlotGroup;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Slot;
import java.util.List;
import java.util.stream.Collectors;

/** Any other cover: cells and digits in houses mixed. */
record CoverExplanation(Scene scene, Cover proof) implements Explanation {
    @Override
    public String nudge() {
        return scene.pick(
                "Some cells and digits need exactly as much room as there is.",
                "Count a few cells against the digits that they can hold.");
    }

    @Override
    public Phrase where() {
        SlotGroup bases = SlotGroup.of(scene.board(), proof.bases());
        CellSet seen = bases.cells().minus(scene.targets());
        Object place = !bases.houses().isEmpty()
                ? scene.houses(bases.houses())
                : seen.isEmpty() ? "the cells with few candidates" : scene.cells(seen);
        return Phrase.of(scene.title(), ": look at ", place, ", and count the places against the digits.");
    }

    @Override
    public List<Phrase> because() {
        return List.of(
                Phrase.of("One candidate is true in each of these: ", describe(proof.bases()), "."),
                Phrase.of(
                        "All of them lie within ",
                        describe(proof.covers()),
                        ", each of which holds at most one",
                        fins(),
                        "."),
                Phrase.of("So these are used up, and nothing else there can be true."));
    }

    private Phrase fins() {
        return proof.fins().isEmpty()
                ? Phrase.NONE
                : Phrase.of(
                        ", apart from the fins ",
                        scene.cells(scene.cellsOf(proof.fins())),
                        ", which every eliminated candidate sees");
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    private Phrase describe(List<Slot> slots) {
        return Words.and(slots.stream().map(scene::slot).toList());
    }

    @Override
    public String pattern() {
        return join(proof.bases()) + " / " + join(proof.covers());
    }

    private String join(List<Slot> slots) {
        return slots.stream().map(slot -> slot.describe(scene.shape())).collect(Collectors.joining(", "));
    }
}
