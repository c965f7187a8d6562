package dev.clew.logic.text;

import dev.clew.core.CellSet;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;

/** As many cells as they have digits between them. */
record NakedTelling(Scene scene, CellSet cells, SortedSet<Integer> values) implements Telling {
    private String size() {
        return Words.number(cells.size());
    }

    @Override
    public String nudge() {
        List<Integer> houses = scene.sharedHouses(cells);
        String kind = houses.isEmpty() ? "house" : scene.kind(houses.get(0));
        return scene.pick(
                Words.capital(size()) + " cells of one " + kind + " keep their digits to themselves.",
                "Compare the cells of a " + kind + " that have little left. " + Words.capital(size())
                        + " of them belong together.");
    }

    @Override
    public Phrase where() {
        List<Integer> houses = scene.sharedHouses(cells);
        String place = houses.isEmpty() ? "" : " in " + scene.houses(houses);
        return Phrase.of(scene.name(), place, ": ", size(), " cells there have only ", size(), " digits between them.");
    }

    @Override
    public List<Phrase> because() {
        List<Integer> houses = scene.sharedHouses(cells);
        String place = houses.isEmpty() ? "no cell that sees them all" : "no other cell of " + scene.houses(houses);
        return List.of(
                Phrase.of(scene.cells(cells), " have only ", Words.and(values), " between them."),
                Phrase.of(
                        Words.capital(size()),
                        " cells need ",
                        size(),
                        " digits, so they use up all of these, and ",
                        place,
                        " can hold one."));
    }

    @Override
    public Phrase therefore() {
        return scene.verdict();
    }

    @Override
    public String pattern() {
        return values.stream().map(String::valueOf).collect(Collectors.joining(",")) + " in " + cells;
    }
}
