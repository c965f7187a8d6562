package dev.clew.press;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Shape;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.Coordinates;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.HouseRole;
import dev.clew.press.diagram.Link;
import dev.clew.press.paint.CellOutline;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.Hatch;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Text.Span;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Diagrams, and the small parts that place things on a grid. */
class DiagramTest {
    private static Diagram.Builder builder() {
        return Samples.marked(Samples.aicPosition());
    }

    @Test
    void whatDoesNotFitTheGridIsRefused() {
        assertThatThrownBy(() -> builder().candidate(CandidateRole.FIN, new Candidate(3, 2, 4)))
                .hasMessageContaining("side 4");
        assertThatThrownBy(() -> builder().house(HouseRole.BASE, 27)).hasMessageContaining("House 27");
        assertThatThrownBy(() -> builder().marks(2, Digits.of(10))).hasMessageContaining("r1c3");
        assertThatThrownBy(() -> new Link(List.of(), List.of(), Link.Kind.WEAK, 1))
                .hasMessageContaining("each end");
    }

    @Test
    void rowsAndColumnsWithAPartStandOutElseThoseOfTheCells() {
        assertThat(Samples.xWing().diagram().coordinates()).isEqualTo(new Coordinates(Set.of(4, 9), Set.of(1, 7)));
        assertThat(Samples.aic().diagram().coordinates()).isEqualTo(new Coordinates(Set.of(1, 4, 9), Set.of(1, 7, 9)));
        Coordinates asked = new Coordinates(Set.of(2), Set.of());
        assertThat(builder().coordinates(asked).build().coordinates()).isEqualTo(asked);
    }

    @ParameterizedTest
    @CsvSource({"4,2,2", "6,3,2", "9,3,3", "12,4,3", "16,4,4", "25,5,5", "5,3,2", "8,3,3", "20,5,4"})
    void marksStandOnALattice(int size, int columns, int rows) {
        Shape shape = Shape.hasClassic(size) ? Shape.classic(size) : Shape.latin(size);
        GridLayout layout = new GridLayout(shape, 0, 0, 70);
        assertThat(layout.markColumns()).isEqualTo(columns);
        assertThat(layout.markRows()).isEqualTo(rows);
        assertThat(layout.cellAt(layout.mark(shape.candidate(size + 1, size)))).isEqualTo(size + 1);
    }

    @Test
    void theOutlineOfCellsIsOneLoopAPiece() {
        GridLayout layout = new GridLayout(Shape.CLASSIC_9, 0, 0, 10);
        assertThat(loops(layout, 0, 1, 2)).isEqualTo(1);
        assertThat(loops(layout, 0, 10)).isEqualTo(2);
        assertThat(loops(layout, 0, 1, 2, 9, 11, 18, 19, 20)).isEqualTo(2);
        assertThat(loops(layout, IntStream.range(0, 81).toArray())).isEqualTo(1);
    }

    private static long loops(GridLayout layout, int... cells) {
        Path path = CellOutline.draw(layout, CellSet.of(9, cells), 1, 1, Paint.fill(Theme.LIGHT.colour(Token.INK)));
        return path.segments().stream().filter(Path.Move.class::isInstance).count();
    }

    @Test
    void hatchGoesOnFromCellToCell() {
        GridLayout layout = new GridLayout(Shape.CLASSIC_9, 0, 0, 70);
        Paint paint = Paint.fill(Theme.LIGHT.colour(Token.COVER));
        long apart = lines(Hatch.cells(layout, CellSet.of(9, 0), paint))
                + lines(Hatch.cells(layout, CellSet.of(9, 1), paint));
        assertThat(lines(Hatch.cells(layout, CellSet.of(9, 0, 1), paint))).isLessThan(apart);
    }

    private static long lines(Path path) {
        return path.segments().stream().filter(Path.Move.class::isInstance).count();
    }

    @Test
    void textBreaksAtSpacesAndSetsCellNamesAsCode() {
        TextBlock block = TextBlock.wrap("If r1c7 is not 4, it is 2.", Face.TEXT, 15, 23, 100);
        assertThat(block.lines().size()).isGreaterThan(1);
        assertThat(block.width()).isLessThanOrEqualTo(100);
        assertThat(block.lines().get(0)).extracting(Span::text).contains("r1c7");
        assertThat(block.lines().get(0).get(1).face()).isEqualTo(Face.CODE);
    }

    @Test
    void aWordThatIsTooLongIsBrokenAnywhere() {
        TextBlock block = TextBlock.wrap("x".repeat(90), Face.TEXT, 15, 23, 100);
        assertThat(block.width()).isLessThanOrEqualTo(100);
        assertThat(TextBlock.wrap("", Face.TEXT, 15, 23, 100).lines()).isEmpty();
    }
}
