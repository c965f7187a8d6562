package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.Collectors;
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
                TestPuzzles.ownShape(),
                Shape.builder(Shape.classic(16)).distinct(0, 17, 254).build().withDiagonals(),
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
            for (int i = 0; i < shape.housesOf(cell); i++) {
                assertThat(shape.cellAt(shape.houseOf(cell, i), shape.positionOf(cell, i)))
                        .isEqualTo(cell);
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
            for (int i = 0; i < shape.housesOf(cell); i++) {
                expected = expected.or(shape.houseCells(shape.houseOf(cell, i)));
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

    private static String places(Shape shape, int cell) {
        return IntStream.range(0, shape.housesOf(cell))
                .mapToObj(i -> shape.houseOf(cell, i) + " at " + shape.positionOf(cell, i))
                .collect(Collectors.joining(", "));
    }

    @Test
    void theClassicGridIsAsEverybodyKnowsIt() {
        Shape shape = Shape.CLASSIC_9;
        assertThat(shape.houses()).isEqualTo(27);
        assertThat(IntStream.range(0, 81).map(shape::peerCount)).containsOnly(20);
        assertThat(places(shape, 40)).isEqualTo("4 at 4, 13 at 4, 22 at 4");
        assertThat(places(shape, 5)).isEqualTo("0 at 5, 14 at 0, 19 at 2");
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
    void housesAndGroupsOfOnesOwn() {
        Shape shape = Shape.builder(Shape.classic(4))
                .distinct(1, 14)
                .house(15, 9, 6, 0)
                .build();
        assertThat(shape.name()).isEqualTo("4x4:house:r1c1r2c3r3c2r4c4:distinct:r1c2r4c3");
        assertThat(shape.houseName(12)).isEqualTo("extra house 1");
        assertThat(shape.houseKind(12)).isEqualTo(HouseKind.EXTRA);
        assertThat(shape.houseCells(12).toArray()).containsExactly(0, 6, 9, 15);
        assertThat(shape.addedGroups()).containsExactly(CellSet.of(4, 1, 14));
        assertThat(shape.arePeers(0, 15) && shape.arePeers(1, 14)).isTrue();
        assertThat(Shape.parse("4x4:DISTINCT:r4c3r1c2:house:r4c4r3c2r2c3r1c1")).isEqualTo(shape);
        assertThat(Shape.builder(shape).distinct(2, 13).build().addedGroups()).hasSize(2);
    }

    @Test
    void whatSaysNothingNewIsNoPartOfAShape() {
        assertThat(Shape.builder().build()).isSameAs(Shape.CLASSIC_9);
        assertThat(Shape.builder()
                        .house(0, 1, 2, 3, 4, 5, 6, 7, 8)
                        .distinct(0, 10, 20)
                        .build())
                .isSameAs(Shape.CLASSIC_9);
        Shape shape = Shape.builder()
                .distinct(0, 40)
                .distinct(40, 0)
                .distinct(0, 40, 80)
                .build();
        assertThat(shape.name()).isEqualTo("9x9:distinct:r1c1r5c5r9c9");
        assertThat(Shape.builder()
                        .distinct(0, 10, 20, 30, 40, 50, 60, 70, 80)
                        .build()
                        .name())
                .startsWith("9x9:house:");
        Shape knight = Shape.CLASSIC_9.withKnightMoves();
        assertThat(Shape.builder(knight).distinct(0, 19).build()).isEqualTo(knight);
    }

    @Test
    void housesAndGroupsThatCannotBeAreRefused() {
        ShapeBuilder builder = Shape.builder();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.house(0, 40, 80))
                .withMessage(
                        "A house of a 9x9 grid has 9 different cells, not 3 (r1c1, r5c5, r9c9); cells that only have"
                                + " to differ make a distinct group");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.distinct(5))
                .withMessage("A distinct group of a 9x9 grid has 2 to 9 different cells, not 1 (r1c6)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.distinct(5, 81))
                .withMessage("There is no cell 81; the cells of a 9x9 grid are numbered from 0 to 80, row by row");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.distinct(CellSet.of(4, 1, 2)))
                .withMessage("The cells are of a grid of side 4, but the shape has a side of 9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.parse("9x9:distinct:r1c1,r5c5"))
                .withMessage("\",r5c5\" behind distinct: does not begin with a cell; write cells one behind the other,"
                        + " such as r1c1r5c5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.parse("9x9:distinct:r1c1r10c5"))
                .withMessage("There is no cell r10c5 on a 9x9 grid; rows and columns are numbered from 1 to 9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.parse("9x9:house"))
                .withMessageStartingWith("A house of a 9x9 grid has 9 different cells, not 0");
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
                .withMessageContaining("name the shape " + size + "x" + size + ":latin");
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
