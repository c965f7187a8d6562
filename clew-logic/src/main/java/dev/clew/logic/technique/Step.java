package dev.clew.logic.technique;

import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One application of a technique: what follows, apart from why. The proof is built on demand. Immutable and
 * thread-safe.
 *
 * @since 0.2.0
 */
public final class Step {
    private final TechniqueInfo technique;
    private final List<Conclusion> conclusions;
    private final int length;
    /** Makes the proof from what the finder has found, whatever has become of the board since; null for a guess. */
    private final @Nullable Supplier<Proof> maker;

    private volatile @Nullable Proof proof;

    private Step(TechniqueInfo technique, List<Conclusion> conclusions, int length, @Nullable Supplier<Proof> maker) {
        this.technique = technique;
        this.conclusions = List.copyOf(conclusions);
        this.length = length;
        this.maker = maker;
    }

    /** A step with its evidence. */
    public Step(TechniqueInfo technique, List<Conclusion> conclusions, Proof proof) {
        this(technique, conclusions, 0, () -> proof);
        this.proof = proof;
    }

    /**
     * A step whose evidence is built on demand, at most once: most steps are found, compared and dropped.
     *
     * @param maker makes the proof, always an equal one; it must read neither the board nor its facts, which change
     */
    public static Step of(TechniqueInfo technique, List<Conclusion> conclusions, Supplier<Proof> maker) {
        return new Step(technique, conclusions, 0, maker);
    }

    /** A step with one conclusion, whose evidence is built on demand. */
    public static Step of(TechniqueInfo technique, Conclusion conclusion, Supplier<Proof> maker) {
        return new Step(technique, List.of(conclusion), 0, maker);
    }

    /**
     * A step along a chain.
     *
     * @param length the number of nodes of the chain
     * @param maker makes the proof; it must not read the board, which changes
     */
    public static Step ofChain(
            TechniqueInfo technique, List<Conclusion> conclusions, int length, Supplier<Proof> maker) {
        return new Step(technique, conclusions, length, maker);
    }

    /** A value tried out without a reason. */
    public static Step guess(TechniqueInfo technique, Conclusion conclusion) {
        return new Step(technique, List.of(conclusion), 0, null);
    }

    /** The technique, in the form that was found. */
    public TechniqueInfo technique() {
        return technique;
    }

    /** What follows, in the order in which it is carried out. */
    public List<Conclusion> conclusions() {
        return conclusions;
    }

    /** The number of nodes of its chain; 0 where it has none. */
    public int length() {
        return length;
    }

    /** Whether the step is a guess and has no proof. */
    public boolean isGuess() {
        return maker == null;
    }

    /** Why; empty for a guess. */
    public Optional<Proof> evidence() {
        return isGuess() ? Optional.empty() : Optional.of(proof());
    }

    /**
     * The evidence.
     *
     * @throws IllegalStateException for a guess
     */
    public Proof proof() {
        Proof made = proof;
        return made == null ? make() : made;
    }

    private synchronized Proof make() {
        if (maker == null) {
            throw new IllegalStateException(this + " is a guess and has no proof");
        }
        Proof made = proof;
        if (made == null) {
            made = maker.get();
            proof = made;
        }
        return made;
    }

    /** Carries the conclusions out. */
    public void applyTo(Board board) {
        for (int i = 0; i < conclusions.size(); i++) {
            conclusions.get(i).applyTo(board);
        }
    }

    /** Has the checker re-verify the step on the board it was found on. */
    public Verdict check(BoardView board, ProofChecker checker) {
        return isGuess() ? new Verdict.Unproven("a guess has no proof") : checker.check(board, conclusions, proof());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Step step
                && technique.equals(step.technique)
                && conclusions.equals(step.conclusions)
                && evidence().equals(step.evidence());
    }

    @Override
    public int hashCode() {
        return Objects.hash(technique, conclusions);
    }

    /** The step on one line: {@code X-Wing: r3c1<>5, r7c1<>5}. */
    @Override
    public String toString() {
        return technique.name() + ": "
                + conclusions.stream().map(Conclusion::toString).collect(Collectors.joining(", "));
    }
}
