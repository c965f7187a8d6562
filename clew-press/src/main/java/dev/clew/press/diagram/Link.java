package dev.clew.press.diagram;

import dev.clew.core.Candidate;
import java.util.List;
import java.util.stream.Stream;

/**
 * A link of a chain, in reading order. Each end is one candidate or a group of them that acts as one. Immutable.
 *
 * @param branch 1 for a chain or the first of two cases, 2 for any further case
 */
public record Link(List<Candidate> from, List<Candidate> to, Kind kind, int branch) {

    /** What a link says of its two ends. */
    public enum Kind {
        /** One of the two is true. */
        STRONG("strong link", "one of the two is true"),
        /** Not both are true. */
        WEAK("weak link", "not both");

        private final String words;
        private final String meaning;

        Kind(String words, String meaning) {
            this.words = words;
            this.meaning = meaning;
        }

        /** What it means, for those who do not know the term. */
        public String meaning() {
            return meaning;
        }

        /** The words of the legend. */
        public String words() {
            return words;
        }
    }

    /** Checks that both ends are there. */
    public Link {
        from = List.copyOf(from);
        to = List.copyOf(to);
        if (from.isEmpty() || to.isEmpty()) {
            throw new IllegalArgumentException("A link needs a candidate at each end, not " + from + " and " + to);
        }
        if (branch < 1 || branch > 2) {
            throw new IllegalArgumentException("A link belongs to branch 1 or 2, not " + branch);
        }
    }

    /** A strong link between two candidates. */
    public static Link strong(Candidate from, Candidate to) {
        return new Link(List.of(from), List.of(to), Kind.STRONG, 1);
    }

    /** A weak link between two candidates. */
    public static Link weak(Candidate from, Candidate to) {
        return new Link(List.of(from), List.of(to), Kind.WEAK, 1);
    }

    /** The same ends with another kind of link. */
    Link as(Kind other) {
        return new Link(from, to, other, branch);
    }

    /** The same link from one candidate to one, those nearest to each other. */
    Link nearest() {
        Candidate start = from.get(0);
        Candidate end = to.get(0);
        for (Candidate one : from) {
            for (Candidate other : to) {
                if (distance(one, other) < distance(start, end)) {
                    start = one;
                    end = other;
                }
            }
        }
        return new Link(List.of(start), List.of(end), kind, branch);
    }

    private static int distance(Candidate one, Candidate other) {
        int rows = one.cell() / one.side() - other.cell() / other.side();
        int columns = one.cell() % one.side() - other.cell() % other.side();
        return rows * rows + columns * columns;
    }

    /** Whether both ends lie in one cell: drawn as a capsule, not as a line. */
    public boolean isWithinOneCell() {
        int cell = from.get(0).cell();
        return candidates().allMatch(candidate -> candidate.cell() == cell);
    }

    /** The candidates of both ends. */
    public Stream<Candidate> candidates() {
        return Stream.concat(from.stream(), to.stream());
    }
}
