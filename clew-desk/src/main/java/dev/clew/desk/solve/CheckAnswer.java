package dev.clew.desk.solve;

import dev.clew.core.Contradiction;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Verdict;
import dev.clew.io.LogicJson;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.advice.Suspects;
import dev.clew.logic.board.Review;
import dev.clew.logic.review.Differences;
import dev.clew.logic.review.ReviewText;
import dev.clew.logic.text.Depth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a puzzle is a good one, and what is wrong with it or with what a player did. Immutable.
 *
 * @param status what is known of the position
 * @param suspects which digits may be wrong where there is no solution
 * @param given the solutions beside the puzzle in its text, right or wrong
 */
public record CheckAnswer(PositionStatus status, Suspects suspects, List<Grid> given) implements Answer {
    @Override
    public Optional<Position> position() {
        return Optional.of(status.position());
    }

    /** The result, as one word. */
    public Verdict verdict() {
        Verdict verdict = Verdict.of(status.outcome());
        if (verdict == Verdict.UNIQUE) {
            return wrong().isEmpty() && misgiven().isEmpty() ? Verdict.UNIQUE : Verdict.WRONG;
        }
        return status.position().contradiction().isPresent() ? Verdict.NONE : verdict;
    }

    private Optional<ReviewText> words() {
        return status.review().map(review -> new ReviewText(status.position(), review, Depth.WHY));
    }

    private List<String> wrong() {
        return words().map(ReviewText::wrong).orElse(List.of());
    }

    /** How a solution beside the puzzle differs from the right one, in words; empty where none does. */
    private String misgiven() {
        Grid right = status.outcome() instanceof Outcome.Unique unique ? unique.solution() : null;
        for (Grid grid : given) {
            if (right != null && !grid.equals(right)) {
                return Differences.given(grid, right);
            }
        }
        return "";
    }

    private Optional<Contradiction> contradiction() {
        return status.outcome() instanceof Outcome.None none
                ? Optional.of(none.reason())
                : status.position().contradiction();
    }

    /** What is wrong, in words for a line; empty where all is well or search alone says so. */
    public String reason() {
        return switch (verdict()) {
            case NONE ->
                suspects.after(contradiction().map(Contradiction::explanation).orElse(""));
            case WRONG -> wrong().isEmpty() ? misgiven() : joined(contradiction(), wrong());
            case MULTIPLE ->
                status.outcome() instanceof Outcome.Multiple multiple
                        ? Differences.all(multiple.first(), multiple.second())
                        : "";
            default -> "";
        };
    }

    private static String joined(Optional<Contradiction> contradiction, List<String> wrong) {
        String reason = contradiction.map(Contradiction::explanation).orElse("");
        return (reason.isEmpty() ? "" : reason + ". ") + String.join(" ", wrong);
    }

    @Override
    public String outcome() {
        return verdict().id();
    }

    @Override
    public String message() {
        Review review = status.review().orElse(null);
        if (review == null) {
            String sentence = verdict() == Verdict.NONE
                    ? contradiction().map(Verdict::sentence).orElseThrow()
                    : Verdict.sentence(status.outcome());
            return (sentence + " " + suspects.words()).strip();
        }
        List<String> lines = new ArrayList<>();
        if (!status.position().conflicts().isEmpty()) {
            status.position().contradiction().map(Verdict::sentence).ifPresent(lines::add);
        }
        lines.addAll(wrong());
        if (!misgiven().isEmpty()) {
            lines.add(Character.toUpperCase(misgiven().charAt(0)) + misgiven().substring(1) + ".");
        }
        words().ifPresent(words -> lines.addAll(words.harmless()));
        if (lines.isEmpty()) {
            lines.add(status.isSolved() ? "Solved." : "Everything so far is right, and there is exactly one solution.");
        }
        return String.join(" ", lines);
    }

    @Override
    public boolean isGood() {
        return verdict().isGood();
    }

    @Override
    public void write(JsonWriter json) {
        LogicJson fields = new LogicJson(json, LogicJson.NO_MORE);
        Position position = status.position();
        fields.cells("conflicts", position.conflicts(), position.shape());
        status.review().ifPresent(review -> fields.review(review, position.shape()));
        fields.suspects(suspects);
    }
}
