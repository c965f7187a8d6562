package dev.clew.print.book;

import dev.clew.print.PdfDocument;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Makes the interior of a book: front matter, a part for each level, hints and solutions. Pages are drawn one at a time.
 * Immutable.
 */
public final class BookMaker {
    private final BookPlan plan;
    private final List<BookPuzzle> puzzles;
    private final HintPages hints;
    private final BookLayout layout;

    /**
     * A book of at least one puzzle.
     *
     * @param puzzles in the order of the book: those of a level stand together
     */
    public BookMaker(BookPlan plan, List<BookPuzzle> puzzles) {
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("A book needs at least one puzzle");
        }
        this.plan = plan;
        this.puzzles = List.copyOf(puzzles);
        this.hints = new HintPages(plan, puzzles);
        this.layout = BookLayout.of(puzzles, plan, hints.count());
    }

    /** How many pages there are, always even. */
    public int pages() {
        return layout.pages();
    }

    /** Whether printers on demand bind that many pages. */
    public boolean isBindable() {
        return pages() >= Gutter.LEAST_PAGES && pages() <= Gutter.MOST_PAGES;
    }

    /** The page of a puzzle, by its number from 1. */
    public int page(int number) {
        return layout.page(number);
    }

    /** The page of its solution. */
    public int solutionPage(int number) {
        return layout.solutionPage(number);
    }

    /**
     * Writes the interior as PDF.
     *
     * @param progress receives the number of each finished page
     */
    public void write(OutputStream out, IntConsumer progress) throws IOException {
        List<Consumer<BookPage>> contents = contents();
        try (PdfDocument document = new PdfDocument(plan.title())) {
            for (int number = 1; number <= pages(); number++) {
                BookPage page = new BookPage(plan, number, pages());
                contents.get(number - 1).accept(page);
                document.add(page.toPage(plan.title() + ", page " + number));
                bookmark(document, number);
                progress.accept(number);
            }
            document.save(out);
        }
    }

    private void bookmark(PdfDocument document, int number) {
        layout.levels().stream()
                .filter(part -> part.opener() == number)
                .forEach(part -> document.bookmark(LevelKnots.word(part.level())));
        if (number == layout.hints()) {
            document.bookmark("Hints");
        } else if (number == layout.solutions()) {
            document.bookmark("Solutions");
        }
    }

    /** What is on each page; nothing on those that only fill up. */
    private List<Consumer<BookPage>> contents() {
        List<Consumer<BookPage>> contents = new ArrayList<>(Collections.nCopies(pages(), page -> {}));
        FrontMatter front = new FrontMatter(plan, layout, puzzles.size());
        contents.set(0, front::halfTitle);
        contents.set(1, front::imprint);
        contents.set(2, page -> front.rules(page, puzzles.get(puzzles.size() - 1)));
        contents.set(3, front::contents);
        PuzzlePages pages = new PuzzlePages(plan, layout, puzzles);
        for (BookLayout.Part part : layout.levels()) {
            String range =
                    part.count() == 1 ? "Puzzle " + part.first() : "Puzzles " + part.first() + " to " + part.last();
            open(contents, part.opener(), LevelKnots.word(part.level()), range);
            for (int first = part.first(); first <= part.last(); first += plan.perPage()) {
                int from = first;
                int to = Math.min(part.last(), first + plan.perPage() - 1);
                contents.set(layout.page(first) - 1, page -> pages.puzzles(page, from, to));
            }
        }
        open(contents, layout.hints(), "Hints", "Where the hardest step of each puzzle is");
        for (int i = 0; i < hints.count(); i++) {
            int index = i;
            contents.set(layout.hints() + i, page -> hints.print(page, index));
        }
        open(contents, layout.solutions(), "Solutions", "What was given stands in bold");
        int perPage = layout.solutionGrid().perPage();
        for (int first = 1; first <= puzzles.size(); first += perPage) {
            int from = first;
            int to = Math.min(puzzles.size(), first + perPage - 1);
            contents.set(layout.solutionPage(first) - 1, page -> pages.solutions(page, from, to));
        }
        threads(contents);
        return contents;
    }

    private static void open(List<Consumer<BookPage>> contents, int opener, String word, String line) {
        contents.set(opener - 1, page -> FrontMatter.opener(page, word, line));
    }

    /** The thread of an opener begins on the page before it, where that is free. */
    private void threads(List<Consumer<BookPage>> contents) {
        List<Integer> openers = new ArrayList<>(
                layout.levels().stream().map(BookLayout.Part::opener).toList());
        openers.add(layout.hints());
        openers.add(layout.solutions());
        for (int opener : openers) {
            if (isFree(opener - 1)) {
                contents.set(opener - 2, FrontMatter::before);
            }
        }
    }

    private boolean isFree(int page) {
        boolean puzzle =
                layout.levels().stream().anyMatch(part -> page >= part.opener() && page <= layout.page(part.last()));
        boolean hint = page >= layout.hints() && page <= layout.hints() + hints.count();
        return page > BookLayout.FRONT && !puzzle && !hint;
    }
}
