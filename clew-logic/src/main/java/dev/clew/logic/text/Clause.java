package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import java.util.List;

/**
 * A piece of an argument that can be pointed at: a sentence, or a link of a chain within one. Immutable.
 *
 * @param text the words, with whatever sign ends them
 * @param names where cells are named in the text, in order
 * @param cells all cells that it is about, named or not
 * @param candidates the candidates that it is about, as far as it is about some
 * @param links the links of a chain that it explains
 * @param detail whether a short version leaves it out: without its details an argument still says what follows from
 *     what
 * @since 0.2.0
 */
public record Clause(
        String text, List<Name> names, CellSet cells, List<Candidate> candidates, List<Link> links, boolean detail) {
    /** Keeps copies of the lists. */
    public Clause {
        names = List.copyOf(names);
        candidates = List.copyOf(candidates);
        links = List.copyOf(links);
    }

    /**
     * A name within a text: {@code r1c3}, or several cells in short, {@code r28c3}.
     *
     * @param at where the name begins in the text, in chars
     * @param text the name
     * @param cells what it names
     */
    public record Name(int at, String text, CellSet cells) {}

    /**
     * A link of a chain: from what is supposed or known to what follows.
     *
     * @param from the candidates that it leads from
     * @param to the candidates that it leads to
     * @param strong whether it leads from "not these" to "one of those"; otherwise from "one of these" to "not those"
     */
    public record Link(List<Candidate> from, List<Candidate> to, boolean strong) {
        /** Keeps copies of the lists. */
        public Link {
            from = List.copyOf(from);
            to = List.copyOf(to);
        }
    }
}
