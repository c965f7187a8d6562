package dev.clew.logic.board;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * A player's position compared with the solution. Notes are never mistakes: at worst they are out of date. Immutable.
 *
 * @param wrongEntries cells whose placed value is not the solution's
 * @param wrongMarks marks that a value in a peer excludes
 * @param wronglyRemoved the solution's value where a cell that lists its candidates lacks it, or had it removed
 * @param putBack those of the wrongly removed ones that a hint puts back: all but where the candidates are exact
 * @param missingMarks other values open by the rules that a cell's candidates lack: reasoned away, or forgotten
 * @since 0.2.0
 */
public record Review(
        CellSet wrongEntries,
        List<Candidate> wrongMarks,
        List<Candidate> wronglyRemoved,
        List<Candidate> putBack,
        List<Candidate> missingMarks) {
    /** Keeps copies of the lists. */
    public Review {
        wrongMarks = List.copyOf(wrongMarks);
        wronglyRemoved = List.copyOf(wronglyRemoved);
        putBack = List.copyOf(putBack);
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
        List<Candidate> putBack = new ArrayList<>();
        List<Candidate> missing = new ArrayList<>();
        Digits[] open = position.candidatesByRules();
        for (int cell = 0; cell < shape.cells(); cell++) {
            if (position.value(cell) != 0) {
                boolean right = position.placed(cell) == 0 || position.placed(cell) == solution.value(cell);
                wrong = right ? wrong : wrong.with(cell);
                continue;
            }
            Digits marks = position.marks(cell).orElse(open[cell]);
            Digits lost = Digits.of(solution.value(cell)).minus(position.allowed(cell));
            boolean exact = position.meaning() == MarkMeaning.EXACT_CANDIDATES;
            add(shape, cell, marks.minus(open[cell]), excluded);
            add(shape, cell, lost, removed);
            add(shape, cell, exact ? lost.and(position.marks(cell).orElse(lost)) : lost, putBack);
            add(
                    shape,
                    cell,
                    position.hasNotes() ? Digits.NONE : open[cell].minus(marks).minus(lost),
                    missing);
        }
        return new Review(wrong, excluded, removed, putBack, missing);
    }

    private static void add(Shape shape, int cell, Digits values, List<Candidate> list) {
        values.forEach(value -> list.add(shape.candidate(cell, value)));
    }

    /** Whether nothing contradicts the solution: no wrong entry, and no candidate that cannot be put back. */
    public boolean leadsToSolution() {
        return wrongEntries.isEmpty() && wronglyRemoved.size() == putBack.size();
    }

    /** This review as a hint may show it: what the hint puts back is not named. */
    public Review forHint() {
        List<Candidate> blocking = new ArrayList<>(wronglyRemoved);
        blocking.removeAll(putBack);
        return new Review(wrongEntries, wrongMarks, blocking, List.of(), missingMarks);
    }
}
