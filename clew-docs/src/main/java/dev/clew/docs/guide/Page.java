package dev.clew.docs.guide;

import dev.clew.core.Position;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Picture;
import java.util.List;

/**
 * One page of the guide. Immutable.
 *
 * @param name the word in the footer
 * @param title the title
 * @param lead what the page says, in one sentence
 * @param picture everything else
 * @param figures the grids whose clues are walls to the thread
 */
record Page(String name, String title, String lead, Picture picture, List<Figure> figures) {
    /** Copies the list. */
    Page {
        figures = List.copyOf(figures);
    }

    /** A grid on the page. */
    record Figure(GridFigure grid, Position position) {}
}
