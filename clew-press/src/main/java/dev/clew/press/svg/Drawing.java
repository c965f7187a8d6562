package dev.clew.press.svg;

import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Step;
import dev.clew.press.GridPicture;
import dev.clew.press.StepPicture;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.SvgWriter;
import dev.clew.press.style.Theme;

/**
 * A picture of a grid, or of a step with the grid on which it was found, the words and a legend.
 *
 * <pre>
 * String svg = Drawing.of(puzzle).dark().svg();
 * </pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public final class Drawing {
    private final Motif motif;
    private final Theme theme;
    private final boolean coordinates;

    /** What is drawn, whatever it looks like. */
    private interface Motif {
        Picture draw(Theme theme, boolean coordinates);
    }

    private Drawing(Motif motif, Theme theme, boolean coordinates) {
        this.motif = motif;
        this.theme = theme;
        this.coordinates = coordinates;
    }

    private Drawing(Motif motif) {
        this(motif, Theme.LIGHT, true);
    }

    /** A player's position: givens, placed values and pencil marks. */
    public static Drawing of(Position position) {
        String title = position.shape().name() + " Sudoku";
        return new Drawing(
                (theme, coordinates) -> GridPicture.draw(Diagram.of(position).build(), title, theme, coordinates));
    }

    /** A puzzle as it is published. */
    public static Drawing of(Puzzle puzzle) {
        return of(Position.of(puzzle));
    }

    /** A full grid. */
    public static Drawing of(Grid grid) {
        return of(grid.toPuzzle());
    }

    /** A step on the board on which it was found; the board may change afterwards. */
    public static Drawing of(BoardView board, Step step) {
        BoardView kept = board.copy();
        return new Drawing((theme, coordinates) -> StepPicture.draw(kept, step, theme));
    }

    /** This drawing with light ink on a dark ground. */
    public Drawing dark() {
        return new Drawing(motif, Theme.DARK, coordinates);
    }

    /** This drawing in black and greys, for print. */
    public Drawing forPrint() {
        return new Drawing(motif, Theme.PRINT, coordinates);
    }

    /** This drawing without the names of rows and columns; a step keeps them, for its words name cells. */
    public Drawing withoutCoordinates() {
        return new Drawing(motif, theme, false);
    }

    /** The picture as an SVG document. */
    public String svg() {
        return SvgWriter.write(motif.draw(theme, coordinates));
    }

    /** What is drawn, and how large it is: {@code 9x9 Sudoku, 504 × 504}. */
    @Override
    public String toString() {
        Picture picture = motif.draw(theme, coordinates);
        return picture.title() + ", " + Math.round(picture.width()) + " × " + Math.round(picture.height());
    }
}
