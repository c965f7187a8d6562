package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Cells with one digit too few for all of them, but for the fins: so a fin is true. */
record OneShortTelling(Scene scene, CellSet cells, SortedSet<Integer> once, List<Candidate> fins) implements Telling {
    private int value() {
        return fins.get(0).value();
    }

    private SortedSet<Integer> all() {
        SortedSet<Integer> all = new TreeSet<>(once);
        all.add(value());
        return all;
    }

    private CellSet finCells() {
        return scene.cellsOf(fins);
    }

    private String size() {
        return Words.number(cells.size());
    }

    @Override
    public String nudge() {
        return scene.pick(
                Words.capital(size()) + " cells share so few digits that one of the digits has to be among them.",
                "Find " + size() + " cells with " + size()
                        + " digits between them, of which all but one fit only once.");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.name(),
                ": ",
                scene.cells(cells),
                " have only ",
                size(),
                " digits between them, and ",
                size(),
                " cells need as many.");
    }

    @Override
    public List<Phrase> because() {
        return List.of(
                Phrase.of(scene.cells(cells), " have only ", Words.and(all()), " between them."),
                Phrase.of(
                        Words.and(once),
                        " can each fill one of the cells at most, because the cells with the same digit see each other."),
                Phrase.of(
                        "That fills ",
                        Words.number(once.size()),
                        " of the ",
                        size(),
                        " cells, so ",
                        Words.one(value()),
                        " is in ",
                        scene.anyOf(finCells()),
                        "."));
    }

    @Override
    public Phrase therefore() {
        return scene.verdict();
    }

    @Override
    public String pattern() {
        return all().stream().map(String::valueOf).collect(Collectors.joining(",")) + " in " + cells;
    }
}
