package dev.clew.logic.scale.se;

import dev.clew.core.Candidate;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.scale.se.chain.Refutation;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.ProofParts;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes the proof of a step from the board before it and what its producer saw. If that does not hold as it is, the
 * step is proven by cases: every target leads to a contradiction.
 */
final class StepProof implements Supplier<Proof> {
    private final Board board;
    private final SeGrid grid;
    private final Hint hint;
    private final List<Conclusion> conclusions;

    private StepProof(Board board, SeGrid grid, Hint hint) {
        this.board = board;
        this.grid = grid;
        this.hint = hint;
        this.conclusions = conclusions(hint);
    }

    /** Keeps a copy of the board; the grid and the hint are left alone from now on. */
    static StepProof of(BoardView board, SeGrid grid, Hint hint) {
        return new StepProof(board.copy(), grid, hint);
    }

    private static List<Conclusion> conclusions(Hint hint) {
        if (hint.places()) {
            return List.of(new Conclusion.Place(ProofParts.candidate(hint.placed() / 9, hint.placed() % 9)));
        }
        List<Conclusion> removals = new ArrayList<>();
        for (int i = 0; i < hint.size(); i++) {
            for (int rest = hint.mask(i); rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                removals.add(new Conclusion.Remove(ProofParts.candidate(hint.cell(i), digit)));
            }
        }
        return removals;
    }

    List<Conclusion> conclusions() {
        return conclusions;
    }

    /** What was seen, if it holds; otherwise the cases, if they do; otherwise what was seen, which no checker accepts. */
    @Override
    public Proof get() {
        List<Candidate> targets =
                conclusions.stream().map(Conclusion::candidate).toList();
        Proof seen = hint.pattern().proof(grid, targets);
        if (holds(seen)) {
            return seen;
        }
        Optional<Proof> cases = Refutation.of(grid, targets, hint.places());
        return cases.filter(this::holds).orElse(seen);
    }

    private boolean holds(Proof proof) {
        return new ProofChecker().check(board, conclusions, proof).isProven();
    }
}
