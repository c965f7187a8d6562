package dev.clew.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TaskTest {
    private static final List<String> PUZZLES = List.of(
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @ParameterizedTest
    @EnumSource
    void everyBlockDoesTheSameWork(Task task) {
        TimedBlock block = task.block(PUZZLES);
        assertThat(block.run())
                .isNotZero()
                .isEqualTo(block.run())
                .isEqualTo(task.block(PUZZLES).run());
    }

    @ParameterizedTest
    @EnumSource
    void aTaskIsFoundByItsName(Task task) {
        assertThat(Task.of(task.id())).isEqualTo(task);
    }
}
