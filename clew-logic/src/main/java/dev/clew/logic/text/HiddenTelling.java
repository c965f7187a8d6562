package dev.clew.logic.text;

import dev.clew.core.CellSet;
import java.util.List;
import java.util.stream.Collectors;

/** As many digits of a house as they have places between them. */
record HiddenTelling(Scene scene, SlotGroup digits, CellSet cells) implements Telling {
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
                Words.capital(size()) + " digits of one " + kind + " share their places.",
                "Ask of a " + kind + " where its missing digits fit. " + Words.capital(size())
                        + " of them have little choice.");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.name(),
                " in ",
                scene.house(house()),
                ": ",
                size(),
                " digits have only ",
                size(),
                " places between them.");
    }

    @Override
    public List<Phrase> because() {
        return List.of(
                Phrase.of(
                        "In ",
                        scene.house(house()),
                        " the digits ",
                        Words.and(digits.values()),
                        " fit only in ",
                        scene.cells(cells),
                        "."),
                Phrase.of(
                        Words.capital(size()),
                        " digits need ",
                        size(),
                        " cells, so they fill these, and nothing else fits there."));
    }

    @Override
    public Phrase therefore() {
        return scene.verdict();
    }

    @Override
    public String pattern() {
        return digits.values().stream().map(String::valueOf).collect(Collectors.joining(",")) + " in "
                + scene.shortHouses(digits.houses()) + " at " + cells;
    }
}
