package dev.clew.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Grid;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomGridTest {
    private static final int GRIDS = 20_000;
    private static final int MANY_GRIDS = 100_000;

    /**
     * Every value should be equally likely in every cell: the statistic has 81 · 8 = 648 degrees of freedom, of which
     * some are lost to the rules, so its mean is below 648; 800 is more than four standard deviations (36) above it.
     */
    @Test
    void everyValueIsEquallyLikelyInEveryCell() {
        int[][] counts = new int[81][10];
        Workbench bench = new Workbench(Shape.CLASSIC_9, Caps.standard(), () -> false);
        for (int i = 0; i < MANY_GRIDS; i++) {
            assertThat(RandomGrid.fill(bench, new SeededRandom(i))).isTrue();
            for (int cell = 0; cell < 81; cell++) {
                counts[cell][bench.value(cell)]++;
            }
        }
        double expected = MANY_GRIDS / 9.0;
        double statistic = 0;
        for (int[] cell : counts) {
            for (int value = 1; value <= 9; value++) {
                statistic += (cell[value] - expected) * (cell[value] - expected) / expected;
            }
        }
        assertThat(statistic).isLessThan(800).isGreaterThan(300);
    }

    /** A value stands in one of the nine cells of a box; seen from a corner far away, each should be as likely. */
    @Test
    void noOrderOfSearchShowsInWhereEqualValuesStand() {
        int[] same = new int[81];
        Workbench bench = new Workbench(Shape.CLASSIC_9, Caps.standard(), () -> false);
        for (int i = 0; i < GRIDS; i++) {
            RandomGrid.fill(bench, new SeededRandom(-1 - i));
            for (int cell = 0; cell < 81; cell++) {
                same[cell] += bench.value(cell) == bench.value(0) ? 1 : 0;
            }
        }
        for (int row = 3; row < 9; row++) {
            for (int column = 3; column < 9; column++) {
                assertThat(same[row * 9 + column] / (double) GRIDS)
                        .as("r%dc%d has the value of r1c1", row + 1, column + 1)
                        .isBetween(1 / 9.0 - 0.015, 1 / 9.0 + 0.015);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"4x4", "6x6", "9x9:diagonal", "9x9:windoku", "12x12", "16x16", "7x7:latin"})
    void gridsAreValidAndDiffer(String name) {
        Shape shape = Shape.parse(name);
        Workbench bench = new Workbench(shape, Caps.standard(), () -> false);
        Set<Grid> grids = new HashSet<>();
        for (int seed = 0; grids.size() < 5; seed++) {
            assertThat(seed).as("seeds that it took").isLessThan(50);
            if (RandomGrid.fill(bench, new SeededRandom(seed))) {
                Grid grid = Grid.of(shape, bench.values());
                assertThat(grid.isValid()).isTrue();
                grids.add(grid);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 9, 12})
    void regionsHangTogetherAndDiffer(int size) {
        Set<Shape> shapes = new HashSet<>();
        for (int seed = 0; seed < 10; seed++) {
            Shape shape = new RandomRegions(size, new SeededRandom(seed)).shape();
            shapes.add(shape);
            for (int region = 0; region < size; region++) {
                assertThat(piece(shape, region)).hasSize(size);
            }
        }
        assertThat(shapes).hasSizeGreaterThan(5);
    }

    /** The cells of a region that can be reached from its first. */
    private static Set<Integer> piece(Shape shape, int region) {
        Set<Integer> piece = new HashSet<>();
        for (int round = 0; round < shape.cells(); round++) {
            for (int cell = 0; cell < shape.cells(); cell++) {
                int here = cell;
                boolean joins = piece.isEmpty() || piece.stream().anyMatch(other -> distance(shape, here, other) == 1);
                if (shape.region(cell) == region && joins) {
                    piece.add(cell);
                }
            }
        }
        return piece;
    }

    private static int distance(Shape shape, int one, int other) {
        return Math.abs(shape.row(one) - shape.row(other)) + Math.abs(shape.column(one) - shape.column(other));
    }
}
