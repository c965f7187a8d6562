package dev.clew.core.format.text;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.Reading;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rows of numbers with blanks between, 0 for a blank. */
public final class NumbersFormat extends TextFormat {
    public NumbersFormat() {
        super("numbers", "N rows of N numbers with blanks between, 0 for a blank");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.PLACED, Loss.MARKS, Loss.NOTES, Loss.REMOVED);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        Sheet sheet = Sheet.of(text);
        return sheet.rows().size() > 1 && !sheet.framed() && sheet.usualTokens() > 1;
    }

    @Override
    protected Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        return new RowsReader(Sheet.of(text), shape).found();
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        return found(text, shape).position();
    }

    /** Sixteen rows of sixteen numbers up to 4 would be sixteen 4×4 puzzles. */
    @Override
    protected boolean tells(String text, Shape shape) {
        int side = Sides.root(shape.size());
        return super.tells(text, shape)
                && (side < 2
                        || Sheet.of(text).rows().stream()
                                .flatMap(row -> row.tokens().stream())
                                .anyMatch(token -> Symbols.number(token) > side));
    }

    @Override
    protected String text(Position position) {
        Shape shape = position.shape();
        int width = String.valueOf(shape.size()).length();
        StringBuilder text = new StringBuilder(shape.cells() * (width + 1));
        for (int cell = 0; cell < shape.cells(); cell++) {
            text.append(cell == 0 ? "" : shape.column(cell) == 0 ? "\n" : " ");
            String number = String.valueOf(position.value(cell));
            text.append(" ".repeat(width - number.length())).append(number);
        }
        return text.toString();
    }
}
