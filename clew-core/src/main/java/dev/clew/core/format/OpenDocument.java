package dev.clew.core.format;

import java.util.function.Consumer;

/**
 * A document of another program while a splitter reads it: it takes the text line by line, very long lines in pieces,
 * and returns each puzzle as soon as it ends. Mutable, for one thread.
 *
 * @since 0.2.0
 */
public interface OpenDocument {
    /** What a document did with a piece of the text. */
    enum Taken {
        /** It is part of the document, which may continue. */
        MORE,
        /** It is the last part of the document. */
        LAST,
        /** It is not part of the document, which has ended before. */
        NOT_MINE
    }

    /**
     * Takes the next piece.
     *
     * @param line the number of the line that the piece belongs to, from 1
     * @param piece a line without its ending, or a part of one
     * @param endsLine whether the line ends with this piece
     * @param found takes the puzzles that end here
     */
    Taken take(long line, String piece, boolean endsLine, Consumer<PuzzleText> found);

    /** The document has ended, by a piece that is not part of it or by the end of the text. */
    void end(Consumer<PuzzleText> found);

    /**
     * Whether the text so far can be nothing else. If it ends before that, it has returned nothing, and all of its
     * lines are read as if they had not been recognised.
     */
    default boolean isCertain() {
        return true;
    }
}
