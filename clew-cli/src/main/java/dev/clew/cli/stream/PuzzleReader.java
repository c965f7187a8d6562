package dev.clew.cli.stream;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The puzzles of one operand. */
final class PuzzleReader implements Iterator<Input> {
    private final Operand operand;
    private final BufferedReader lines;
    private int number;
    private @Nullable String line;

    PuzzleReader(Operand operand, Reader reader) {
        this.operand = operand;
        this.lines = new BufferedReader(reader);
    }

    @Override
    public boolean hasNext() {
        try {
            while (line == null || line.isBlank() || line.startsWith("#")) {
                line = lines.readLine();
                number++;
                if (line == null) {
                    return false;
                }
                if (number == 1 && line.startsWith("\uFEFF")) {
                    line = line.substring(1);
                }
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Input next() {
        if (!hasNext() || line == null) {
            throw new NoSuchElementException("No further puzzle");
        }
        Input input = new Input(operand.name(), number, line, operand.isText());
        line = null;
        return input;
    }
}
