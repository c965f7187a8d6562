package dev.clew.logic.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.level.ClewScale;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A hint that is applied brings the player nearer, whatever is noted on the grid. */
class HintProgressTest {
    /** From singles alone to a puzzle that no technique finishes. */
    private static final List<String> PUZZLES = List.of(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6",
            "1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..",
            "3....6........16.9.4.2....5..8.27.6....8..1....21....7.....94..17.....3.46......1",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

    private static final int GAMES = 20;

    /** A tenth of the open cells is noted, or two tenths, up to all of them, which makes them candidates. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void everyHintThatIsAppliedShrinksWhatIsOpen(int tenths) {
        SeededRandom random = new SeededRandom(tenths);
        for (int game = 0; game < GAMES; game++) {
            String puzzle = PUZZLES.get(game % PUZZLES.size());
            Position start = Symmetries.of(Shape.CLASSIC_9).random(random).apply(Position.parse(puzzle));
            Grid solution = ((Outcome.Unique) Solver.standard().solve(start)).solution();
            Position noted = start.withMarks(notes(start, solution, tenths, random));
            play(noted, "seed " + tenths + ", game " + game + ": " + start);
        }
    }

    private static Digits[] notes(Position start, Grid solution, int tenths, SeededRandom random) {
        Digits[] candidates = start.candidates();
        Digits[] notes = new Digits[candidates.length];
        for (int cell : random.permutation(candidates.length)) {
            if (start.value(cell) == 0 && random.nextInt(10) < tenths) {
                boolean wrong = random.nextInt(5) == 0 && candidates[cell].size() > 1;
                notes[cell] = wrong ? candidates[cell].without(solution.value(cell)) : candidates[cell];
            }
        }
        return notes;
    }

    private static void play(Position start, String label) {
        Position position = start;
        Hint hint = Hint.of(position, ClewScale.standard(), Budget.unlimited());
        while (hint.outcome() == HintOutcome.STEP) {
            int before = candidates(hint);
            position = apply(hint, position);
            hint = Hint.of(position, ClewScale.standard(), Budget.unlimited());
            assertThat(candidates(hint)).as(label).isLessThan(before);
        }
        assertThat(hint.outcome()).as(label).isIn(HintOutcome.SOLVED, HintOutcome.STUCK);
    }

    /** An open cell counts once more than its candidates, so that filling a cell with its last candidate counts. */
    private static int candidates(Hint hint) {
        int count = hint.board().openCells();
        for (int cell = 0; cell < hint.board().shape().cells(); cell++) {
            count += hint.board().candidateCount(cell);
        }
        return count;
    }

    /** What a player does with a hint: writes values, and strikes candidates, noted or not. */
    private static Position apply(Hint hint, Position position) {
        Digits[] removed = new Digits[position.shape().cells()];
        Arrays.setAll(removed, position::removed);
        Position applied = position;
        for (Conclusion conclusion : hint.step().orElseThrow().conclusions()) {
            int cell = conclusion.candidate().cell();
            int value = conclusion.candidate().value();
            if (conclusion.isRemoval()) {
                removed[cell] = removed[cell].with(value);
            } else {
                applied = applied.withPlaced(cell, value);
            }
        }
        return applied.withRemoved(removed);
    }
}
