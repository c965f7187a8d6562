package dev.clew.io.table;

import dev.clew.core.Grid;
import dev.clew.core.Position;
import java.util.Optional;

/** A row of the data sets on Kaggle: the puzzle and its solution, 0 for a blank. */
public final class KaggleFormat extends RowFormat {
    /** For the service loader. */
    public KaggleFormat() {
        super("kaggle", "a row of a Kaggle data set: the puzzle with 0 for a blank, a comma, its solution");
    }

    @Override
    public String header() {
        return "quizzes,solutions";
    }

    @Override
    public Optional<String> refusal(Position position) {
        Optional<String> refusal = super.refusal(position);
        return refusal.isPresent() || solution(position).isPresent()
                ? refusal
                : Optional.of("The format kaggle has the solution beside the puzzle, and this one has not exactly one; "
                        + "use line");
    }

    @Override
    protected String text(Position position) {
        Grid solution = solution(position).orElseThrow();
        return cells(position.values(), '0') + "," + solution;
    }
}
