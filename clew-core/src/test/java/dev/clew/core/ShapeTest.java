package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShapeTest {
    static Stream<Shape> shapes() {
        return Stream.of(
                Shape.classic(1),
                Shape.classic(6),
                Shape.CLASSIC_9,
                Shape.classic(16),
                Shape.classic(121),
                Shape.boxes(3, 2),
                Shape.boxes(1, 5),
                Shape.latin(7),
                Shape.CLASSIC_9.withDiagonals(),
                Shape.CLASSIC_9.withWindows(),
                Shape.classic(16).withWindows().withDiagonals(),
                Shape.CLASSIC_9.withKnightMoves(),
                Shape.CLASSIC_9.withKingMoves(),
                Shape.jigsaw(TestPuzzles.JIGSAW_REGIONS).withDiagonals());
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void tablesAgreeWithEachOther(Shape shape) {
        assertThat(Shape.parse(shape.name())).isEqualTo(shape);
        for (int house = 0; house < shape.houses(); house++) {
            assertThat(shape.houseCells(house).size()).isEqualTo(shape.size());
        }
        for (int cell = 0; cell < shape.cells(); cell++) {
            for (HousePosition place : shape.placesOf(cell)) {
                assertThat(shape.cellAt(place.house(), place.position())).isEqualTo(cell);
            }
        }
        int places = IntStream.range(0, shape.cells()).map(shape::housesOf).sum();
        assertThat(places).isEqualTo(shape.houses() * shape.size());
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void seeingIsMutualAndFollowsFromHousesAndGroups(Shape shape) {
        int step = Math.max(1, shape.cells() / 200);
        for (int cell = 0; cell < shape.cells(); cell += step) {
            CellSet expected = CellSet.of(shape.size());
            for (HousePosition place : shape.placesOf(cell)) {
                expected = expected.or(shape.houseCells(place.house()));
            }
            for (CellSet group : shape.distinctGroups()) {
                expected = group.contains(cell) ? expected.or(group) : expected;
            }
            CellSet peers = expected.minus(CellSet.of(shape.size(), cell));
            assertThat(shape.peers(cell)).isEqualTo(peers);
            int self = cell;
            assertThat(peers.stream().allMatch(peer -> shape.arePeers(peer, self)))
                    .isTrue();
        }
    }

    @Test
    void theClassicGridIsAsEverybodyKnowsIt() {
        Shape shape = Shape.CLASSIC_9;
        assertThat(shape.houses()).isEqualTo(27);
        assertThat(IntStream.range(0, 81).map(shape::peerCount)).containsOnly(20);
        assertThat(shape.placesOf(40))
                .containsExactly(new HousePosition(4, 4), new HousePosition(13, 4), new HousePosition(22, 4));
        assertThat(shape.placesOf(5))
                .containsExactly(new HousePosition(0, 5), new HousePosition(14, 0), new HousePosition(19, 2));
        assertThat(shape.cellAt(26, 3)).isEqualTo(69);
        assertThat(shape.houseName(0) + ", " + shape.houseName(17) + ", " + shape.houseName(18))
                .isEqualTo("row 1, column 9, box 1");
        assertThat(shape.cellName(40)).isEqualTo("r5c5");
    }

    @ParameterizedTest
    @CsvSource({
        "1,1,1",
        "4,2,2",
        "6,2,3",
        "8,2,4",
        "9,3,3",
        "10,2,5",
        "12,3,4",
        "16,4,4",
        "25,5,5",
        "36,6,6",
        "121,11,11"
    })
    void boxesHaveTheLargestDivisorNotAboveTheRootAsRows(int size, int rows, int columns) {
        assertThat(Shape.classic(size).boxRows()).isEqualTo(rows);
        assertThat(Shape.classic(size).boxColumns()).isEqualTo(columns);
    }

    @Test
    void extrasAreHousesOrGroups() {
        Shape diagonal = Shape.parse("9x9:diagonal");
        assertThat(diagonal.houses()).isEqualTo(29);
        assertThat(diagonal.houseCells(28).toString()).startsWith("r1c9, r2c8");
        Shape windoku = Shape.parse("9x9:windoku");
        assertThat(windoku.houses()).isEqualTo(31);
        assertThat(windoku.houseCells(27)).hasToString("r234c234");
        Shape knight = Shape.parse("9x9:antiknight");
        assertThat(knight.houses()).isEqualTo(27);
        assertThat(knight.arePeers(0, 11)).isTrue();
        assertThat(knight.arePeers(0, 19)).isTrue();
        assertThat(knight.arePeers(0, 21)).isFalse();
        assertThat(knight.peerCount(40)).isEqualTo(20 + 8);
        Shape king = Shape.parse("9x9:antiking");
        assertThat(king.arePeers(0, 10)).isTrue();
        assertThat(king.arePeers(20, 30)).isTrue();
        assertThat(king.arePeers(20, 40)).isFalse();
        assertThat(king.peerCount(40)).isEqualTo(20);
        assertThat(king.peerCount(30)).isEqualTo(20 + 3);
        assertThat(king.hasKingMoves() && !king.hasKnightMoves()).isTrue();
        assertThat(Shape.parse("9X9:antiknight:Diagonal").name()).isEqualTo("9x9:diagonal:antiknight");
    }

    @Test
    void onlyOneClassicShapeOfASizeExists() {
        assertThat(Shape.parse("9x9")).isSameAs(Shape.CLASSIC_9);
        assertThat(Shape.parse("9x9:3x3")).isSameAs(Shape.CLASSIC_9);
        assertThat(Shape.boxes(3, 3)).isSameAs(Shape.CLASSIC_9);
        assertThat(Shape.boxes(3, 2)).isNotEqualTo(Shape.classic(6));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 7, 11, 113})
    void aPrimeSideHasNoBoxes(int size) {
        assertThat(Shape.hasClassic(size)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.classic(size))
                .withMessageContaining("no box layout")
                .withMessageContaining("--shape " + size + "x" + size + ":latin");
        assertThat(Shape.parse(size + "x" + size + ":latin").houses()).isEqualTo(2 * size);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "9                 | does not begin with a square size",
                "9x8               | does not begin with a square size",
                "0x0               | a side from 1 to 121, not 0",
                "144x144           | a side from 1 to 121, not 144",
                "6x6:4x2           | hold 8 cells but a 6x6 grid needs 6",
                "6x6:0x6           | hold 0 cells",
                "9x9:hexagon       | unknown part \"hexagon\"",
                "9x9:latin:3x3     | two layouts",
                "7x7:windoku       | no box layout",
                "6x6:windoku       | Windoku needs square boxes",
                "9x9:jigsaw        | 0 region letters but a 9x9 jigsaw needs 81",
                "4x4:jigsaw:AAAABBBBCCCCDDDE | Region D has 3 cells"
            })
    void badNamesSayWhatIsWrong(String name, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> Shape.parse(name)).withMessageContaining(message);
    }
}
