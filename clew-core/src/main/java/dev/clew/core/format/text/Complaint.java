package dev.clew.core.format.text;

import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a reader leaves a text that is not a puzzle; it never leaves the readers, {@link Reading.Bad} carries its words.
 */
public final class Complaint extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Reading.@Nullable Partial without;

    /** A complaint about a text that is not a puzzle at all. */
    public Complaint(String message) {
        this(message, Optional.empty());
    }

    /**
     * @param without what the text holds beside rules that Clew does not know, if that is the complaint
     */
    public Complaint(String message, Optional<Reading.Partial> without) {
        super(message, null, false, false);
        this.without = without.orElse(null);
    }

    /**
     * About a puzzle with rules that Clew does not know.
     *
     * @param rules their names in the plural, at least one
     * @param position what the puzzle is without them
     */
    public static Complaint unknownRules(List<String> rules, Position position) {
        Reading.Bad bad = Reading.Bad.unknownRules(rules, position);
        return new Complaint(bad.problem(), bad.without());
    }

    /** About a text without anything to read. */
    public static Complaint empty() {
        return new Complaint("There is no puzzle in the text; a 9×9 puzzle is 81 characters, . for a blank");
    }

    /** About a text that is longer than any puzzle. */
    public static Complaint tooLong() {
        return new Complaint("The text is longer than " + FormatCatalog.MAX_TEXT
                + " characters, more than any puzzle needs; is there a line break missing?");
    }

    /** The same as an answer. */
    public Reading.Bad toReading() {
        return new Reading.Bad(String.valueOf(getMessage()), Optional.ofNullable(without));
    }
}
