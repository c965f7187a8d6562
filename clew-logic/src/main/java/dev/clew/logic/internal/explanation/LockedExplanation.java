package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.SlotGroup;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Slot;
import java.util.List;

/** One digit of a house has all its places where another house crosses. */
record LockedExplanation(Scene scene, SlotGroup base, SlotGroup cover) implements Explanation {
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
                "Look where a " + base + " and a " + other + " cross: one digit has nowhere else to go.",
                "In one " + base + ", a digit fits only within a single " + other + ".");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.title(),
                ": look where ",
                scene.house(house()),
                " meets ",
                scene.house(crossing()),
                ". One digit of ",
                scene.house(house()),
                " fits only there.");
    }

    @Override
    public List<Phrase> because() {
        int value = base.values().first();
        List<Candidate> places = new Slot.InHouse(house(), value).candidates(scene.board());
        String all = places.size() > 2 ? ", all in " : ", both in ";
        return List.of(
                Phrase.of(
                                Words.capital(scene.house(house())),
                                " has room for ",
                                value,
                                " only in ",
                                scene.anyOf(scene.cellsOf(places)),
                                places.size() == 1 ? ", in " : all,
                                scene.house(crossing()),
                                ".")
                        .about(places),
                Phrase.of(
                        places.size() == 1 ? "That is the " : "One of them is the ",
                        value,
                        " of ",
                        scene.house(crossing()),
                        ", so no other cell there can be ",
                        value,
                        "."));
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    @Override
    public String pattern() {
        return base.values().first() + " in " + scene.shortHouses(base.houses());
    }
}
