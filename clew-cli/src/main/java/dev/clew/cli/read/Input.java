package dev.clew.cli.read;

import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One puzzle's text and where it came from. Immutable.
 *
 * @param source the file's name, {@code -} for standard input, {@code argument 2}, or empty for a lone argument
 * @param line the number of its first line, from 1
 * @param text the text
 * @param isArgument whether the text is an argument of the command line, so that it may be a mistyped file name
 */
public record Input(String source, long line, String text, boolean isArgument) implements Item {
    private static final int LONGEST_NAME = 40;

    /** Where it came from, as {@code file:line: }, or nothing for a lone argument. */
    public String prefix() {
        return source.isEmpty() ? "" : source + ":" + line + ": ";
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public int room() {
        return text.length();
    }

    @Override
    public long puzzles() {
        return 1;
    }

    @Override
    public void countIn(ReadSoFar soFar) {
        soFar.count(1, 0);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.apply(this);
    }

    @Override
    public void release() {
        // A text is left to the collector.
    }

    /** Reads the text in whatever format it is. */
    public Reading read(@Nullable Shape shape) {
        Reading reading = FormatCatalog.standard().read(text, shape);
        if (reading instanceof Reading.Bad bad && isArgument && bad.without().isEmpty() && mayBeName()) {
            return new Reading.Bad(bad.problem() + "; there is no file \"" + text.strip() + "\" either");
        }
        return reading;
    }

    /** What its reader has to say about a choice it made, with the place; lines for standard error. */
    public List<String> warnings(Reading.Found found) {
        List<String> lines = new ArrayList<>();
        for (String warning : found.warnings()) {
            lines.add(prefix() + warning);
        }
        return lines;
    }

    private boolean mayBeName() {
        String word = text.strip();
        return !word.isEmpty() && word.length() <= LONGEST_NAME && word.indexOf(' ') < 0 && word.indexOf('\n') < 0;
    }
}
