package dev.clew.bench.work;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewScale;
import java.util.List;
import org.junit.jupiter.api.Test;

class LogicWorkTest {
    private static final Puzzle EASY =
            Puzzle.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static final String HEAD = "level\tpuzzles\tfinders\tboards\tsteps";

    private static List<String> lines(int puzzles) {
        return work(puzzles).lines();
    }

    private static LogicWork work(int puzzles) {
        LogicWork work = new LogicWork();
        for (int i = 0; i < puzzles; i++) {
            work.add(EASY);
        }
        return work;
    }

    @Test
    void everyStepOfThePathIsCounted() {
        int steps = Path.of(ClewScale.standard(), Board.of(Position.of(EASY), Uniqueness.OF_GIVENS), Budget.unlimited())
                .steps()
                .size();
        String[] words = lines(1).get(1).split("\t");
        assertThat(lines(1).get(0)).isEqualTo(HEAD);
        assertThat(words[1]).isEqualTo("1");
        assertThat(Long.parseLong(words[2])).isGreaterThan(steps);
        assertThat(words[3]).isEqualTo("2");
        assertThat(words[4]).isEqualTo(Integer.toString(steps));
    }

    @Test
    void theSameWorkIsNoWorse() {
        assertThat(work(2).worse(lines(2), 0)).isEmpty();
    }

    @Test
    void moreWorkIsNamed() {
        String[] words = lines(1).get(1).split("\t");
        long fewer = Long.parseLong(words[2]) * 9 / 10;
        List<String> before = List.of(HEAD, String.join("\t", words[0], words[1], "" + fewer, words[3], words[4]));
        assertThat(work(1).worse(before, 0.05)).containsExactly(words[0] + ": " + words[2] + " finders, was " + fewer);
        assertThat(work(1).worse(before, 0.2)).isEmpty();
    }

    @Test
    void otherPuzzlesAreNotCompared() {
        assertThat(work(2).worse(lines(1), 1)).containsExactly("the levels have other puzzles than in the baseline");
    }
}
