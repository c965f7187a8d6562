package dev.clew.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SearchOptions;
import dev.clew.core.Solver;
import dev.clew.core.TraceEvent;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuessTreeTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..",
                "1......7.38....9.2...58.4..7.6..41...1.3....5..2.........7..2....3..6.4.2.....6.3",
                "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
            })
    void theTreeIsTheTrace(String text) {
        Puzzle puzzle = Puzzle.parse(text);
        long[] tries = {0};
        Solver solver = Solver.general(SearchOptions.all());
        Outcome outcome = solver.trace(Position.of(puzzle), Budget.unlimited(), event -> tries[0] += tried(event));
        GuessTree work = GuessTree.of(puzzle, SearchOptions.all());
        assertThat(work.guesses()).isEqualTo((int) tries[0]);
        assertThat(work.guessesToFirst()).isLessThanOrEqualTo(work.guesses());
        assertThat(work.position().placedCount()).isEqualTo(work.singles());
        assertThat(solutions(work.roots())).isEqualTo(work.guesses() == 0 ? 0 : 1);
        assertThat(outcome).isInstanceOf(Outcome.Unique.class);
    }

    private static int tried(TraceEvent event) {
        return event.technique() == TraceEvent.Technique.MRV_BACKTRACK ? 1 : 0;
    }

    private static long solutions(List<GuessTree.Guess> guesses) {
        return guesses.stream()
                .mapToLong(guess -> (guess.solves() ? 1 : 0) + solutions(guess.next()))
                .sum();
    }
}
