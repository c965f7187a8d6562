package dev.clew.logic.technique;

import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One application of a technique: what follows, apart from why. Immutable.
 *
 * @param technique the technique, in the form that was found
 * @param conclusions what follows, in the order in which it is carried out
 * @param evidence why; empty for a guess
 */
public record Step(TechniqueInfo technique, List<Conclusion> conclusions, Optional<Proof> evidence) {
    /** Keeps a copy of the list. */
    public Step {
        conclusions = List.copyOf(conclusions);
    }

    /** A step with its evidence. */
    public Step(TechniqueInfo technique, List<Conclusion> conclusions, Proof proof) {
        this(technique, conclusions, Optional.of(proof));
    }

    /** A value tried out without a reason. */
    public static Step guess(TechniqueInfo technique, Conclusion conclusion) {
        return new Step(technique, List.of(conclusion), Optional.empty());
    }

    /** Whether the step is a guess and has no proof. */
    public boolean isGuess() {
        return evidence.isEmpty();
    }

    /**
     * The evidence.
     *
     * @throws IllegalStateException for a guess
     */
    public Proof proof() {
        return evidence.orElseThrow(() -> new IllegalStateException(this + " is a guess and has no proof"));
    }

    /** Carries the conclusions out. */
    public void applyTo(Board board) {
        conclusions.forEach(conclusion -> conclusion.applyTo(board));
    }

    /** Has the checker re-verify the step on the board it was found on. */
    public Verdict check(BoardView board, ProofChecker checker) {
        return isGuess() ? new Verdict.Unproven("a guess has no proof") : checker.check(board, conclusions, proof());
    }

    /** The step on one line: {@code X-Wing: r3c1<>5, r7c1<>5}. */
    @Override
    public String toString() {
        return technique.name() + ": "
                + conclusions.stream().map(Conclusion::toString).collect(Collectors.joining(", "));
    }
}
