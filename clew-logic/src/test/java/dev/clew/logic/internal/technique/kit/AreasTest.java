package dev.clew.logic.internal.technique.kit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.HouseKind;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.internal.technique.pattern.EmptyRectangle;
import dev.clew.logic.internal.technique.pattern.TwoStringKite;
import dev.clew.logic.internal.technique.subset.LockedCandidates;
import dev.clew.logic.internal.technique.subset.NakedSubset;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.proof.Verdict;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.SingleLimits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for boxes and regions holds for windows: all of them are areas. */
class AreasTest {
    private static final Shape WINDOKU = Shape.parse("9x9:windoku");
    private static final List<Board> FRESH = LongStream.rangeClosed(1, 20)
            .mapToObj(seed -> PuzzleMaker.make(WINDOKU, 12, seed))
            .map(puzzle -> Board.of(Position.of(puzzle)))
            .toList();
    private static final List<Board> STALLED = Finds.hardBoards("9x9:windoku", 12, 30);

    @Test
    void boxesRegionsAndWindowsAreAreas() {
        assertThat(Arrays.stream(HouseKind.values()).filter(HouseKind::isArea))
                .containsExactly(HouseKind.BOX, HouseKind.REGION, HouseKind.WINDOW);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9", "9x9:windoku", "9x9:diagonal", "7x7:latin", "16x16", "25x25"})
    void singlesAreLookedForInAreasOrInLines(String name) {
        Geometry geometry = Geometry.of(Shape.parse(name));
        for (int each = 0; each < geometry.houses(); each++) {
            int house = each;
            boolean isArea = geometry.shape().houseKind(house).isArea();
            assertThat(geometry.areasFirst()[geometry.turn(house)]).isEqualTo(house);
            assertThat(SingleLimits.ALL.of(geometry)).containsOnlyOnce(house);
            assertThat(IntStream.of(SingleLimits.AREAS.of(geometry)).anyMatch(i -> i == house))
                    .isEqualTo(isArea);
            assertThat(IntStream.of(SingleLimits.LINES.of(geometry)).anyMatch(i -> i == house))
                    .isEqualTo(!isArea);
        }
    }

    @Test
    void everyHouseHasItsPlaceInTheOrderOfLooking() {
        Geometry geometry = Geometry.of(Shape.parse("9x9:diagonal:windoku"));
        assertThat(geometry.areasFirst())
                .containsExactlyInAnyOrder(IntStream.range(0, geometry.houses()).toArray());
        assertThat(geometry.areas()).hasSize(9 + 4);
    }

    @Test
    void pointingLooksFromWindows() {
        assertHolds(
                FRESH,
                LockedCandidates.pointing(),
                (board, step) -> step.proof() instanceof Cover cover && isWindow(board, cover.bases()));
    }

    @Test
    void claimingDoesNotLookFromWindows() {
        for (Board board : FRESH) {
            assertThat(Finds.steps(LockedCandidates.claiming(), board, Limits.standard()))
                    .noneMatch(step -> step.proof() instanceof Cover cover && isWindow(board, cover.bases()));
        }
    }

    /** Two cells that share a row and a window, but no box. */
    @Test
    void lockedPairsLieInWindowsToo() {
        Board board = Board.of(Position.of(Puzzle.of(WINDOKU, new int[81])));
        for (int value = 3; value <= 9; value++) {
            board.remove(11, value);
            board.remove(12, value);
        }
        List<Step> steps = Finds.steps(NakedSubset.locked(2), board, Limits.standard());
        assertThat(steps).hasSize(1).allSatisfy(step -> {
            assertThat(step.conclusions())
                    .hasSize(2 * (7 + 6))
                    .map(Object::toString)
                    .contains("r2c9<>1", "r4c4<>2");
            assertThat(step.check(board, new ProofChecker())).isInstanceOf(Verdict.Proven.class);
        });
        assertThat(Finds.steps(NakedSubset.naked(2), board, Limits.standard())).isEmpty();
    }

    @Test
    void emptyRectanglesLieInWindowsToo() {
        assertHolds(
                STALLED,
                new EmptyRectangle(),
                (board, step) -> chain(step).get(0).reason() instanceof Reason.Last last
                        && isWindow(board, List.of(last.slot())));
    }

    @Test
    void kitesMeetInWindowsToo() {
        assertHolds(STALLED, new TwoStringKite(), (board, step) -> {
            List<Integer> ends =
                    List.of(cell(chain(step).get(0)), cell(chain(step).get(1)));
            return !share(board, HouseKind.BOX, ends) && share(board, HouseKind.WINDOW, ends);
        });
    }

    private static List<Implication> chain(Step step) {
        return ((Cases) step.proof()).branches().get(1).implications();
    }

    private static int cell(Implication implication) {
        return implication.claim().candidates().get(0).cell();
    }

    private static void assertHolds(List<Board> boards, Technique technique, BiPredicate<BoardView, Step> expected) {
        int found = 0;
        for (Board board : boards) {
            for (Step step : Finds.steps(technique, board, Limits.standard())) {
                assertThat(step.check(board, new ProofChecker())).isInstanceOf(Verdict.Proven.class);
                found += expected.test(board, step) ? 1 : 0;
            }
        }
        assertThat(found).isPositive();
    }

    private static boolean isWindow(BoardView board, List<Slot> bases) {
        return board.shape().houseKind(((Slot.InHouse) bases.get(0)).house()) == HouseKind.WINDOW;
    }

    private static boolean share(BoardView board, HouseKind kind, List<Integer> cells) {
        return IntStream.range(0, board.geometry().houses())
                .filter(house -> board.shape().houseKind(house) == kind)
                .anyMatch(house ->
                        cells.stream().allMatch(cell -> board.geometry().contains(house, cell)));
    }
}
