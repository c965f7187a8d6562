package dev.clew.logic.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On 4×4 with the rows 1234 3412 2143 4321. */
class ReviewTest {
    private static final Shape SHAPE = Shape.classic(4);
    private static final Grid SOLUTION = Grid.of(SHAPE, 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1);
    private static final Puzzle PUZZLE = Puzzle.of(SHAPE, 1, 0, 0, 0, 0, 4, 0, 2, 2, 0, 4, 0, 0, 0, 0, 1);

    private static Candidate candidate(int cell, int value) {
        return SHAPE.candidate(cell, value);
    }

    @Test
    void aWrongEntryIsNamed() {
        Position position = Position.of(PUZZLE).withPlaced(1, 3).withPlaced(2, 3);

        Review review = Review.of(position, SOLUTION);

        assertThat(review.wrongEntries().toArray()).containsExactly(1);
        assertThat(review.leadsToSolution()).isFalse();
    }

    @Test
    void candidatesAreWrongWronglyRemovedOrMissing() {
        Digits[] marks = new Digits[16];
        marks[1] = Digits.of(1, 3);
        marks[2] = Digits.of(3);

        Review exact = Review.of(Position.of(PUZZLE).withMarks(marks, MarkMeaning.EXACT_CANDIDATES), SOLUTION);

        assertThat(exact.wrongMarks()).isEqualTo(List.of(candidate(1, 1)));
        assertThat(exact.wronglyRemoved()).isEqualTo(List.of(candidate(1, 2)));
        assertThat(exact.putBack()).isEmpty();
        assertThat(exact.missingMarks()).isEmpty();
        assertThat(exact.leadsToSolution()).isFalse();

        Review own = Review.of(Position.of(PUZZLE).withMarks(marks, MarkMeaning.CANDIDATES), SOLUTION);

        assertThat(own.wronglyRemoved()).isEqualTo(exact.wronglyRemoved()).isEqualTo(own.putBack());
        assertThat(own.leadsToSolution()).isTrue();
        assertThat(own.forHint().wronglyRemoved())
                .as("a hint names none of them")
                .isEmpty();
    }

    @Test
    void notesAreAtMostOutOfDate() {
        Digits[] notes = new Digits[16];
        notes[1] = Digits.of(1, 3);

        Review review = Review.of(Position.of(PUZZLE).withMarks(notes, MarkMeaning.NOTES), SOLUTION);

        assertThat(review.wrongMarks()).isEqualTo(List.of(candidate(1, 1)));
        assertThat(review.wronglyRemoved()).isEmpty();
        assertThat(review.missingMarks()).isEmpty();
        assertThat(review.leadsToSolution()).isTrue();
    }

    @Test
    void whatReasoningRemovedIsPutBackEvenBesideExactCandidates() {
        Digits[] marks = new Digits[16];
        marks[1] = Digits.of(2, 3);
        marks[2] = Digits.of(2);
        Digits[] removed = new Digits[16];
        removed[1] = Digits.of(2);
        Position position = Position.of(PUZZLE)
                .withMarks(marks, MarkMeaning.EXACT_CANDIDATES)
                .withRemoved(removed);

        Review review = Review.of(position, SOLUTION);

        assertThat(review.wronglyRemoved()).isEqualTo(List.of(candidate(1, 2), candidate(2, 3)));
        assertThat(review.putBack()).isEqualTo(List.of(candidate(1, 2)));
        assertThat(review.leadsToSolution()).isFalse();
    }

    @Test
    void aValueReasonedAwayIsMissingButDoesNotStandInTheWay() {
        Digits[] marks = new Digits[16];
        marks[1] = Digits.of(2);

        Review review = Review.of(Position.of(PUZZLE).withMarks(marks, MarkMeaning.CANDIDATES), SOLUTION);

        assertThat(review.missingMarks()).isEqualTo(List.of(candidate(1, 3)));
        assertThat(review.leadsToSolution()).isTrue();
    }

    @Test
    void withoutGivensTheCandidatesAreTheReference() {
        Digits[] marks = new Digits[16];
        for (int cell = 0; cell < 16; cell++) {
            marks[cell] = cell < 12 ? Digits.of(SOLUTION.value(cell)) : Digits.of(1, 2, 3, 4);
        }
        Position position = Position.of(Puzzle.of(SHAPE, new int[16])).withMarks(marks);

        assertThat(Review.reference(position)).isEqualTo(position);
        assertThat(Uniqueness.of(position, Budget.unlimited())).isEqualTo(Uniqueness.OF_CANDIDATES);
        assertThat(Uniqueness.of(Position.of(PUZZLE), Budget.unlimited())).isEqualTo(Uniqueness.OF_GIVENS);
        assertThat(Uniqueness.of(Position.of(Puzzle.of(SHAPE, new int[16])), Budget.unlimited()))
                .isEqualTo(Uniqueness.UNKNOWN);
    }
}
