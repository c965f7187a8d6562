package dev.clew.print.walkthrough;

import dev.clew.core.Position;
import dev.clew.logic.Path;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.StepText;
import dev.clew.press.GridFigure;
import dev.clew.press.RuleLines;
import dev.clew.press.TextBlock;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.StepDiagram;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import dev.clew.print.Lengths;
import dev.clew.print.Page;
import dev.clew.print.PageDraft;
import dev.clew.print.Paper;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to a solution as pages: first the puzzle, the contents by technique and how it ends, then three steps a page with
 * drawing, words and grid. Mutable, for one path.
 */
public final class WalkthroughPages {
    private static final double MARGIN = 14 * Lengths.MM;
    private static final double GAP = 6 * Lengths.MM;

    /** The height of a step: three fit on A4. */
    private static final double ROW = 88 * Lengths.MM;

    /** Room for the names of rows and columns. */
    private static final double RIM = 16;

    private static final double EXTENT = ROW - 2 * GAP - RIM;

    /** The type size of a technique in the contents. */
    private static final double NAME = 9;

    private final Paper paper;
    private final String title;
    private final List<Page> pages = new ArrayList<>();
    private PageDraft draft;
    private double y = MARGIN;
    private boolean used;

    private WalkthroughPages(Paper paper, String title) {
        this.paper = paper;
        this.title = title;
        this.draft = new PageDraft(paper.width(), paper.height());
    }

    /**
     * The pages of a path.
     *
     * @param position the puzzle
     * @param ending how the path ends, in words
     */
    public static List<Page> of(Position position, Path path, String ending, Paper paper) {
        WalkthroughPages pages = new WalkthroughPages(paper, position.shape().name() + " Sudoku, step by step");
        pages.first(position, path, ending);
        int[] number = {0};
        path.replay((board, step) -> pages.add(++number[0], board, step));
        pages.finish();
        return pages.pages;
    }

    private void first(Position position, Path path, String ending) {
        double width = paper.width() - 2 * MARGIN;
        draft.text(MARGIN, MARGIN + 26, Anchor.START, "The whole path", Face.TITLE, 34);
        double bottom = draft.paragraph(MARGIN, MARGIN + 50, width, ending, Face.TEXT, 10.5, 16);
        double extent = Math.min(width * 0.62, 118 * Lengths.MM);
        double top = bottom + 16;
        GridFigure figure =
                draft.grid(position, MARGIN + 18, top, extent / position.shape().size(), GridStyle.paper());
        draft.add(figure.coordinates(Diagram.of(position).build(), Theme.PRINT, 0.7));
        RuleLines rules = new RuleLines(position.shape(), width, 0.75);
        if (rules.height() > 0) {
            draft.add(rules.draw(MARGIN + 18, top + extent + 8, Theme.PRINT));
        }
        contents(path, top + extent + 34 + rules.height(), width);
        end();
    }

    /** One line a technique: its name, a mark for each of its steps along the way, and their numbers. */
    private void contents(Path path, double from, double width) {
        List<Contents.Entry> entries = Contents.of(path);
        int steps = path.steps().size();
        double longest = entries.stream()
                .mapToDouble(entry -> Face.TEXT.width(entry.name(), NAME))
                .max()
                .orElse(0);
        double names = Math.min(longest, width * 0.4);
        double strip = (width - names) * 0.55;
        double line = from;
        draft.text(MARGIN, line, Anchor.START, "Steps by technique", Face.TITLE, 18);
        line += 20;
        for (Contents.Entry entry : entries) {
            TextBlock name = TextBlock.wrap(entry.name(), Face.TEXT, NAME, 11, names);
            double left = MARGIN + names + 10;
            double numbers = left + strip + 10;
            TextBlock ranges = TextBlock.wrap(entry.ranges(), Face.TEXT, 7.5, 10, paper.width() - MARGIN - numbers);
            double height = Math.max(name.height(), ranges.height());
            if (line + height > paper.height() - MARGIN) {
                end();
                line = MARGIN + 20;
            }
            name.draw(MARGIN, line, Anchor.START, PageDraft.ink(Token.INK)).forEach(draft::add);
            ranges.draw(numbers, line, Anchor.START, PageDraft.ink(Token.INK)).forEach(draft::add);
            draft.line(left, line - 3, left + strip, line - 3, 0.25);
            for (int step : entry.steps()) {
                double at = left + strip * (step - 0.5) / steps;
                draft.line(at, line - 6.5, at, line + 0.5, Math.min(2, 0.7 * strip / steps));
            }
            line += height + 4;
        }
    }

    private void add(int number, BoardView board, Step step) {
        Diagram diagram = StepDiagram.of(board, step);
        StepText text = StepText.of(board, step);
        // A long argument may take more room than the grid.
        double words = words(new PageDraft(paper.width(), paper.height()), 0, number, text, diagram);
        double height = Math.max(ROW, words + GAP);
        if (y + height > paper.height() - MARGIN && used) {
            end();
        }
        double side = EXTENT / board.shape().size();
        GridFigure figure = new GridFigure(board.shape(), MARGIN + RIM, y + RIM, side);
        draft.add(figure.draw(diagram, GridStyle.screen(Theme.LIGHT, side).withLines(0.4, 1.1)));
        draft.add(figure.coordinates(diagram, Theme.LIGHT, 0.6));
        words(draft, y, number, text, diagram);
        y += height;
        used = true;
    }

    /** Writes the words of a step from a height on, and returns where they end. */
    private double words(PageDraft onto, double top, int number, StepText text, Diagram diagram) {
        double left = MARGIN + RIM + EXTENT + 18;
        double width = paper.width() - MARGIN - left;
        String title = number + "  " + text.title();
        double line = onto.paragraph(left, top + 30, width, title, Face.TITLE, 17, 20);
        line = onto.paragraph(left, line - 2, width, text.conclusions(), Face.CODE, 9, 13);
        line = onto.paragraph(left, line + 6, width, text.why(), Face.TEXT, 9.5, 14.5);
        Group legend = GridFigure.legend(diagram, left, line - 6, width, 0.62, Theme.LIGHT);
        onto.add(legend);
        return legend.items().isEmpty() ? line : legend.bounds().bottom();
    }

    private void end() {
        int number = pages.size() + 1;
        double foot = paper.height() - MARGIN + 2;
        draft.quiet(paper.width() / 2, foot, Anchor.MIDDLE, String.valueOf(number), Face.TITLE, 10);
        pages.add(draft.toPage(title + ", page " + number));
        draft = new PageDraft(paper.width(), paper.height());
        y = MARGIN;
        used = false;
    }

    private void finish() {
        if (used) {
            end();
        }
    }
}
