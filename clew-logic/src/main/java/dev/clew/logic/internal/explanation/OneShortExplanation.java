package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Cells with one digit too few for all of them, but for the fins: so a fin is true. */
record OneShortExplanation(Scene scene, CellSet cells, SortedSet<Integer> once, List<Candidate> fins)
        implements Explanation {
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
        return Phrase.of(scene.title(), ": ", scene.cells(cells), " have only ", size(), " digits between them.");
    }

    @Override
    public List<Phrase> because() {
        return List.of(
                Phrase.of(
                        scene.cells(cells),
                        " can hold only ",
                        Words.and(all()),
                        ", and ",
                        Words.and(once),
                        " each fit there only once."),
                Phrase.of(
                                "They fill only ",
                                Words.number(once.size()),
                                " of the cells, so ",
                                scene.anyOf(finCells()),
                                " is ",
                                value(),
                                ".")
                        .about(fins));
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        return effects.therefore(effects.seeing(finCells().size()));
    }

    @Override
    public String pattern() {
        return all().stream().map(String::valueOf).collect(Collectors.joining(",")) + " in " + cells;
    }
}
