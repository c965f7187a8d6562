package dev.clew.core.format;

import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * The known formats, in the order in which they are asked whether a text is theirs. Immutable and thread-safe.
 *
 * <p>A format of this module is one class and one line here; other modules provide theirs as services.
 */
public final class FormatCatalog {
    private final List<PuzzleFormat> formats;

    private FormatCatalog(List<PuzzleFormat> formats) {
        this.formats = formats;
    }

    /** The formats of this module and of every provider that can be found. */
    public static FormatCatalog standard() {
        return Holder.STANDARD;
    }

    private static final class Holder {
        static final FormatCatalog STANDARD = load();

        private static FormatCatalog load() {
            List<PuzzleFormat> formats = new ArrayList<>();
            ServiceLoader.load(PuzzleFormat.class, FormatCatalog.class.getClassLoader())
                    .forEach(formats::add);
            formats.add(new LineFormat());
            return new FormatCatalog(List.copyOf(formats));
        }
    }

    /** All formats. */
    public List<PuzzleFormat> formats() {
        return formats;
    }

    /** The format of that name. */
    public Optional<PuzzleFormat> find(String name) {
        return formats.stream()
                .filter(format -> format.name().equalsIgnoreCase(name))
                .findFirst();
    }

    /** Reads one puzzle in whatever format it is; its shape follows from the text. */
    public Reading read(String text) {
        return read(text, null);
    }

    /** Reads one puzzle in whatever format it is, with the shape asked for if any. */
    public Reading read(String text, @Nullable Shape shape) {
        for (PuzzleFormat format : formats) {
            if (format.recognises(text, shape)) {
                return format.read(text, shape);
            }
        }
        return new Reading.Bad("This is no puzzle in any known format");
    }
}
