package dev.clew.core.format.text;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.Reading;
import org.jspecify.annotations.Nullable;

/**
 * What the formats of this package share: bounds, complaints, and a note of the shape where the text does not show it.
 */
public abstract class TextFormat implements PuzzleFormat {
    private final String name;
    private final String description;

    protected TextFormat(String name, String description) {
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
            if (text.length() > FormatCatalog.MAX_TEXT) {
                throw Complaint.tooLong();
            }
            String noted = shape == null ? noted(text) : null;
            return found(text, noted == null ? shape : Sides.noted(noted));
        } catch (Complaint complaint) {
            return complaint.toReading();
        }
    }

    /** The name of the shape that the text has in a comment, or null. */
    @Nullable
    protected String noted(String text) {
        return ShapeNote.find(text);
    }

    /** Reads a text of bounded length; a format whose texts can be read in two ways says which one it chose. */
    protected Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        return new Reading.Found(position(text, shape));
    }

    /** The position in a text of bounded length. */
    protected abstract Position position(String text, @Nullable Shape shape) throws Complaint;

    @Override
    public final String write(Position position) {
        refusal(position).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        String text = text(position);
        return tells(text, position.shape()) ? text : ShapeNote.add(text, position.shape());
    }

    /** The text of a position that is not refused. */
    protected abstract String text(Position position);

    /** Whether a reader finds the shape in the text. */
    protected boolean tells(String text, Shape shape) {
        return ShapeNote.isUsual(shape);
    }
}
