package dev.clew.logic.text;

import dev.clew.core.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Words in the order of speaking that remember what they name, so that nobody has to find it in the text again. Prints
 * as the text. Immutable.
 */
final class Phrase {
    static final Phrase NONE = of();

    private final String text;
    private final List<Clause.Name> names;
    private final List<CellSet> about;
    private final List<Clause.Link> links;

    private Phrase(String text, List<Clause.Name> names, List<CellSet> about, List<Clause.Link> links) {
        this.text = text;
        this.names = List.copyOf(names);
        this.about = List.copyOf(about);
        this.links = List.copyOf(links);
    }

    /** The parts one after another: phrases, and anything else as it prints. */
    static Phrase of(Object... parts) {
        StringBuilder text = new StringBuilder();
        List<Clause.Name> names = new ArrayList<>();
        List<CellSet> about = new ArrayList<>();
        List<Clause.Link> links = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof Phrase phrase) {
                phrase.names.forEach(name -> names.add(name.movedBy(text.length())));
                about.addAll(phrase.about);
                links.addAll(phrase.links);
            }
            text.append(part);
        }
        return new Phrase(text.toString(), names, about, links);
    }

    /** The parts with a separator between them. */
    static Phrase join(String separator, List<?> parts) {
        return of(parts.stream()
                .flatMap(part -> Stream.of(separator, part))
                .skip(1)
                .toArray());
    }

    /** The name of a cell, or of several in short. */
    static Phrase name(String text, CellSet cells) {
        return new Phrase(text, List.of(new Clause.Name(0, text, cells)), List.of(), List.of());
    }

    /** The names of all the cells in short: {@code r1c123, r4c567}. */
    static Phrase names(CellSet cells) {
        return join(
                ", ",
                cells.blocks().stream()
                        .map(block -> name(block.toString(), block))
                        .toList());
    }

    /** The same words, said of these cells, too. */
    Phrase about(CellSet cells) {
        return new Phrase(text, names, List.of(cells), links);
    }

    /** The same words, which tell a link. */
    Phrase telling(Clause.Link link) {
        return new Phrase(text, names, about, List.of(link));
    }

    Phrase capital() {
        return new Phrase(Words.capital(text), names, about, links);
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** The words as data, on a grid of that side. */
    Clause toClause(int side) {
        CellSet cells = Stream.concat(names.stream().map(Clause.Name::cells), about.stream())
                .reduce(CellSet.of(side), CellSet::or);
        return new Clause(text, names, cells, links);
    }

    @Override
    public String toString() {
        return text;
    }
}
