package dev.clew.core;

import java.util.ArrayList;
import java.util.List;

/** A slow and obviously right solver: every cell in turn, every value in turn, back when two peers are equal. */
final class Referee {
    private final Position position;
    private final int limit;
    private final int[] values;
    private final List<Grid> found = new ArrayList<>();

    private Referee(Position position, int limit) {
        this.position = position;
        this.limit = limit;
        this.values = new int[position.shape().cells()];
    }

    /** Up to {@code limit} solutions, in no promised order. */
    static List<Grid> solutions(Position position, int limit) {
        Referee referee = new Referee(position, limit);
        for (int cell = 0; cell < referee.values.length; cell++) {
            int value = position.value(cell);
            if (value != 0 && !referee.fits(cell, value)) {
                return List.of();
            }
            referee.values[cell] = value;
        }
        referee.search();
        return referee.found;
    }

    private void search() {
        int cell = tightestBlank();
        if (cell < 0) {
            found.add(Grid.of(position.shape(), values));
            return;
        }
        for (int value = 1; value <= position.shape().size() && found.size() < limit; value++) {
            if (fits(cell, value)) {
                values[cell] = value;
                search();
                values[cell] = 0;
            }
        }
    }

    /** Any blank would do; the tightest one keeps the referee's day short. */
    private int tightestBlank() {
        int best = -1;
        int bestCount = Integer.MAX_VALUE;
        for (int cell = 0; cell < values.length; cell++) {
            if (values[cell] == 0) {
                int count = 0;
                for (int value = 1; value <= position.shape().size(); value++) {
                    count += fits(cell, value) ? 1 : 0;
                }
                if (count < bestCount) {
                    best = cell;
                    bestCount = count;
                }
            }
        }
        return best;
    }

    private boolean fits(int cell, int value) {
        boolean listed = position.hasNotes()
                || position.marks(cell).isEmpty()
                || position.marks(cell).get().contains(value);
        if (!listed || position.removed(cell).contains(value)) {
            return false;
        }
        for (int i = 0; i < position.shape().peerCount(cell); i++) {
            if (values[position.shape().peer(cell, i)] == value) {
                return false;
            }
        }
        return true;
    }
}
