package dev.clew.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.bench.peer.Peer;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PeerTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    static Stream<Peer> peers() {
        return Peer.all().stream();
    }

    /** Puzzles with one solution, with several and with none, of three shapes. */
    @ParameterizedTest
    @MethodSource("peers")
    void agreesWithClew(Peer peer) {
        int compared = 0;
        for (Puzzle puzzle : puzzles()) {
            if (peer.obstacle(puzzle.shape()).isEmpty()) {
                Outcome expected = Peer.named("clew").solve(puzzle, LIMIT);
                Outcome actual = peer.solve(puzzle, LIMIT);
                assertThat(Comparison.agree(List.of(expected, actual)))
                        .as("%s says %s of %s, clew says %s", peer.name(), actual, puzzle, expected)
                        .isTrue();
                compared++;
            }
        }
        assertThat(compared > 0 || peer.obstacle(Shape.CLASSIC_9).isPresent()).isTrue();
    }

    private static List<Puzzle> puzzles() {
        List<Puzzle> puzzles = new ArrayList<>(PuzzleSet.NINE.puzzles(2));
        Puzzle first = puzzles.get(0);
        int[] values = first.toArray();
        int clue = 0;
        while (values[clue] == 0) {
            clue++;
        }
        values[clue] = 0;
        puzzles.add(Puzzle.of(first.shape(), values)); // minimal, so now there are several
        puzzles.add(wrong(first));
        Shape twelve = Shape.classic(12);
        puzzles.add(BigPuzzles.blanked(twelve, 45, new SeededRandom(1)));
        puzzles.add(Puzzle.of(Shape.CLASSIC_9.withKnightMoves(), new int[Shape.CLASSIC_9.cells()]));
        return puzzles;
    }

    /** The puzzle with another value in its first blank that no clue contradicts. */
    private static Puzzle wrong(Puzzle puzzle) {
        int[] solution = ((Outcome.Unique) Peer.named("clew").solve(puzzle, LIMIT))
                .solution()
                .toArray();
        int[] values = puzzle.toArray();
        int cell = 0;
        while (values[cell] != 0) {
            cell++;
        }
        values[cell] = solution[cell] % 9 + 1;
        return Puzzle.of(puzzle.shape(), values);
    }

    @Test
    void reducedPuzzlesHaveOneSolution() {
        for (Puzzle puzzle : PuzzleSet.SIXTEEN.puzzles(2)) {
            assertThat(Peer.named("clew").solve(puzzle, LIMIT)).isInstanceOf(Outcome.Unique.class);
            assertThat(puzzle.givenCount()).isLessThan(110);
        }
    }

    @Test
    void aLargerSetBeginsWithTheSamePuzzles() {
        for (PuzzleSet set : List.of(PuzzleSet.SIXTEEN, PuzzleSet.THIRTY_SIX_40)) {
            List<Puzzle> one = set.puzzles(1);
            List<Puzzle> two = set.puzzles(2);
            assertThat(two).startsWith(one.get(0)).doesNotHaveDuplicates();
        }
    }

    @Test
    void namesThePeersThereAre() {
        assertThatThrownBy(() -> Peer.named("tdoku")).hasMessageContaining("choco");
    }
}
