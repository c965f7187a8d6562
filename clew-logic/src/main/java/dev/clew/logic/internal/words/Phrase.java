package dev.clew.logic.internal.words;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.text.Clause;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Words in spoken order that remember what they name, so that it need not be found in the text again. Prints as the
 * text. Immutable.
 */
public final class Phrase {
    /** No words. */
    public static final Phrase NONE = of();

    private final String text;
    private final List<Clause.Name> names;
    private final Subject subject;
    private final boolean detail;

    /** What words are about beyond what they name. */
    private record Subject(List<CellSet> cells, List<Candidate> candidates, List<Clause.Link> links) {
        static final Subject NOTHING = new Subject(List.of(), List.of(), List.of());

        Subject and(Subject other) {
            return new Subject(join(cells, other.cells), join(candidates, other.candidates), join(links, other.links));
        }

        private static <T> List<T> join(List<T> one, List<T> other) {
            return Stream.concat(one.stream(), other.stream()).toList();
        }

        List<Candidate> allCandidates() {
            Set<Candidate> all = new LinkedHashSet<>(candidates);
            links.forEach(link -> {
                all.addAll(link.from());
                all.addAll(link.to());
            });
            return List.copyOf(all);
        }
    }

    private Phrase(String text, List<Clause.Name> names, Subject subject, boolean detail) {
        this.text = text;
        this.names = List.copyOf(names);
        this.subject = subject;
        this.detail = detail;
    }

    /** The parts one after another: phrases, and anything else as it prints. */
    public static Phrase of(Object... parts) {
        StringBuilder text = new StringBuilder();
        List<Clause.Name> names = new ArrayList<>();
        Subject subject = Subject.NOTHING;
        for (Object part : parts) {
            if (part instanceof Phrase phrase) {
                phrase.names.forEach(name -> names.add(moved(name, text.length())));
                subject = subject.and(phrase.subject);
            }
            text.append(part);
        }
        return new Phrase(text.toString(), names, subject, false);
    }

    /** The parts with a separator between them. */
    public static Phrase join(String separator, List<?> parts) {
        return of(parts.stream()
                .flatMap(part -> Stream.of(separator, part))
                .skip(1)
                .toArray());
    }

    private static Clause.Name moved(Clause.Name name, int chars) {
        return new Clause.Name(name.at() + chars, name.text(), name.cells());
    }

    /** The name of a cell, or of several in short. */
    public static Phrase name(String text, CellSet cells) {
        return new Phrase(text, List.of(new Clause.Name(0, text, cells)), Subject.NOTHING, false);
    }

    /** The names of all the cells in short: {@code r1c123, r4c567}. */
    public static Phrase names(CellSet cells) {
        return join(
                ", ",
                cells.blocks().stream()
                        .map(block -> name(block.toString(), block))
                        .toList());
    }

    /** The same words, said of these cells, too. */
    public Phrase about(CellSet cells) {
        return about(new Subject(List.of(cells), List.of(), List.of()));
    }

    /** The same words, said of these candidates, too. */
    public Phrase about(Collection<Candidate> candidates) {
        return about(new Subject(List.of(), List.copyOf(candidates), List.of()));
    }

    /** The same words, which name a link. */
    public Phrase linking(Clause.Link link) {
        return about(new Subject(List.of(), List.of(), List.of(link)));
    }

    private Phrase about(Subject more) {
        return new Phrase(text, names, subject.and(more), detail);
    }

    /** The same words, which a short version leaves out. */
    public Phrase asDetail() {
        return new Phrase(text, names, subject, true);
    }

    /** The same words with a capital letter at the beginning. */
    public Phrase capital() {
        return new Phrase(Words.capital(text), names, subject, detail);
    }

    /** Whether it is empty. */
    public boolean isEmpty() {
        return text.isEmpty();
    }

    /** The number of characters. */
    public int length() {
        return text.length();
    }

    /** Whether a short version leaves the words out. */
    public boolean isDetail() {
        return detail;
    }

    /** The same words, which belong to every version. */
    public Phrase inFull() {
        return new Phrase(text, names, subject, false);
    }

    /** The words as data, on a grid of that side. */
    public Clause toClause(int side) {
        List<Candidate> candidates = subject.allCandidates();
        CellSet cells = Stream.concat(names.stream().map(Clause.Name::cells), subject.cells.stream())
                .reduce(CellSet.of(side), CellSet::or);
        for (Candidate candidate : candidates) {
            cells = cells.with(candidate.cell());
        }
        return new Clause(text, names, cells, candidates, subject.links, detail);
    }

    @Override
    public String toString() {
        return text;
    }
}
