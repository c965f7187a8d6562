package dev.clew.core.format.text;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.Reading;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Drawn grids with any of the usual frames, and N lines of N characters. */
public final class GridFormat extends TextFormat {
    public GridFormat() {
        super("grid", "a drawn grid with | and --- between the boxes, or N lines of N characters");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.PLACED, Loss.MARKS, Loss.NOTES, Loss.REMOVED);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        Sheet sheet = Sheet.of(text);
        boolean many = sheet.rows().size() > 1;
        return !sheet.isEmpty() && (sheet.framed() || many && sheet.usualTokens() <= 1);
    }

    @Override
    protected Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        return new RowsReader(Sheet.of(text), shape).found();
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        return found(text, shape).position();
    }

    @Override
    protected String text(Position position) {
        return GridDrawing.draw(position);
    }
}
