package dev.clew.logic.board;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * A player's position held against the solution. Immutable.
 *
 * @param wrongEntries cells whose placed value is not the solution's
 * @param wrongMarks marks that a value in a peer excludes
 * @param wronglyRemoved the solution's value where a marked cell lacks it
 * @param missingMarks other values open by the rules that a marked cell lacks: reasoned away, or forgotten
 */
public record Review(
        CellSet wrongEntries,
        List<Candidate> wrongMarks,
        List<Candidate> wronglyRemoved,
        List<Candidate> missingMarks) {
    /** Keeps copies of the lists. */
    public Review {
        wrongMarks = List.copyOf(wrongMarks);
        wronglyRemoved = List.copyOf(wronglyRemoved);
        missingMarks = List.copyOf(missingMarks);
    }

    /** What to solve for the solution of a review: the givens alone, or the whole position where there are none. */
    public static Position reference(Position position) {
        return position.puzzle().givenCount() > 0 ? Position.of(position.puzzle()) : position;
    }

    /** Reviews a position against the solution of its {@link #reference}. */
    public static Review of(Position position, Grid solution) {
        Shape shape = position.shape();
        CellSet wrong = CellSet.of(shape.size());
        List<Candidate> excluded = new ArrayList<>();
        List<Candidate> removed = new ArrayList<>();
        List<Candidate> missing = new ArrayList<>();
        for (int cell = 0; cell < shape.cells(); cell++) {
            if (position.placed(cell) != 0 && position.placed(cell) != solution.value(cell)) {
                wrong = wrong.with(cell);
            }
            Digits marks = position.marks(cell).orElse(null);
            if (marks == null) {
                continue;
            }
            Digits open = openByRules(position, cell);
            int answer = solution.value(cell);
            add(shape, cell, marks.minus(open), excluded);
            add(shape, cell, Digits.of(answer).minus(marks), removed);
            add(shape, cell, open.minus(marks).without(answer), missing);
        }
        return new Review(wrong, excluded, removed, missing);
    }

    private static Digits openByRules(Position position, int cell) {
        Digits open = position.shape().values();
        for (int i = 0; i < position.shape().peerCount(cell); i++) {
            int value = position.value(position.shape().peer(cell, i));
            open = value == 0 ? open : open.without(value);
        }
        return open;
    }

    private static void add(Shape shape, int cell, Digits values, List<Candidate> list) {
        values.forEach(value -> list.add(shape.candidate(cell, value)));
    }

    /** Whether nothing stands in the way of the solution: no wrong entry and no wrongly removed mark. */
    public boolean leadsToSolution() {
        return wrongEntries.isEmpty() && wronglyRemoved.isEmpty();
    }
}
