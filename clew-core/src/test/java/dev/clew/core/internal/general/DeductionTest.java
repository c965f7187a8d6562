package dev.clew.core.internal.general;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SearchOptions;
import dev.clew.core.Shape;
import dev.clew.core.TestPuzzles;
import dev.clew.core.TraceEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DeductionTest {
    @Test
    void sixCellsConfinedToSixValuesClearThemFromTheOtherThree() {
        Layout layout = new Layout(Shape.CLASSIC_9);
        long[] masks = new long[81];
        Arrays.fill(masks, 0b111_111_111);
        Arrays.fill(masks, 0, 6, 0b000_111_111);
        State state = new State(layout, masks);
        assertThat(new Deduction(state, SearchOptions.all(), null).run()).isTrue();
        for (int cell = 0; cell < 9; cell++) {
            assertThat(state.candidates(cell, 0)).isEqualTo(cell < 6 ? 0b000_111_111 : 0b111_000_000);
        }
    }

    @Test
    void aCellWithOneCandidateLeftIsNotFilledUntilAssigned() {
        long[] masks = new long[16];
        Arrays.fill(masks, 0b1111);
        masks[5] = 0b0100;
        State state = new State(new Layout(Shape.classic(4)), masks);
        assertThat(state.isFilled(5)).isFalse();
        assertThat(state.isCandidate(4, 2)).isTrue();
        assertThat(state.assign(5, 2)).isTrue();
        assertThat(state.isFilled(5)).isTrue();
        assertThat(state.isCandidate(4, 2)).isFalse();
    }

    static Stream<Shape> shapes() {
        return Stream.of(
                Shape.classic(6),
                Shape.CLASSIC_9,
                Shape.classic(12),
                Shape.classic(16),
                Shape.CLASSIC_9.withDiagonals(),
                Shape.CLASSIC_9.withKnightMoves(),
                Shape.jigsaw(TestPuzzles.JIGSAW_REGIONS));
    }

    /** Replays what the engine says it did on plain sets; nothing may go that no constraint excludes. */
    @ParameterizedTest
    @MethodSource("shapes")
    void everyRemovedCandidateIsExcludedByANamedConstraint(Shape shape) {
        for (long seed = 1; seed <= 10; seed++) {
            Random random = new Random(seed);
            Grid grid = TestPuzzles.grid(shape, random);
            Puzzle puzzle = TestPuzzles.puzzle(grid, random, shape.cells() * 3 / 5);
            Position position = Position.of(puzzle);
            List<TraceEvent> events = new ArrayList<>();
            State state = state(position);
            assertThat(new Deduction(state, SearchOptions.all(), new Tracer(events::add)).run())
                    .isTrue();
            Replay replay = new Replay(position, "seed " + seed);
            events.forEach(replay::check);
            for (int cell = 0; cell < shape.cells(); cell++) {
                assertThat(state.candidates(cell, 0)).as("seed %d", seed).isEqualTo(replay.candidates[cell].low());
                assertThat(state.isCandidate(cell, grid.value(cell) - 1))
                        .as("seed %d", seed)
                        .isTrue();
            }
        }
    }

    private static State state(Position position) {
        Layout layout = new Layout(position.shape());
        long[] masks = new long[layout.cells];
        for (int cell = 0; cell < layout.cells; cell++) {
            masks[cell] = layout.shape.values().low();
        }
        State state = new State(layout, masks);
        for (int cell = 0; cell < layout.cells; cell++) {
            if (position.value(cell) != 0) {
                assertThat(state.assign(cell, position.value(cell) - 1)).isTrue();
            }
        }
        return state;
    }

    /** Plain sets, and for each event the constraint that justifies it. */
    private static final class Replay {
        final Shape shape;
        final Digits[] candidates;
        final boolean[] filled;
        final String name;

        Replay(Position position, String name) {
            this.shape = position.shape();
            this.candidates = position.candidates();
            this.filled = new boolean[shape.cells()];
            this.name = name;
            for (int cell = 0; cell < filled.length; cell++) {
                filled[cell] = position.value(cell) != 0;
            }
        }

        void check(TraceEvent event) {
            assertThat(event.candidates()).as(name).isEqualTo(candidates[event.cell()]);
            switch (event.technique()) {
                case NAKED_SINGLE -> assertThat(event.candidates()).as(name).isEqualTo(Digits.of(event.chosen()));
                case HIDDEN_SINGLE ->
                    assertThat(houses(event.cell()))
                            .as(name)
                            .anyMatch(house -> places(house, event.chosen()).equals(List.of(event.cell())));
                case LOCKED ->
                    event.removed()
                            .forEach(value -> assertThat(isLocked(event.cell(), value))
                                    .as(name)
                                    .isTrue());
                case SUBSET ->
                    event.removed()
                            .forEach(value -> assertThat(isInSubset(event.cell(), value))
                                    .as(name)
                                    .isTrue());
                default -> throw new AssertionError(event);
            }
            apply(event);
        }

        private void apply(TraceEvent event) {
            candidates[event.cell()] = candidates[event.cell()].minus(event.removed());
            if (event.chosen() != 0) {
                candidates[event.cell()] = Digits.of(event.chosen());
                filled[event.cell()] = true;
                shape.peers(event.cell()).forEach(peer -> candidates[peer] = candidates[peer].without(event.chosen()));
            }
        }

        private List<Integer> houses(int cell) {
            return IntStream.range(0, shape.housesOf(cell))
                    .mapToObj(i -> shape.houseOf(cell, i))
                    .toList();
        }

        private List<Integer> places(int house, int value) {
            return shape.houseCells(house).stream()
                    .filter(cell -> candidates[cell].contains(value))
                    .boxed()
                    .toList();
        }

        /** Some house has all its places for the value in a house of the cell, and the cell is not among them. */
        private boolean isLocked(int cell, int value) {
            return houses(cell).stream()
                    .anyMatch(house -> IntStream.range(0, shape.houses())
                            .filter(other -> other != house)
                            .mapToObj(other -> places(other, value))
                            .anyMatch(places -> !places.isEmpty()
                                    && !places.contains(cell)
                                    && places.stream().allMatch(shape.houseCells(house)::contains)));
        }

        /** In some house of the cell, k other open cells have k candidates together, the value among them. */
        private boolean isInSubset(int cell, int value) {
            return houses(cell).stream().anyMatch(house -> {
                int[] open = shape.houseCells(house).stream()
                        .filter(each -> each != cell && !filled[each])
                        .toArray();
                return IntStream.range(1, 1 << open.length).anyMatch(chosen -> {
                    Digits union = Digits.NONE;
                    for (int i = 0; i < open.length; i++) {
                        union = (chosen >> i & 1) == 0 ? union : union.or(candidates[open[i]]);
                    }
                    return union.size() == Integer.bitCount(chosen) && union.contains(value);
                });
            });
        }
    }
}
