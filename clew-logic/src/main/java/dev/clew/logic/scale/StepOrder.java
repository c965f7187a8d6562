package dev.clew.logic.scale;

import dev.clew.core.Candidate;
import dev.clew.logic.technique.Step;
import java.util.Comparator;

/**
 * Which of the steps of a technique comes first.
 *
 * @since 0.2.0
 */
public enum StepOrder {
    /** The one that is found first. */
    AS_FOUND,

    /** More conclusions, then a shorter chain, then the place of the conclusions on the board: HoDoKu's choice. */
    MOST_CONCLUSIONS;

    static final Comparator<Step> BY_CONCLUSIONS = Comparator.<Step>comparingInt(
                    step -> -step.conclusions().size())
            .thenComparingInt(Step::length)
            .thenComparingLong(StepOrder::place);

    /** A sum over the conclusions in which cells count the more the later they stand in the list. */
    private static long place(Step step) {
        long sum = 0;
        for (int i = 0; i < step.conclusions().size(); i++) {
            Candidate candidate = step.conclusions().get(i).candidate();
            long cells = (long) candidate.side() * candidate.side();
            sum += candidate.cell() * (1 + (cells - 1) * i) + candidate.value();
        }
        return sum;
    }
}
