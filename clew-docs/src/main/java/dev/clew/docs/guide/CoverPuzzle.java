package dev.clew.docs.guide;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import java.util.ArrayList;
import java.util.List;

/** The puzzle on the cover, the cell that the first pages look at, and the way of the thread out of it. */
final class CoverPuzzle {
    static final Position POSITION = Position.of(
            Puzzle.parse("1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2.."));

    /** r5c5. */
    static final int FOCUS = 40;

    /** From below the focus to the lower edge, through blanks alone: r6c5, r7c5, r8c5, r8c6, r9c6. */
    private static final int[] WAY_OUT = {49, 58, 67, 68, 77};

    private CoverPuzzle() {}

    /** The way of the thread, the focus first. */
    static List<Integer> way() {
        List<Integer> way = new ArrayList<>(List.of(FOCUS));
        for (int cell : WAY_OUT) {
            way.add(cell);
        }
        return way;
    }

    static int[] wayOut() {
        return WAY_OUT.clone();
    }

    static Digits candidates(int cell) {
        return POSITION.candidates()[cell];
    }
}
