package dev.clew.logic.advice;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.Contradiction;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Review;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.review.Differences;
import dev.clew.logic.review.Original;
import java.util.List;
import java.util.Optional;

/**
 * The state of a player's position: the outcome of the puzzle, and if that has one solution, where the player went
 * against it. Immutable.
 *
 * @param position the position
 * @param outcome what the solver says about the givens, or about everything if there are no givens
 * @param review what is wrong with the position, where one solution is known
 * @param isCompared whether the position was compared with a published puzzle, so that wrong digits are to be named
 * @since 0.2.0
 */
public record PositionStatus(Position position, Outcome outcome, Optional<Review> review, boolean isCompared) {
    /** Asks the solver. */
    public static PositionStatus of(Position position, Budget budget) {
        return of(position, Review.reference(position), budget, false);
    }

    /** Asks the solver about a published puzzle and compares a game of it with the solution. */
    public static PositionStatus of(Position position, Original original, Budget budget) {
        return of(original.game(position), Position.of(original.puzzle()), budget, true);
    }

    private static PositionStatus of(Position position, Position reference, Budget budget, boolean compared) {
        Outcome outcome = Solver.standard().solve(reference, budget);
        Optional<Review> review = outcome instanceof Outcome.Unique unique
                ? Optional.of(Review.of(position, unique.solution()))
                : Optional.empty();
        return new PositionStatus(position, outcome, review, compared);
    }

    /** What arguments from there being one solution may rely on. */
    public Uniqueness uniqueness() {
        if (!(outcome instanceof Outcome.Unique)) {
            return Uniqueness.UNKNOWN;
        }
        return position.puzzle().givenCount() > 0 ? Uniqueness.OF_GIVENS : Uniqueness.OF_CANDIDATES;
    }

    /** The board that techniques work on: the position with the candidates put back that the solution needs. */
    public BoardView board() {
        return Board.of(corrected(), uniqueness());
    }

    /** The position with the candidates put back that the solution needs and the player struck. */
    public Position corrected() {
        Position corrected = position;
        for (Candidate candidate : putBack()) {
            corrected = corrected.withCandidate(candidate);
        }
        return corrected;
    }

    private List<Candidate> putBack() {
        return review.map(Review::putBack).orElse(List.of());
    }

    /** How many candidates were put back. */
    public int putBackCount() {
        return putBack().size();
    }

    /** That candidates were put back, as a sentence in brackets that names none of them; empty where none were. */
    public String putBackWords() {
        return switch (putBackCount()) {
            case 0 -> "";
            case 1 -> "(One struck candidate counts again because the solution needs it.)";
            default -> "(" + putBackCount() + " struck candidates count again because the solution needs them.)";
        };
    }

    /** Whether the player has already made a mistake. */
    public boolean isWrong() {
        return review.isPresent() && !review.get().leadsToSolution();
    }

    /** Whether every cell is filled, and rightly as far as is known. */
    public boolean isSolved() {
        for (int value : position.values()) {
            if (value == 0) {
                return false;
            }
        }
        return !isWrong() && position.contradiction().isEmpty();
    }

    /** Whether there is more than one solution. */
    public boolean hasSeveral() {
        return outcome instanceof Outcome.Multiple;
    }

    /** Why there is no solution at all, or none from here, if so. */
    public Optional<Contradiction> contradiction() {
        if (outcome instanceof Outcome.None none) {
            return Optional.of(none.reason());
        }
        return isWrong() ? Optional.empty() : corrected().contradiction();
    }

    /** The same in a sentence. */
    public Optional<String> impossible() {
        String what = outcome instanceof Outcome.None ? "This puzzle" : "This position";
        return contradiction().map(reason -> what + " has no solution: " + reason.message() + ".");
    }

    /** The suspects if the puzzle itself has no solution; empty otherwise. */
    public Suspects suspects(Budget budget) {
        return outcome instanceof Outcome.None && !isCompared
                ? Suspects.of(Review.reference(position), budget)
                : Suspects.NONE;
    }

    /** A cell in which two solutions differ: {@code r1c2 can be 2 or 6}; empty unless there are two. */
    public String example() {
        return outcome instanceof Outcome.Multiple multiple
                ? Differences.first(multiple.first(), multiple.second())
                : "";
    }
}
