package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import java.util.ArrayList;
import java.util.List;

/**
 * A pattern that would give a second solution, and the candidates of which one must break it.
 *
 * <p>Why it holds: no cell of the pattern is given; each has two values in it, and each value has none or two places of
 * the pattern in every house and distinct group. Were every cell of the pattern to hold one of its two values, each could
 * hold the other instead: every house would still hold the same values, so there would be a second solution. Where it is
 * known that there is one, some cell of the pattern holds a value that is not in it. Immutable.
 *
 * @param pattern two candidates for each cell of the pattern, whether or not they are still on the board
 * @param branches what follows from the {@link #extras}, each of which is in an assumption
 * @since 0.2.0
 */
public record Deadly(List<Candidate> pattern, List<Branch> branches) implements Proof {
    static final String KIND = "deadly";

    /** Keeps copies of the lists. */
    public Deadly {
        pattern = List.copyOf(pattern);
        branches = List.copyOf(branches);
    }

    /** The cells of the pattern. */
    public CellSet cells() {
        return CellSet.of(
                pattern.get(0).side(),
                pattern.stream().mapToInt(Candidate::cell).toArray());
    }

    /** The candidates in the pattern's cells that do not belong to it; one of them is true. */
    public List<Candidate> extras(BoardView board) {
        List<Candidate> extras = new ArrayList<>();
        cells().forEach(cell -> board.digits(cell).forEach(value -> {
            Candidate candidate = board.candidate(cell, value);
            if (!pattern.contains(candidate)) {
                extras.add(candidate);
            }
        }));
        return extras;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public void tell(PartSink parts) {
        parts.candidates("pattern", pattern);
        parts.branches("branches", branches);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.deadly(this);
    }
}
