package dev.clew.logic.scale.se;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.Solver;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Producer;
import dev.clew.logic.scale.se.producer.SeGrid;
import dev.clew.logic.scale.se.twin.TwinProfile;
import dev.clew.logic.scale.se.twin.TwinRater;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Every producer alone offers what its twin offers, on grids from which some wrong candidates were struck out at random:
 * they show it positions that no path leads to, because an easier step would have been taken.
 */
class ProducerTest {
    /** The first producer of chains with rules: they go on from the producer before, and the twin needs small grids. */
    private static final int NESTED = 25;

    private static final long SEED = 20_261_118;

    @Test
    void everyProducerOffersWhatItsTwinOffers() {
        compare(SeProfile.K, 120, 0, NESTED, 400);
    }

    @Test
    void theOlderProgram() {
        compare(SeProfile.S, 30, 0, NESTED, 400);
    }

    @Test
    void nestedChains() {
        compare(SeProfile.K, 25, NESTED - 1, 29, 115);
    }

    private static void compare(SeProfile profile, int grids, int from, int to, int most) {
        TwinRater twin = new TwinRater(TwinProfile.valueOf(profile.name()));
        List<Producer> producers = ProducerOrder.of(profile);
        assertThat(producers).hasSize(twin.producers());
        SplittableRandom random = new SplittableRandom(SEED);
        List<Labelled> puzzles = Labelled.puzzles();
        for (int made = 0; made < grids; ) {
            String puzzle = puzzles.get(random.nextInt(puzzles.size())).puzzle();
            SeGrid grid = SeGrid.parse(puzzle);
            String marks = strike(grid, solution(puzzle), random);
            if (marks.chars().filter(mark -> mark != '.').count() > most) {
                continue;
            }
            made++;
            for (int producer = from; producer < to; producer++) {
                Hint hint =
                        producers.get(producer).find(grid, Budget.unlimited().start());
                assertThat(hint == null ? "" : SeStep.of(hint).toString())
                        .as("seed %d, producer %d, %s %s", SEED, producer, puzzle, marks)
                        .isEqualTo(twin.offer(puzzle, marks, producer));
            }
        }
    }

    private static String solution(String puzzle) {
        Outcome outcome = Solver.standard().solve(Puzzle.parse(puzzle));
        return ((Outcome.Unique) outcome).solution().toString();
    }

    /** Strikes out wrong candidates, few or many of them. */
    private static String strike(SeGrid grid, String solution, SplittableRandom random) {
        StringBuilder marks = new StringBuilder();
        double share = random.nextDouble();
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                boolean right = solution.charAt(cell) - '1' == digit;
                if (grid.has(cell, digit) && !right && random.nextDouble() < share) {
                    grid.remove(cell, digit);
                }
                marks.append(grid.has(cell, digit) ? (char) ('1' + digit) : '.');
            }
        }
        return marks.toString();
    }
}
