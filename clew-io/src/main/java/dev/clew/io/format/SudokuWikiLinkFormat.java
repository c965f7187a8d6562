package dev.clew.io.format;

/** A link to a board of SudokuWiki's solver. */
public final class SudokuWikiLinkFormat extends SudokuWikiFormat {
    /** For the service loader. */
    public SudokuWikiLinkFormat() {
        super("sudokuwiki", "a link to SudokuWiki's solver", "https://www.sudokuwiki.org/sudoku.htm?bd=");
    }
}
