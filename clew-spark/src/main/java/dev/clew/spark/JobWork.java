package dev.clew.spark;

import dev.clew.core.Budget;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.logic.RateQuestion;

/** What a job does with a line, made where it is done. */
public final class JobWork {
    private JobWork() {}

    /**
     * The work of a job.
     *
     * @param budget the budget of each puzzle, with whatever can end it
     */
    public static LineWork<?> of(Settings settings, Budget budget) {
        return switch (settings.job()) {
            case "solve" -> LineWork.solve(budget);
            case "rate" -> LineWork.rate(RateQuestion.scales(settings.values(RateQuestion.PARAMETERS)), budget);
            case "canon" -> LineWork.canon();
            default -> throw new UsageFailure("there is no work for " + settings.job());
        };
    }

    /** What has been done with a puzzle when all went well. */
    public static String verb(Settings settings) {
        return switch (settings.job()) {
            case "solve" -> "solved";
            case "rate" -> "rated";
            default -> "done";
        };
    }
}
