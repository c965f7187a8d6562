package dev.clew.io.format;

/** A board of SudokuWiki on its own. */
public final class S9bFormat extends SudokuWikiFormat {
    /** For the service loader. */
    public S9bFormat() {
        super("s9b", "a board of SudokuWiki: S9B and two characters a cell", "");
    }
}
