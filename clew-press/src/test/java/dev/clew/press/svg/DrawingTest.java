package dev.clew.press.svg;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.level.ClewScale;
import dev.clew.press.GridPicture;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.SvgWriter;
import dev.clew.press.style.Theme;
import org.junit.jupiter.api.Test;

class DrawingTest {
    private static final Puzzle PUZZLE = Puzzle.parse("1..4..3..2..4..1");

    @Test
    void aGridIsDrawnAsEverywhere() {
        Diagram diagram = Diagram.of(Position.of(PUZZLE)).build();
        assertThat(Drawing.of(PUZZLE).svg())
                .isEqualTo(SvgWriter.write(GridPicture.draw(diagram, "4x4 Sudoku", Theme.LIGHT)));
        assertThat(Drawing.of(PUZZLE).dark().withoutCoordinates().svg())
                .isEqualTo(SvgWriter.write(GridPicture.draw(diagram, "4x4 Sudoku", Theme.DARK, false)));
        assertThat(Drawing.of(PUZZLE).forPrint().svg())
                .isEqualTo(SvgWriter.write(GridPicture.draw(diagram, "4x4 Sudoku", Theme.PRINT)));
        assertThat(Drawing.of(PUZZLE).toString()).matches("4x4 Sudoku, \\d+ × \\d+");
    }

    @Test
    void aStepIsDrawnWithItsWords() {
        Position easy =
                Position.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        Hint hint = Hint.of(easy, ClewScale.standard(), Budget.unlimited());
        Drawing drawing = Drawing.of(hint.board(), hint.step().orElseThrow());
        assertThat(drawing.svg()).startsWith("<svg").contains("<title>Hidden single</title>", "Place 8 in r1c6.");
    }
}
