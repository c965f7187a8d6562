package dev.clew.print.book;

import dev.clew.logic.level.ClewLevel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which page everything is on, from 1; known before anything is drawn, so that a puzzle can name the page of its solution.
 * Every part opens on a right-hand page. Immutable.
 *
 * @param levels the parts of puzzles, in order
 * @param hints the page that opens the hints
 * @param solutions the page that opens the solutions
 * @param pages how many pages there are, always even
 * @param perPage how many puzzles share a page
 * @param solutionGrid how solutions share a page
 */
record BookLayout(List<Part> levels, int hints, int solutions, int pages, int perPage, SolutionGrid solutionGrid) {
    /** Half-title, imprint, how to solve, and contents. */
    static final int FRONT = 4;

    /**
     * The puzzles of a level.
     *
     * @param first the number of the first, from 1
     * @param count how many
     * @param opener the page that opens them; the puzzles begin on the next
     */
    record Part(ClewLevel level, int first, int count, int opener) {
        int last() {
            return first + count - 1;
        }
    }

    static BookLayout of(List<BookPuzzle> puzzles, BookPlan plan, int hintPages) {
        Map<ClewLevel, Integer> counts = new LinkedHashMap<>();
        puzzles.forEach(puzzle -> counts.merge(puzzle.level(), 1, Integer::sum));
        List<Part> parts = new ArrayList<>();
        int page = FRONT + 1;
        int number = 1;
        for (Map.Entry<ClewLevel, Integer> entry : counts.entrySet()) {
            parts.add(new Part(entry.getKey(), number, entry.getValue(), page));
            page = right(page + 1 + pages(entry.getValue(), plan.perPage()));
            number += entry.getValue();
        }
        int hints = page;
        int solutions = right(hints + 1 + hintPages);
        SolutionGrid grid =
                SolutionGrid.of(plan, puzzles.get(0).puzzle().shape().size());
        int end = solutions + pages(puzzles.size(), grid.perPage());
        return new BookLayout(List.copyOf(parts), hints, solutions, end + end % 2, plan.perPage(), grid);
    }

    private static int pages(int count, int perPage) {
        return (count + perPage - 1) / perPage;
    }

    /** The page, or the next if it is a left-hand one. */
    private static int right(int page) {
        return page + 1 - page % 2;
    }

    /** The page of a puzzle, by its number from 1. */
    int page(int number) {
        Part part =
                levels.stream().filter(it -> number <= it.last()).findFirst().orElseThrow();
        return part.opener() + 1 + (number - part.first()) / perPage;
    }

    /** The page of its solution. */
    int solutionPage(int number) {
        return solutions + 1 + (number - 1) / solutionGrid.perPage();
    }
}
