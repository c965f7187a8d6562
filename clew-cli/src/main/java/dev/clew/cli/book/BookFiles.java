package dev.clew.cli.book;

import dev.clew.cli.answer.CsvText;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.OutputFolder;
import dev.clew.cli.shell.Progress;
import dev.clew.desk.make.Made;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.scale.ScoredRating;
import dev.clew.print.Lengths;
import dev.clew.print.book.BookMaker;
import dev.clew.print.book.BookPlan;
import dev.clew.print.book.BookPuzzle;
import dev.clew.print.book.CoverMaker;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The files of a book: what is inside, the cover around it, and a list of its puzzles. Immutable. */
public final class BookFiles {
    private final BookPlan plan;
    private final List<Made> made;
    private final List<BookPuzzle> puzzles;
    private final BookMaker book;

    /** A book of these puzzles, in this order; all are rated. */
    public BookFiles(BookPlan plan, List<Made> made) {
        this.plan = plan;
        this.made = made;
        this.puzzles = made.stream().map(BookFiles::puzzle).toList();
        this.book = new BookMaker(plan, puzzles);
    }

    private static BookPuzzle puzzle(Made made) {
        return BookPuzzle.of(
                made.puzzle(), made.solution(), ClewLevel.parse(rating(made).levelName()));
    }

    private static ScoredRating rating(Made made) {
        return made.rating().orElseThrow();
    }

    /** How many pages there are. */
    public int pages() {
        return book.pages();
    }

    /** Whether printers on demand bind a book of that many pages. */
    public boolean isBindable() {
        return book.isBindable();
    }

    /** Writes all three. */
    public void write(OutputFolder folder, Progress progress) {
        ByteArrayOutputStream interior = new ByteArrayOutputStream();
        try {
            book.write(interior, page -> progress.remark("page " + page + " of " + pages()));
        } catch (IOException e) {
            throw Failure.inputOutput("cannot write interior.pdf", e);
        }
        folder.write("interior.pdf", interior.toByteArray());
        folder.write("cover.pdf", CoverMaker.make(plan, puzzles.get(0), line(), pages()));
        folder.write("manifest.csv", manifest());
    }

    private String line() {
        String first = puzzles.get(0).level().id();
        String last = puzzles.get(puzzles.size() - 1).level().id();
        return puzzles.size()
                + (puzzles.size() == 1 ? " puzzle, " : " puzzles, ")
                + (first.equals(last) ? first : first + " to " + last);
    }

    private String manifest() {
        StringBuilder rows = new StringBuilder(
                "number,page,solution_page,puzzle,shape,solution,clues,level,score,techniques,seed,version\n");
        for (int number = 1; number <= made.size(); number++) {
            Made each = made.get(number - 1);
            rows.append(CsvText.row(
                            String.valueOf(number),
                            String.valueOf(book.page(number)),
                            String.valueOf(book.solutionPage(number)),
                            each.puzzle().toString(),
                            each.puzzle().shape().name(),
                            each.solution().toString(),
                            String.valueOf(each.clues()),
                            rating(each).levelName(),
                            String.valueOf(rating(each).score()),
                            rating(each).techniques(),
                            each.seed(),
                            each.version()))
                    .append('\n');
        }
        return rows.toString();
    }

    /** What was made, in one sentence. */
    public String summary(OutputFolder folder) {
        return String.format(
                Locale.ROOT,
                "%d %s on %d pages of %s, spine %.3f in: interior.pdf, cover.pdf and manifest.csv in %s.",
                made.size(),
                made.size() == 1 ? "puzzle" : "puzzles",
                pages(),
                plan.trim().id(),
                plan.stock().spine(pages()) / Lengths.INCH,
                folder);
    }
}
