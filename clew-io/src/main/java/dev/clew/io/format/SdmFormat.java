package dev.clew.io.format;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A line of a puzzle collection: 81 digits, 0 for a blank. It is read as any other line of characters is. */
public final class SdmFormat extends Classic9Format {
    /** For the service loader. */
    public SdmFormat() {
        super("sdm", "a line of a puzzle collection (.sdm): 81 digits, 0 for a blank");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.PLACED, Loss.MARKS, Loss.NOTES, Loss.REMOVED);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        String line = text.strip();
        return line.length() == CELLS && Symbols.areCells(line, CELLS, SIDE);
    }

    @Override
    protected Position position(String text, @Nullable Shape asked) throws Complaint {
        Shape shape = shape(asked);
        String line = text.strip();
        if (line.length() != CELLS) {
            throw new Complaint(
                    "A line of a puzzle collection has 81 characters, not " + line.length() + "; was one lost?");
        }
        return Position.of(Puzzle.of(shape, values(shape, line)));
    }

    @Override
    protected String text(Position position) {
        StringBuilder line = new StringBuilder();
        for (int value : position.values()) {
            line.append(value);
        }
        return line.toString();
    }
}
