package dev.clew.core.format;

import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The known formats, in the order in which they are asked whether a text is theirs. Immutable and thread-safe.
 *
 * <p>A format of this module is one class and one line here; other modules provide theirs as services.
 */
public final class FormatCatalog {
    /** The longest text of one puzzle that is read, in characters. */
    public static final int MAX_TEXT = 1 << 23;

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
            formats.add(new LineFormat());
            formats.add(new NumbersFormat());
            formats.add(new GridFormat());
            formats.add(new PencilMarkFormat());
            formats.add(new CandidatesFormat());
            formats.add(new HodokuFormat());
            ServiceLoader.load(PuzzleFormat.class, FormatCatalog.class.getClassLoader())
                    .forEach(formats::add);
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
        if (text.length() > MAX_TEXT) {
            return tooLong().toReading();
        }
        Optional<PuzzleFormat> format = detect(text, shape);
        if (format.isPresent()) {
            return format.get().read(text, shape);
        }
        return text.isBlank() || Sheet.of(text).isEmpty()
                ? empty().toReading()
                : new Reading.Bad("\"" + Symbols.quote(text.strip())
                        + "\" is no puzzle in any known format; a 9×9 puzzle is 81 characters, . for a blank");
    }

    /** The format that a text seems to be in; reading it may still find something wrong. */
    public Optional<PuzzleFormat> detect(String text, @Nullable Shape shape) {
        if (LineFormat.isCommon(text)) {
            return Optional.of(formats.get(0));
        }
        return inDetectionOrder()
                .filter(format -> format.recognises(text, shape))
                .findFirst();
    }

    /** Provided formats first: they know their texts at the first character, and the plain ones complain of the rest. */
    private Stream<PuzzleFormat> inDetectionOrder() {
        return Stream.concat(
                formats.stream().filter(format -> !(format instanceof TextFormat)),
                formats.stream().filter(format -> format instanceof TextFormat));
    }

    static void checkLength(String text) throws Complaint {
        if (text.length() > MAX_TEXT) {
            throw tooLong();
        }
    }

    private static Complaint tooLong() {
        return new Complaint("The text is longer than " + MAX_TEXT
                + " characters, more than any puzzle needs; is there a line break missing?");
    }

    static Complaint empty() {
        return new Complaint("There is no puzzle in the text; a 9×9 puzzle is 81 characters, . for a blank");
    }
}
