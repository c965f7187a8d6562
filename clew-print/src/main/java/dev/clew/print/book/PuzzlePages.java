package dev.clew.print.book;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.press.RuleLines;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;
import dev.clew.print.Lengths;
import dev.clew.print.PageDraft;
import java.util.List;

/** The pages of puzzles and of solutions. Immutable. */
final class PuzzlePages {
    private static final double THREAD = 9 * Lengths.MM;
    private static final double HEAD = 34;
    private static final double RULES = 0.6;

    private final BookPlan plan;
    private final BookLayout layout;
    private final List<BookPuzzle> puzzles;

    PuzzlePages(BookPlan plan, BookLayout layout, List<BookPuzzle> puzzles) {
        this.plan = plan;
        this.layout = layout;
        this.puzzles = puzzles;
    }

    /** One or two puzzles, by the number of the first. */
    void puzzles(BookPage page, int first, int last) {
        double slot = page.height() / plan.perPage();
        for (int number = first; number <= last; number++) {
            puzzle(page, number, page.top() + (number - first) * slot, slot);
        }
        int from = layout.solutionPage(first);
        int to = layout.solutionPage(last);
        String pages = from == to ? "Solution on page " + from : "Solutions on pages " + from + " and " + to;
        page.foot(from == to && last > first ? "Solutions on page " + from : pages);
    }

    private void puzzle(BookPage page, int number, double top, double room) {
        BookPuzzle puzzle = puzzles.get(number - 1);
        PageDraft draft = page.draft();
        Position position = Position.of(puzzle.puzzle());
        double stated = stated(position.shape(), page.width());
        double below = THREAD + 14 + stated;
        double extent = Math.min(plan.trim().grid(plan.perPage()), Math.min(page.width(), room - HEAD - below - 26));
        double left = page.middle() - extent / 2;
        double y = top + (room - HEAD - extent - below) * (plan.perPage() == 1 ? 0.35 : 0.1);
        draft.text(left, y + 20, Anchor.START, String.valueOf(number), Face.TITLE, 24);
        double knots = left + extent - LevelKnots.width();
        LevelKnots.draw(draft, puzzle.level(), knots, y + 17);
        draft.text(knots - 8, y + 20, Anchor.END, LevelKnots.word(puzzle.level()), Face.TEXT, 9);
        double gridTop = y + HEAD;
        draft.grid(position, left, gridTop, extent / position.shape().size(), GridStyle.paper());
        if (stated > 0) {
            draft.add(
                    new RuleLines(position.shape(), page.width(), RULES).draw(left, gridTop + extent + 8, Theme.PRINT));
        }
        double thread = gridTop + extent + stated + 14;
        Sparkline.draw(puzzle.weights(), left, left + extent, thread, thread + THREAD - 4)
                .forEach(draft::add);
    }

    /** The room for what a variant adds to the rules. */
    private static double stated(Shape shape, double width) {
        double height = new RuleLines(shape, width, RULES).height();
        return height == 0 ? 0 : height + 8;
    }

    /** A page of solutions, by the number of the first. */
    void solutions(BookPage page, int first, int last) {
        SolutionGrid grid = layout.solutionGrid();
        int columns = grid.columns();
        double down = page.height() / grid.rows();
        double extent = grid.extent(page);
        for (int number = first; number <= last; number++) {
            int index = number - first;
            // The outer columns end where the text does.
            double free = columns == 1 ? 0 : (page.width() - columns * extent) / (columns - 1);
            double left = page.left() + index % columns * (extent + free);
            int row = index / columns;
            double top = page.top() + row * down;
            Position solved = puzzles.get(number - 1).solved();
            page.draft().text(left, top + 9, Anchor.START, String.valueOf(number), Face.TITLE, 12);
            page.draft()
                    .grid(
                            solved,
                            left,
                            top + SolutionGrid.LABEL,
                            extent / solved.shape().size(),
                            FrontMatter.solved());
        }
        page.foot("");
    }
}
