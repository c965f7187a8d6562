package dev.clew.press.diagram;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Slot;
import java.util.stream.IntStream;

/** The filled cells that leave a slot its one candidate; as few as show it. */
final class Blockers {
    private final BoardView board;
    private final Candidate last;

    private Blockers(BoardView board, Candidate last) {
        this.board = board;
        this.last = last;
    }

    /** Those of a slot with one candidate left. */
    static CellSet of(BoardView board, Slot slot, Candidate last) {
        Parts parts = Parts.of(slot);
        Blockers blockers = new Blockers(board, last);
        return parts.house().isPresent()
                ? blockers.inHouse(parts.house().getAsInt())
                : parts.cell().isPresent() ? blockers.inCell() : blockers.none();
    }

    /** Each other value once, from the house that comes first. */
    private CellSet inCell() {
        CellSet blockers = none();
        boolean[] known = new boolean[board.size() + 1];
        for (int i = 0; i < board.shape().housesOf(last.cell()); i++) {
            int[] cells = board.shape().houseCells(board.shape().houseOf(last.cell(), i)).stream()
                    .toArray();
            for (int cell : cells) {
                int value = board.value(cell);
                if (value != 0 && !known[value]) {
                    known[value] = true;
                    blockers = blockers.with(cell);
                }
            }
        }
        return blockers;
    }

    /** The cells with the value that see most of the places that are left, and so on. */
    private CellSet inHouse(int house) {
        CellSet open = CellSet.of(
                board.size(),
                board.shape().houseCells(house).stream()
                        .filter(cell -> !board.isFilled(cell) && cell != last.cell())
                        .toArray());
        CellSet blockers = none();
        while (!open.isEmpty()) {
            CellSet left = open;
            int best = IntStream.range(0, board.shape().cells())
                    .filter(cell -> board.value(cell) == last.value())
                    .reduce((a, b) -> seen(b, left) > seen(a, left) ? b : a)
                    .orElse(-1);
            if (best < 0 || seen(best, left) == 0) {
                break;
            }
            blockers = blockers.with(best);
            open = open.minus(board.shape().peers(best));
        }
        return blockers;
    }

    private int seen(int cell, CellSet among) {
        return board.shape().peers(cell).and(among).size();
    }

    private CellSet none() {
        return CellSet.of(board.size());
    }
}
