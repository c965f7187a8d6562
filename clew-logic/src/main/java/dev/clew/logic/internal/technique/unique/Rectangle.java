package dev.clew.logic.internal.technique.unique;

import dev.clew.core.Candidate;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.internal.technique.kit.Masks;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Four open cells where two rows and two columns cross, and two values that could change places in them.
 *
 * <pre>
 * 0 1     corner ^ 1 is beside a corner in its row, corner ^ 2 in its column,
 * 2 3     and corner ^ 3 opposite to it
 * </pre>
 *
 * <p>A corner is plain when it has no further candidate. Immutable, for one board.
 */
final class Rectangle {
    /** How many corners there are. */
    static final int CORNERS = 4;

    private final BoardView board;
    private final int[] cells;
    private final long pair;
    private final long[] candidates;

    Rectangle(BoardView board, int cell, int opposite, long pair) {
        int size = board.size();
        int top = Math.min(cell / size, opposite / size);
        int bottom = Math.max(cell / size, opposite / size);
        int left = Math.min(cell % size, opposite % size);
        int right = Math.max(cell % size, opposite % size);
        this.board = board;
        this.cells = new int[] {top * size + left, top * size + right, bottom * size + left, bottom * size + right};
        this.pair = pair;
        this.candidates = new long[CORNERS];
        for (int corner = 0; corner < CORNERS; corner++) {
            candidates[corner] = board.candidates(cells[corner]);
        }
    }

    BoardView board() {
        return board;
    }

    int cell(int corner) {
        return cells[corner];
    }

    /** The mask of the two values. */
    long pair() {
        return pair;
    }

    /** Whether the swap passes by the rules. */
    boolean isAllowed(Swap swap) {
        long[] pairs = new long[CORNERS];
        Arrays.fill(pairs, pair);
        return swap.isAllowed(cells, pairs);
    }

    /** The mask of a corner's further candidates. */
    long extras(int corner) {
        return candidates[corner] & ~pair;
    }

    /** Whether a corner had that candidate when the rectangle was found. */
    boolean has(int corner, int value) {
        return (candidates[corner] >>> value - 1 & 1) != 0;
    }

    boolean isPlain(int corner) {
        return extras(corner) == 0;
    }

    int plainCorners() {
        int count = 0;
        for (int corner = 0; corner < CORNERS; corner++) {
            count += isPlain(corner) ? 1 : 0;
        }
        return count;
    }

    /** The first corner that is not plain, or 4. */
    int firstExtended() {
        int corner = 0;
        while (corner < CORNERS && isPlain(corner)) {
            corner++;
        }
        return corner;
    }

    /** The second corner of two that are not plain, seen from the first; or -1 where they are not beside each other. */
    int besideExtended(int first) {
        return plainCorners() != 2 || !isPlain(first ^ 3) ? -1 : isPlain(first ^ 1) ? first ^ 2 : first ^ 1;
    }

    Candidate candidate(int corner, int value) {
        return board.candidate(cells[corner], value);
    }

    /** One of a corner's further candidates is true. */
    Claim extended(int corner) {
        return Claim.on(Masks.candidates(board, cells[corner], extras(corner)));
    }

    /** The step of these removals; its branches are made, without a look at the board, when somebody asks for them. */
    Step step(TechniqueInfo info, List<Conclusion> removals, Supplier<List<Branch>> branches) {
        return Step.of(info, removals, () -> new Deadly(pattern(), branches.get()));
    }

    private List<Candidate> pattern() {
        List<Candidate> pattern = new ArrayList<>();
        for (int cell : cells) {
            pattern.addAll(Masks.candidates(board, cell, pair));
        }
        return pattern;
    }
}
