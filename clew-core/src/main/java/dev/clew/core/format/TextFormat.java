package dev.clew.core.format;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the formats of this package share: bounds, complaints and the words for what is dropped. */
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
            return found(text, shape);
        } catch (Complaint complaint) {
            return complaint.toReading();
        }
    }

    /** Reads a text of bounded length; a format whose texts can be taken in two ways says which one it took. */
    Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        return new Reading.Found(position(text, shape));
    }

    /** The position in a text of bounded length. */
    abstract Position position(String text, @Nullable Shape shape) throws Complaint;

    @Override
    public List<String> losses(Position position) {
        Losses losses = new Losses(position);
        losses.placed();
        losses.marks();
        losses.shape();
        return losses.list();
    }
}
