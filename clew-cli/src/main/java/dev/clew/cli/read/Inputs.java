package dev.clew.cli.read;

import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Shape;
import dev.clew.desk.bulk.ReadListener;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The puzzles of all operands, read as they are asked for. Mutable, for one thread at a time. */
public final class Inputs implements Iterator<Item>, AutoCloseable {
    private final List<Operand> operands;
    private final Opener opener;
    private final Mark start;
    private final @Nullable Choice choice;
    private final ReadSoFar soFar;
    /** The number of the operand that is open; before the first is, one less than where to begin. */
    private int at;

    /** The number of the last operand whose titles are counted. */
    private int counted = -1;

    private @Nullable ItemReader open;
    private @Nullable Item next;

    private Inputs(Builder builder, Opener opener, ReadSoFar soFar) {
        this.operands = builder.operands.list();
        this.opener = opener;
        this.start = builder.start;
        this.choice = builder.choice;
        this.soFar = soFar;
        this.at = start.operand() - 1;
    }

    /** Says how to read, and then opens. Mutable, for one thread. */
    public static final class Builder {
        private final Operands operands;
        private final InputStream standard;
        private @Nullable Shape shape;
        private boolean inBlocks;
        private boolean inLines;
        private Mark start = Mark.START;
        private @Nullable Choice choice;

        /** All puzzles of the operands, one by one, in the shape that follows from their text. */
        public Builder(Operands operands, Terminal terminal) {
            this.operands = operands;
            this.standard = terminal.in();
        }

        /** The shape asked for; null where it follows from the text. */
        public Builder shape(@Nullable Shape asked) {
            shape = asked;
            return this;
        }

        /** Whether large files and streams may come in blocks of lines. */
        public Builder inBlocks(boolean allowed) {
            inBlocks = allowed;
            return this;
        }

        /** Whether every line is a puzzle of its own. */
        public Builder inLines(boolean wanted) {
            inLines = wanted;
            return this;
        }

        /** Begins at a mark and gives what is chosen from there on. */
        public Builder choose(Mark from, Choice chosen) {
            start = from;
            choice = chosen;
            return this;
        }

        /** Starts without a listener. */
        public Inputs open() {
            return open(new ReadListener() {}, extent());
        }

        /**
         * Begins.
         *
         * @param listener called before reading may block
         * @param soFar what to keep up to date
         */
        public Inputs open(ReadListener listener, ReadSoFar soFar) {
            return new Inputs(this, new Opener(shape, standard, inBlocks, inLines, listener, soFar), soFar);
        }

        /** Shows how far reading has come, once it has begun. */
        public ReadSoFar extent() {
            return new ReadSoFar(operands, start);
        }
    }

    @Override
    public boolean hasNext() {
        try {
            while (next == null) {
                Item read = open == null ? null : open.next();
                if (read != null) {
                    next = choice == null ? read : choice.pick(read, at);
                } else if (at + 1 == operands.size()) {
                    countTitles();
                    return false;
                } else {
                    countTitles();
                    openNext();
                }
            }
            return true;
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /** The operand that is open has ended; asked again, it has no further titles. */
    private void countTitles() {
        if (open != null && counted < at) {
            soFar.count(0, open.titles());
            counted = at;
        }
    }

    private void openNext() throws IOException {
        close();
        boolean isFirst = open == null;
        at++;
        if (choice != null && !isFirst) {
            choice.open(at);
        }
        open = opener.open(operands.get(at), isFirst ? start : Mark.START);
    }

    @Override
    public Item next() {
        Item found = hasNext() ? next : null;
        if (found == null) {
            throw new NoSuchElementException("No further puzzle");
        }
        next = null;
        found.countIn(soFar);
        return found;
    }

    /** Closes the file that is open. */
    @Override
    public void close() {
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private Failure unreadable(IOException e) {
        return Failure.inputOutput(
                "cannot read " + operands.get(Math.max(0, at)).title(), e);
    }
}
