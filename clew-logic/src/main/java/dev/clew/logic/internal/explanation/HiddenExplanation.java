package dev.clew.logic.internal.explanation;

import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.SlotGroup;
import dev.clew.logic.internal.words.Words;
import java.util.List;
import java.util.stream.Collectors;

/** As many digits of a house as they have places between them. */
record HiddenExplanation(Scene scene, SlotGroup digits, CellSet cells) implements Explanation {
    private int house() {
        return digits.houses().get(0);
    }

    private String size() {
        return Words.number(cells.size());
    }

    @Override
    public String nudge() {
        String kind = scene.kind(house());
        return scene.pick(
                Words.capital(size()) + " digits of one " + kind + " have only " + size() + " cells between them.",
                "Ask where the missing digits of a " + kind + " can go. " + Words.capital(size())
                        + " of them share their places.");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.title(),
                " in ",
                scene.house(house()),
                ": ",
                size(),
                " digits have only ",
                size(),
                " cells between them.");
    }

    @Override
    public List<Phrase> because() {
        return List.of(Phrase.of(
                Words.capital(scene.house(house())),
                " has room for ",
                Words.and(digits.values()),
                " only in ",
                scene.cells(cells),
                ", so these cells hold nothing else."));
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    @Override
    public String pattern() {
        return digits.values().stream().map(String::valueOf).collect(Collectors.joining(",")) + " in "
                + scene.shortHouses(digits.houses()) + " at " + cells;
    }
}
