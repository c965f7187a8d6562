package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What is written in pencil on 4×4 with a 1 in r1c1. */
class PencilMarksTest {
    private static final Position START = Position.parse("1...............");

    private static Digits[] sets(int cell, int... values) {
        Digits[] sets = new Digits[16];
        sets[cell] = Digits.of(values);
        return sets;
    }

    private static Digits[] everywhere(Digits set) {
        Digits[] sets = new Digits[16];
        Arrays.fill(sets, set);
        return sets;
    }

    @Test
    void marksAreCandidatesIfEveryOpenCellIsMarkedAndElseNotes() {
        Digits[] all = everywhere(Digits.of(2, 3));
        assertThat(START.withMarks(all).meaning()).isEqualTo(MarkMeaning.CANDIDATES);
        all[7] = Digits.NONE;
        assertThat(START.withMarks(all).meaning()).isEqualTo(MarkMeaning.NOTES);
        assertThat(START.withPlaced(7, 4).withMarks(all).meaning()).isEqualTo(MarkMeaning.CANDIDATES);
        assertThat(START.meaning()).isEqualTo(MarkMeaning.NOTES);
    }

    @Test
    void candidatesAndRemovedOnesAreEvidenceAndNotesAreNot() {
        Position noted = START.withMarks(sets(1, 2, 3), MarkMeaning.NOTES);
        assertThat(noted.candidates()[1]).isEqualTo(Digits.of(2, 3, 4));
        assertThat(noted.allowed(1)).isEqualTo(Digits.upTo(4));
        assertThat(noted.hasPencilEvidence()).isFalse();
        assertThat(noted.hasNotes()).isTrue();
        Position marked = START.withMarks(sets(1, 1, 2, 3), MarkMeaning.EXACT_CANDIDATES);
        assertThat(marked.candidates()[1]).isEqualTo(Digits.of(2, 3));
        assertThat(marked.allowed(1)).isEqualTo(Digits.of(1, 2, 3));
        assertThat(marked.hasPencilEvidence()).isTrue();
        Position removed = noted.withRemoved(sets(1, 4));
        assertThat(removed.candidates()[1]).isEqualTo(Digits.of(2, 3));
        assertThat(removed.removed(1)).isEqualTo(Digits.of(4));
        assertThat(removed.hasPencilEvidence()).isTrue();
        assertThat(removed.candidatesByRules()[1]).isEqualTo(Digits.of(2, 3, 4));
    }

    @Test
    void aPlacedValueWipesThePencilInItsCell() {
        Position written = START.withMarks(sets(1, 2, 3)).withRemoved(sets(1, 4));
        Position placed = written.withPlaced(1, 2);
        assertThat(placed.marks(1)).isEmpty();
        assertThat(placed.removed(1)).isEqualTo(Digits.NONE);
        assertThat(placed).isEqualTo(START.withPlaced(1, 2));
        assertThat(placed.withPlaced(1, 0)).isEqualTo(START);
    }

    @Test
    void meaningAndRemovedCandidatesBelongToEquality() {
        Position noted = START.withMarks(sets(1, 2), MarkMeaning.NOTES);
        assertThat(noted)
                .isNotEqualTo(START.withMarks(sets(1, 2), MarkMeaning.CANDIDATES))
                .isNotEqualTo(START)
                .isEqualTo(START.withMarks(sets(1, 2)))
                .hasSameHashCodeAs(START.withMarks(sets(1, 2)));
        assertThat(START.withRemoved(sets(1, 2))).isNotEqualTo(START);
        assertThat(START.withRemoved(new Digits[16])).isEqualTo(START).hasSameHashCodeAs(START);
        assertThat(START.withMarks(sets(0, 2), MarkMeaning.CANDIDATES))
                .as("a given has no marks")
                .isEqualTo(START);
    }

    @Test
    void aCandidateIsOpenAgain() {
        Candidate four = START.shape().candidate(1, 4);
        assertThat(START.withRemoved(sets(1, 4)).withCandidate(four)).isEqualTo(START);
        Position listed = START.withMarks(sets(1, 2, 3), MarkMeaning.CANDIDATES).withRemoved(sets(1, 2, 4));
        assertThat(listed.withCandidate(four).allowed(1)).isEqualTo(Digits.of(3, 4));
        Position noted = START.withMarks(sets(1, 2, 3)).withRemoved(sets(1, 4));
        assertThat(noted.withCandidate(four).marks(1)).contains(Digits.of(2, 3));
        assertThat(noted.withCandidate(four).hasRemoved()).isFalse();
    }

    @Test
    void whatDoesNotFitIsRefusedByName() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> START.withRemoved(sets(1, 5)))
                .withMessage("Removed candidates {5} in r1c2 are not values of a 4x4 grid");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> START.withMarks(new Digits[3]))
                .withMessage("Marks: 3 sets for 16 cells");
    }
}
