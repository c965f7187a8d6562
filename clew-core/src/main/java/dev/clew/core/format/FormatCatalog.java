package dev.clew.core.format;

import dev.clew.core.Shape;
import dev.clew.core.format.json.JsonFormat;
import dev.clew.core.format.rule.RuleNote;
import dev.clew.core.format.text.CandidatesFormat;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.CsvFormat;
import dev.clew.core.format.text.GridFormat;
import dev.clew.core.format.text.HodokuFormat;
import dev.clew.core.format.text.LineFormat;
import dev.clew.core.format.text.NumbersFormat;
import dev.clew.core.format.text.PencilMarkFormat;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.core.format.text.Sheet;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * The known formats. Immutable and thread-safe.
 *
 * <p>A format of this module is one class and one line here; other modules provide theirs as services.
 *
 * @since 0.2.0
 */
public final class FormatCatalog {
    /** The longest text of one puzzle that is read, in characters. */
    public static final int MAX_TEXT = 1 << 23;

    /** What plain lines and grids are made of: no text of nothing else is in a format of another module. */
    private static final String PLAIN = "0123456789.-_|+ \t\r\n";

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

    /** Formats of other modules, looked for once a plain text does not do: looking for them opens every jar. */
    private static final class Provided {
        static final List<PuzzleFormat> FORMATS = load();

        private static List<PuzzleFormat> load() {
            List<PuzzleFormat> formats = new ArrayList<>();
            for (PuzzleFormat format : ServiceLoader.load(PuzzleFormat.class, FormatCatalog.class.getClassLoader())) {
                formats.add(format);
            }
            return List.copyOf(formats);
        }
    }

    /** The formats of other modules that a text may be in. */
    private static List<PuzzleFormat> provided(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (PLAIN.indexOf(text.charAt(i)) < 0) {
                return Provided.FORMATS;
            }
        }
        return List.of();
    }

    /** All formats, the plain ones first. */
    public List<PuzzleFormat> formats() {
        List<PuzzleFormat> all = new ArrayList<>(formats);
        Collections.reverse(all);
        all.addAll(Provided.FORMATS);
        return List.copyOf(all);
    }

    /** The format of that name. */
    public Optional<PuzzleFormat> find(String name) {
        PuzzleFormat own = named(name, formats);
        return Optional.ofNullable(own != null ? own : named(name, Provided.FORMATS));
    }

    private static @Nullable PuzzleFormat named(String name, List<PuzzleFormat> formats) {
        for (PuzzleFormat format : formats) {
            if (format.name().equalsIgnoreCase(name)) {
                return format;
            }
        }
        return null;
    }

    /** Reads one puzzle in whatever format it is; its shape follows from the text. */
    public Reading read(String text) {
        return read(text, null);
    }

    /** Reads one puzzle in whatever format it is, with the shape asked for if any. */
    public Reading read(String text, @Nullable Shape shape) {
        Reading reading = readWhole(text, shape);
        return reading instanceof Reading.Bad bad && bad.without().isEmpty() && SinglePuzzle.maySurround(text)
                ? SinglePuzzle.in(text, shape)
                        .map(puzzle -> readWhole(puzzle, shape))
                        .orElse(reading)
                : reading;
    }

    /** Reads a text all of which is the puzzle; other than {@link #read} it looks for no puzzle among other lines. */
    public Reading readWhole(String text, @Nullable Shape shape) {
        if (text.length() > MAX_TEXT) {
            return Complaint.tooLong().toReading();
        }
        try {
            List<String> rules = text.startsWith("#") ? RuleNote.find(text) : List.of();
            Reading reading = readBounded(text, shape != null ? shape : noted(text));
            return rules.isEmpty() ? reading : refused(reading, rules, text);
        } catch (Complaint complaint) {
            return complaint.toReading();
        }
    }

    /** Refuses a puzzle for the rules that came with it; what is not a puzzle anyway keeps its own reason. */
    private static Reading refused(Reading reading, List<String> rules, String text) {
        if (reading instanceof Reading.Found found) {
            return Reading.Bad.unknownRules(rules, found.position());
        }
        return RuleNote.isAlone(text) ? Reading.Bad.unknownRules(rules) : reading;
    }

    /** The shape that a comment names; the texts in an object or an element are not comments. */
    private static @Nullable Shape noted(String text) throws Complaint {
        String name = ShapeNote.find(text);
        return name == null || isObject(text.stripLeading()) ? null : Sides.noted(name);
    }

    private static boolean isObject(String text) {
        return text.startsWith("{") || text.startsWith("<");
    }

    private Reading readBounded(String text, @Nullable Shape shape) {
        Optional<PuzzleFormat> format = detect(text, shape);
        if (format.isPresent()) {
            return format.get().read(text, shape);
        }
        return text.isBlank() || Sheet.of(text).isEmpty()
                ? Complaint.empty().toReading()
                : new Reading.Bad("\"" + Symbols.quote(text.strip())
                        + "\" is not a puzzle in any known format; a 9×9 puzzle is 81 characters, . for a blank");
    }

    /** The format that a text seems to be in; reading it may still find something wrong. */
    public Optional<PuzzleFormat> detect(String text, @Nullable Shape shape) {
        if (LineFormat.isCommon(text)) {
            return Optional.of(formats.get(formats.size() - 1));
        }
        // Formats of other modules know their texts for certain; the plain ones report what is wrong with the rest.
        PuzzleFormat foreign = recognising(text, shape, provided(text));
        PuzzleFormat certain = foreign != null ? foreign : holding(text.strip(), shape);
        return Optional.ofNullable(certain != null ? certain : recognising(text, shape, formats));
    }

    /** The format of a line that is a whole puzzle for certain, however much it looks like part of a grid. */
    private @Nullable PuzzleFormat holding(String line, @Nullable Shape shape) {
        for (PuzzleFormat format : formats) {
            if (format.isWhole(line, shape)) {
                return format;
            }
        }
        return null;
    }

    private static @Nullable PuzzleFormat recognising(String text, @Nullable Shape shape, List<PuzzleFormat> formats) {
        for (PuzzleFormat format : formats) {
            if (format.recognises(text, shape)) {
                return format;
            }
        }
        return null;
    }

    /** The puzzles in formats of other modules that stand among other words of a line, such as links in a sentence. */
    List<String> embedded(String line) {
        for (PuzzleFormat format : provided(line)) {
            List<String> puzzles = format.embedded(line);
            if (!puzzles.isEmpty()) {
                return puzzles;
            }
        }
        return List.of();
    }

    /** The document of another program that begins with a line, or null. */
    @Nullable
    OpenDocument opens(String line) {
        for (PuzzleFormat format : provided(line)) {
            OpenDocument document = format.opens(line);
            if (document != null) {
                return document;
            }
        }
        return null;
    }

    /** Whether a line is certainly a whole puzzle, wherever it is in a text. */
    boolean isWhole(String line, @Nullable Shape shape) {
        return holding(line, shape) != null;
    }

    /** The names of all formats. */
    @Override
    public String toString() {
        return String.join(", ", formats().stream().map(PuzzleFormat::name).toList());
    }
}
