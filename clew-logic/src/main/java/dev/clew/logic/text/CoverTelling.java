package dev.clew.logic.text;

import dev.clew.core.CellSet;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Slot;
import java.util.List;
import java.util.stream.Collectors;

/** Any other cover: cells and digits in houses mixed. */
record CoverTelling(Scene scene, Cover proof) implements Telling {
    @Override
    public String nudge() {
        return scene.pick(
                "Some cells and digits need just as much room as there is.",
                "Count a few cells against the digits that they can hold.");
    }

    @Override
    public Phrase where() {
        SlotGroup bases = SlotGroup.of(scene.board(), proof.bases());
        CellSet seen = bases.cells().minus(scene.targets());
        Object place = !bases.houses().isEmpty()
                ? scene.houses(bases.houses())
                : seen.isEmpty() ? "the cells with few candidates" : scene.cells(seen);
        return Phrase.of(scene.name(), ": look at ", place, ", and count the room against the need.");
    }

    @Override
    public List<Phrase> because() {
        return List.of(
                Phrase.of("Each of these must be settled: ", describe(proof.bases()), "."),
                Phrase.of(
                        "All their candidates lie within these, of which each holds one at most: ",
                        describe(proof.covers()),
                        fins(),
                        "."),
                Phrase.of("So the first use up the second, and what else lies there goes."));
    }

    private Phrase fins() {
        return proof.fins().isEmpty()
                ? Phrase.NONE
                : Phrase.of(
                        " or else ",
                        scene.anyOf(scene.cellsOf(proof.fins())),
                        " breaks out, seen by every candidate that goes");
    }

    @Override
    public Phrase therefore() {
        return scene.verdict();
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
