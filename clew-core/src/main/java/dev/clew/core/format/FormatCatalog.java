package dev.clew.core.format;

import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The known formats; one more is one class and one line here. Immutable and thread-safe. */
public final class FormatCatalog {
    /** The longest text of one puzzle that is read, in characters. */
    public static final int MAX_TEXT = 1 << 23;

    private static final FormatCatalog STANDARD = new FormatCatalog();

    /** The order in which they are asked whether a text is theirs: the last ones take whatever looks like cells. */
    private final List<PuzzleFormat> formats = List.of(
            new JsonFormat(),
            new CsvFormat(),
            new HodokuFormat(),
            new CandidatesFormat(),
            new PencilMarkFormat(),
            new GridFormat(),
            new NumbersFormat(),
            new LineFormat());

    private FormatCatalog() {}

    /** All formats that there are. */
    public static FormatCatalog standard() {
        return STANDARD;
    }

    /** All formats, the plain ones first. */
    public List<PuzzleFormat> formats() {
        List<PuzzleFormat> all = new ArrayList<>(formats);
        Collections.reverse(all);
        return List.copyOf(all);
    }

    /** The format of that name. */
    public Optional<PuzzleFormat> find(String name) {
        for (PuzzleFormat format : formats) {
            if (format.name().equalsIgnoreCase(name)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
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
        try {
            return readBounded(text, shape != null ? shape : noted(text));
        } catch (Complaint complaint) {
            return complaint.toReading();
        }
    }

    /** The shape that a comment names; an object has a field for it, and its texts are no comments. */
    private static @Nullable Shape noted(String text) throws Complaint {
        String name = ShapeNote.find(text);
        return name == null || text.stripLeading().startsWith("{") ? null : ShapeNote.shape(name);
    }

    private Reading readBounded(String text, @Nullable Shape shape) {
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
            return Optional.of(formats.get(formats.size() - 1));
        }
        for (PuzzleFormat format : formats) {
            if (format.recognises(text, shape)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** Whether a line is a whole puzzle for certain, wherever it stands in a text. */
    boolean isWhole(String line, @Nullable Shape shape) {
        for (PuzzleFormat format : formats) {
            if (format.isWhole(line, shape)) {
                return true;
            }
        }
        return false;
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
