package dev.clew.cli.stream;

import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The puzzles of all operands, read as they are asked for. Mutable, for one thread at a time. */
public final class Inputs implements Iterator<Input>, WaitingStream.Listener, AutoCloseable {
    private final List<Operand> operands;
    private final InputStream standard;
    private int opened;
    private @Nullable Operand current;
    private @Nullable Reader reader;
    private @Nullable Iterator<Input> puzzles;
    private WaitingStream.@Nullable Listener listener;

    private Inputs(List<Operand> operands, InputStream standard) {
        this.operands = operands;
        this.standard = standard;
    }

    /**
     * The puzzles of the operands: files, texts, {@code -}; standard input when there is none and nobody sits at it.
     * Every operand is looked at before anything is done.
     */
    public static Inputs open(List<String> words, Terminal terminal) {
        if (words.isEmpty() && terminal.readsFromPerson()) {
            throw Failure.usage("no puzzle given; name a file, write the puzzle, or - for standard input");
        }
        List<Operand> operands = new ArrayList<>();
        for (String word : words.isEmpty() ? List.of("-") : words) {
            operands.add(Operand.of(word, words.size() == 1 ? "" : "argument " + (operands.size() + 1)));
        }
        return new Inputs(operands, terminal.in());
    }

    /** The names of all operands, for a message about them together. */
    public String names() {
        StringBuilder names = new StringBuilder();
        for (Operand operand : operands) {
            names.append(names.isEmpty() ? "" : ", ").append(operand.name());
        }
        return names.toString();
    }

    /** Whom to tell before reading may block. */
    void onWait(WaitingStream.@Nullable Listener waiting) {
        listener = waiting;
    }

    /** Whether the file is one of those read. */
    public boolean reads(String name) {
        File output = new File(name);
        for (Operand operand : operands) {
            File file = operand.file();
            try {
                if (file != null && output.isFile() && Files.isSameFile(file.toPath(), output.toPath())) {
                    return true;
                }
            } catch (IOException e) {
                throw Failure.inputOutput("cannot look at " + name, e);
            }
        }
        return false;
    }

    @Override
    public boolean hasNext() {
        try {
            while (puzzles == null || !puzzles.hasNext()) {
                if (opened == operands.size()) {
                    return false;
                }
                open(operands.get(opened++));
            }
            return true;
        } catch (IOException e) {
            throw unreadable(e);
        } catch (UncheckedIOException e) {
            throw unreadable(e.getCause());
        }
    }

    private void open(Operand operand) throws IOException {
        close();
        current = operand;
        if (operand.isText()) {
            reader = new StringReader(operand.word());
        } else {
            reader = new InputStreamReader(new WaitingStream(operand.open(standard), this), StandardCharsets.UTF_8);
        }
        puzzles = new PuzzleReader(operand, reader);
    }

    private Failure unreadable(IOException e) {
        return Failure.inputOutput("cannot read " + (current == null ? "the input" : current.name()), e);
    }

    @Override
    public Input next() {
        if (!hasNext() || puzzles == null) {
            throw new NoSuchElementException("No further puzzle");
        }
        return puzzles.next();
    }

    @Override
    public void beforeWaiting() {
        if (listener != null) {
            listener.beforeWaiting();
        }
    }

    /** Closes the file that is open. */
    @Override
    public void close() {
        try {
            if (reader != null && current != null && current.file() != null) {
                reader.close();
            }
        } catch (IOException e) {
            throw unreadable(e);
        }
    }
}
