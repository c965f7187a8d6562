package dev.clew.print.book;

import dev.clew.press.TextBlock;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Token;
import dev.clew.print.Lengths;
import dev.clew.print.PageDraft;
import java.util.ArrayList;
import java.util.List;

/**
 * The hints in two columns. Their width does not depend on the number of pages, so that the number of pages can depend on
 * them. Immutable.
 */
final class HintPages {
    private static final double GAP = 6 * Lengths.MM;
    private static final double NUMBER = 20;
    private static final double SIZE = 7.5;
    private static final double LEADING = 10.5;
    private static final double BETWEEN = 5;

    /**
     * A hint at its place.
     *
     * @param column 0 or 1
     * @param top how far below the upper margin it begins
     */
    private record Hint(int number, TextBlock words, int column, double top) {}

    private final List<List<Hint>> pages = new ArrayList<>();
    private final double column;

    HintPages(BookPlan plan, List<BookPuzzle> puzzles) {
        // The narrowest page there can be.
        BookPage page = new BookPage(plan, 1, Gutter.MOST_PAGES);
        this.column = (page.width() - GAP) / 2;
        double room = page.height();
        int at = 2;
        double y = room;
        for (int i = 0; i < puzzles.size(); i++) {
            TextBlock words = TextBlock.wrap(puzzles.get(i).hint(), Face.TEXT, SIZE, LEADING, column - NUMBER);
            if (y + words.height() > room) {
                at = at >= 1 ? 0 : 1;
                y = 0;
                if (at == 0) {
                    pages.add(new ArrayList<>());
                }
            }
            pages.get(pages.size() - 1).add(new Hint(i + 1, words, at, y));
            y += words.height() + BETWEEN;
        }
    }

    int count() {
        return pages.size();
    }

    void print(BookPage page, int index) {
        PageDraft draft = page.draft();
        for (Hint hint : pages.get(index)) {
            double left = page.left() + hint.column() * (page.width() - column);
            double baseline = page.top() + hint.top() + SIZE;
            draft.text(left + NUMBER - 6, baseline, Anchor.END, String.valueOf(hint.number()), Face.TITLE, 9.5);
            hint.words()
                    .draw(left + NUMBER, baseline, Anchor.START, PageDraft.ink(Token.INK))
                    .forEach(draft::add);
        }
        page.foot("");
    }
}
