package dev.clew.press.diagram;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Slot;
import java.util.stream.IntStream;

/** The filled cells that leave a slot its one candidate; as few as show it. */
final class Blockers implements Slot.Visitor<CellSet> {
    private final BoardView board;
    private final Candidate last;

    private Blockers(BoardView board, Candidate last) {
        this.board = board;
        this.last = last;
    }

    /** Those of a slot with one candidate left. */
    static CellSet of(BoardView board, Slot slot, Candidate last) {
        return slot.accept(new Blockers(board, last));
    }

    /** Each other value once, from the house that comes first. */
    @Override
    public CellSet inCell(Slot.InCell slot) {
        CellSet blockers = none();
        boolean[] known = new boolean[board.size() + 1];
        for (int i = 0; i < board.shape().housesOf(slot.cell()); i++) {
            int[] cells = board.shape().houseCells(board.shape().houseOf(slot.cell(), i)).stream()
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
    @Override
    public CellSet inHouse(Slot.InHouse slot) {
        CellSet open = CellSet.of(
                board.size(),
                board.shape().houseCells(slot.house()).stream()
                        .filter(cell -> !board.isFilled(cell) && cell != last.cell())
                        .toArray());
        CellSet blockers = none();
        while (!open.isEmpty()) {
            CellSet left = open;
            int best = IntStream.range(0, board.shape().cells())
                    .filter(cell -> board.value(cell) == slot.value())
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

    @Override
    public CellSet among(Slot.Among slot) {
        return none();
    }

    private int seen(int cell, CellSet among) {
        return board.shape().peers(cell).and(among).size();
    }

    private CellSet none() {
        return CellSet.of(board.size());
    }
}
