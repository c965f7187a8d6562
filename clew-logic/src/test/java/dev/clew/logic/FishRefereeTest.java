package dev.clew.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.HouseKind;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Limits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fish finders against the plain rule: all choices of lines and of lines across, nothing left out. */
class FishRefereeTest {
    @ParameterizedTest
    @CsvSource({
        "9x9, 24, 2, 6",
        "9x9, 24, 3, 3",
        "9x9, 24, 4, 1",
        "9x9, 24, 5, 2",
        "9x9, 24, 6, 2",
        "9x9, 24, 7, 2",
        "6x6, 9, 2, 10",
        "6x6, 9, 3, 10",
        "9x9:diagonal, 18, 2, 2",
        "9x9:antiknight, 18, 3, 1"
    })
    void findersAgreeWithThePlainRule(String shape, int clues, int size, int puzzles) {
        for (long seed = 1; seed <= puzzles; seed++) {
            Board start =
                    Board.of(Position.of(PuzzleMaker.make(Shape.parse(shape), clues, seed)), Uniqueness.OF_GIVENS);
            int[] count = new int[1];
            String name = shape + " size " + size + " seed " + seed;
            Path.of(ClewScale.standard(), start, Budget.unlimited()).replay((board, step) -> {
                if (count[0]++ % 8 == 0) {
                    assertAgreement(name + " before " + step, board, size);
                }
            });
        }
    }

    private static void assertAgreement(String name, BoardView board, int size) {
        Plain plain = new Plain(board, size);
        assertThat(found("030", board, size)).as(name).isEqualTo(plain.basic);
        if (size <= 4) {
            assertThat(found("031", board, size)).as(name).isEqualTo(plain.finned);
            assertThat(found("032", board, size)).as(name).isEqualTo(plain.sashimi);
        }
    }

    private static Set<Set<Candidate>> found(String codes, BoardView board, int size) {
        Set<Set<Candidate>> found = new HashSet<>();
        TechniqueCatalog.standard().require(codes + (size - 2)).find(board, step -> {
            found.add(step.conclusions().stream().map(Conclusion::candidate).collect(Collectors.toSet()));
            return true;
        });
        return found;
    }

    /** What fish of a size remove, by the rule. */
    private static final class Plain {
        final Set<Set<Candidate>> basic = new HashSet<>();
        final Set<Set<Candidate>> finned = new HashSet<>();
        final Set<Set<Candidate>> sashimi = new HashSet<>();
        private final BoardView board;

        Plain(BoardView board, int size) {
            this.board = board;
            for (int value = 1; value <= board.size(); value++) {
                add(HouseKind.ROW, HouseKind.COLUMN, size, value);
                add(HouseKind.COLUMN, HouseKind.ROW, size, value);
            }
        }

        private void add(HouseKind lines, HouseKind across, int size, int value) {
            for (List<Integer> bases : choices(housesWith(lines, value), size)) {
                CellSet base = cells(bases, value);
                List<Integer> crossing = housesWith(across, value).stream()
                        .filter(house -> !cells(List.of(house), value).and(base).isEmpty())
                        .toList();
                for (List<Integer> covers : choices(crossing, size)) {
                    add(bases, base, cells(covers, value), value);
                }
            }
        }

        private void add(List<Integer> bases, CellSet base, CellSet cover, int value) {
            CellSet fins = base.minus(cover);
            Set<Candidate> targets = cover.minus(base).stream()
                    .filter(cell -> fins.stream().allMatch(fin -> board.shape().arePeers(cell, fin)))
                    .mapToObj(cell -> board.candidate(cell, value))
                    .collect(Collectors.toSet());
            int fewest = bases.stream()
                    .mapToInt(line -> cells(List.of(line), value).minus(fins).size())
                    .min()
                    .orElseThrow();
            if (!targets.isEmpty() && fins.size() <= Limits.standard().fish().maxFins()) {
                if (!fins.isEmpty()) {
                    (fewest <= 1 ? sashimi : finned).add(targets);
                } else if (fewest > 1) {
                    basic.add(targets);
                }
            }
        }

        private List<Integer> housesWith(HouseKind kind, int value) {
            return IntStream.range(0, board.geometry().houses())
                    .filter(house -> board.shape().houseKind(house) == kind)
                    .filter(house -> board.places(house, value) != 0)
                    .boxed()
                    .toList();
        }

        private CellSet cells(List<Integer> houses, int value) {
            CellSet cells = CellSet.of(board.size());
            for (int house : houses) {
                for (int cell : board.shape().houseCells(house).toArray()) {
                    cells = board.has(cell, value) ? cells.with(cell) : cells;
                }
            }
            return cells;
        }

        private static List<List<Integer>> choices(List<Integer> items, int size) {
            List<List<Integer>> choices = new ArrayList<>();
            for (int mask = 0; mask < 1 << items.size(); mask++) {
                int chosen = mask;
                if (Integer.bitCount(mask) == size) {
                    choices.add(IntStream.range(0, items.size())
                            .filter(i -> (chosen >>> i & 1) != 0)
                            .mapToObj(items::get)
                            .toList());
                }
            }
            return choices;
        }
    }
}
