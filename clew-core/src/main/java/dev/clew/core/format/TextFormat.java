package dev.clew.core.format;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import org.jspecify.annotations.Nullable;

/** What the formats of this package share: bounds, complaints, and a note of the shape where the text does not tell it. */
abstract class TextFormat implements PuzzleFormat {
    private final String name;
    private final String description;

    TextFormat(String name, String description) {
        this.name = name;
        this.description = description;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String description() {
        return description;
    }

    @Override
    public final Reading read(String text, @Nullable Shape shape) {
        try {
            FormatCatalog.checkLength(text);
            String noted = shape == null ? noted(text) : null;
            return found(text, noted == null ? shape : ShapeNote.shape(noted));
        } catch (Complaint complaint) {
            return complaint.toReading();
        }
    }

    /** The name of the shape that the text has in a comment, or null. */
    @Nullable
    String noted(String text) {
        return ShapeNote.find(text);
    }

    /** Reads a text of bounded length; a format whose texts can be taken in two ways says which one it took. */
    Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        return new Reading.Found(position(text, shape));
    }

    /** The position in a text of bounded length. */
    abstract Position position(String text, @Nullable Shape shape) throws Complaint;

    @Override
    public final String write(Position position) {
        refusal(position).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        String text = text(position);
        return tells(text, position.shape()) ? text : ShapeNote.add(text, position.shape());
    }

    /** The text of a position that is not refused. */
    abstract String text(Position position);

    /** Whether a reader finds the shape in the text. */
    boolean tells(String text, Shape shape) {
        return ShapeNote.isUsual(shape);
    }
}
