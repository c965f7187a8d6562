package dev.clew.core.format.split;

import dev.clew.core.format.OpenDocument;
import dev.clew.core.format.PuzzleText;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The document of another program that a splitter is inside of, if any. Mutable, for one thread. */
public final class DocumentLines {
    private final Deque<PuzzleText> found = new ArrayDeque<>();
    /** The lines of a document that may still turn out to be none. */
    private final Deque<PuzzleText> uncertain = new ArrayDeque<>();

    private @Nullable OpenDocument document;

    /** Whether the next piece has to be offered to a document. */
    public boolean isOpen() {
        return document != null;
    }

    /** Begins a document, whose first piece is still to be offered. */
    public void open(OpenDocument next) {
        document = next;
    }

    /**
     * Offers a piece to the document.
     *
     * @return whether it was taken
     */
    public boolean take(long line, String piece, boolean endsLine) {
        OpenDocument open = document;
        if (open == null) {
            return false;
        }
        OpenDocument.Taken taken = open.take(line, piece, endsLine, found::add);
        if (taken != OpenDocument.Taken.NOT_MINE && !open.isCertain()) {
            uncertain.add(new PuzzleText(line, piece));
        }
        if (taken != OpenDocument.Taken.MORE) {
            end();
        }
        return taken != OpenDocument.Taken.NOT_MINE;
    }

    /** The text has ended, or the document. */
    public void end() {
        OpenDocument open = document;
        document = null;
        if (open != null && open.isCertain()) {
            uncertain.clear();
            open.end(found::add);
        }
    }

    /** The next puzzle that a document has given out, or null. */
    public @Nullable PuzzleText pollFound() {
        return found.poll();
    }

    /** The next line of a document that was none after all, or null. */
    public @Nullable PuzzleText pollReturned() {
        return document == null ? uncertain.poll() : null;
    }
}
