package dev.clew.logic.text;

import dev.clew.core.CellSet;
import dev.clew.logic.proof.Slot;
import java.util.List;

/** One digit of a house has all its places where another house crosses. */
record LockedTelling(Scene scene, SlotGroup base, SlotGroup cover) implements Telling {
    private int house() {
        return base.houses().get(0);
    }

    private int crossing() {
        return cover.houses().get(0);
    }

    @Override
    public String nudge() {
        String base = scene.kind(house());
        String other = scene.kind(crossing());
        return scene.pick(
                "Look where a " + base + " and a " + other + " cross: one digit has no other way.",
                "One digit of a " + base + " keeps to a single " + other + ".");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.name(),
                ": look where ",
                scene.house(house()),
                " meets ",
                scene.house(crossing()),
                ". One digit of ",
                scene.house(house()),
                " has to stand there.");
    }

    @Override
    public List<Phrase> because() {
        int value = base.values().first();
        CellSet places = scene.cellsOf(new Slot.InHouse(house(), value).candidates(scene.board()));
        return List.of(
                Phrase.of(
                        "In ",
                        scene.house(house()),
                        " ",
                        Words.one(value),
                        " fits only in ",
                        scene.anyOf(places),
                        ", and all of these lie in ",
                        scene.house(crossing()),
                        "."),
                Phrase.of(
                        "One of them is the ",
                        value,
                        " of ",
                        scene.house(crossing()),
                        ", so it fits nowhere else there."));
    }

    @Override
    public Phrase therefore() {
        return scene.verdict();
    }

    @Override
    public String pattern() {
        return base.values().first() + " in " + scene.shortHouses(base.houses());
    }
}
