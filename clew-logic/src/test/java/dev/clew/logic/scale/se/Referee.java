package dev.clew.logic.scale.se;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.twin.TwinProfile;
import dev.clew.logic.scale.se.twin.TwinRater;
import dev.clew.logic.scale.se.twin.TwinRating;
import java.util.List;

/** Holds the fast rater against its twin: the numbers, and the whole path step by step. */
final class Referee {
    private final TwinRater twin;
    private final SeRater fast;

    Referee(SeProfile profile) {
        twin = new TwinRater(TwinProfile.valueOf(profile.name()));
        fast = new SeRater(profile);
    }

    /** Both agree on a puzzle, and the rating is returned. */
    String agreed(String puzzle) {
        TwinRating expected = twin.rate(puzzle);
        assertThat(path(puzzle)).as(puzzle).isEqualTo(expected.steps());
        assertThat(rating(puzzle, SeFilter.NONE)).as(puzzle).isEqualTo(expected.toString());
        return expected.toString();
    }

    /** What the fast rater says. */
    String rating(String puzzle, SeFilter filter) {
        return fast.rate(puzzle, filter, Budget.unlimited()).orElseThrow().toString();
    }

    /** The steps of the fast rater. */
    List<String> path(String puzzle) {
        return fast.steps(puzzle, Budget.unlimited()).orElseThrow().stream()
                .map(SeStep::toString)
                .toList();
    }
}
