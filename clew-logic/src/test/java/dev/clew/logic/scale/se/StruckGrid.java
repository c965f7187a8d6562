package dev.clew.logic.scale.se;

import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.Solver;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A grid from which some wrong candidates were struck out. It shows a producer positions that no path leads to, because
 * an easier step would have been taken.
 *
 * @param puzzle 81 characters
 * @param marks for each of 729 candidates, by cell and digit, a dot if it is struck out
 */
public record StruckGrid(String puzzle, String marks) {
    /** Some grids with at most that many candidates, few or many of them struck out, always the same for a seed. */
    public static List<StruckGrid> some(long seed, int count, int most) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Labelled> puzzles = Labelled.puzzles();
        List<StruckGrid> grids = new ArrayList<>();
        while (grids.size() < count) {
            String puzzle = puzzles.get(random.nextInt(puzzles.size())).puzzle();
            StruckGrid grid = new StruckGrid(puzzle, strike(puzzle, random));
            if (grid.candidates() <= most) {
                grids.add(grid);
            }
        }
        return grids;
    }

    private long candidates() {
        return marks.chars().filter(mark -> mark != '.').count();
    }

    /** The grid as the fast rater knows it. */
    public SeGrid grid() {
        SeGrid grid = SeGrid.parse(puzzle);
        for (int candidate = 0; candidate < 729; candidate++) {
            if (marks.charAt(candidate) == '.') {
                grid.removeAll(candidate / 9, 1 << candidate % 9);
            }
        }
        return grid;
    }

    private static String strike(String puzzle, SplittableRandom random) {
        SeGrid grid = SeGrid.parse(puzzle);
        String solution = solution(puzzle);
        StringBuilder marks = new StringBuilder();
        double share = random.nextDouble();
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                boolean right = solution.charAt(cell) - '1' == digit;
                boolean there = grid.has(cell, digit) && (right || random.nextDouble() >= share);
                marks.append(there ? (char) ('1' + digit) : '.');
            }
        }
        return marks.toString();
    }

    private static String solution(String puzzle) {
        Outcome outcome = Solver.standard().solve(Puzzle.parse(puzzle));
        return ((Outcome.Unique) outcome).solution().toString();
    }
}
