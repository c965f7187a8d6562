package dev.clew.logic.internal.explanation;

import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;

/** As many cells as they have digits between them. */
record NakedExplanation(Scene scene, CellSet cells, SortedSet<Integer> values) implements Explanation {
    private String size() {
        return Words.number(cells.size());
    }

    @Override
    public String nudge() {
        List<Integer> houses = scene.sharedHouses(cells);
        String kind = houses.isEmpty() ? "house" : scene.kind(houses.get(0));
        return scene.pick(
                Words.capital(size()) + " cells of one " + kind + " have only " + size() + " digits between them.",
                "Compare the cells of a " + kind + " that have few candidates. " + Words.capital(size())
                        + " of them belong together.");
    }

    @Override
    public Phrase where() {
        List<Integer> houses = scene.sharedHouses(cells);
        String place = houses.isEmpty() ? "" : " in " + scene.houses(houses);
        return Phrase.of(
                scene.title(), place, ": ", size(), " cells there have only ", size(), " digits between them.");
    }

    @Override
    public List<Phrase> because() {
        List<Integer> houses = scene.sharedHouses(cells);
        Object end = houses.isEmpty()
                ? Phrase.of("no cell that sees ", Words.all(cells.size()), " can hold any of them.")
                : Phrase.of("they use up these digits in ", scene.houses(houses), ".");
        return List.of(Phrase.of(scene.cells(cells), " can hold only ", Words.and(values), ", so ", end));
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    @Override
    public String pattern() {
        return values.stream().map(String::valueOf).collect(Collectors.joining(",")) + " in " + cells;
    }
}
