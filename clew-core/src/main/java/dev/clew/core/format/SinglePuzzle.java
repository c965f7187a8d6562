package dev.clew.core.format;

import dev.clew.core.Shape;
import dev.clew.core.format.json.JsonFormat;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextLines;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The only puzzle in a text that has other lines as well, such as a piece of source code. */
final class SinglePuzzle {
    private SinglePuzzle() {}

    /** Whether the text may have something around its puzzle. */
    static boolean maySurround(String text) {
        return text.length() <= FormatCatalog.MAX_TEXT && TextLines.hasAny(text, "\n[{;") && !JsonFormat.isOwn(text);
    }

    /** The text of the only puzzle, as the splitter of puzzles has it; empty where there is none, or more than one. */
    static Optional<String> in(String text, @Nullable Shape shape) {
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text), shape);
        String single = null;
        try {
            for (Optional<PuzzleText> item = splitter.next(); item.isPresent(); item = splitter.next()) {
                String part = item.get().text();
                boolean good = isPuzzle(FormatCatalog.standard().readWhole(part, shape));
                if (good && single != null || !good && isMeantAsCells(part)) {
                    return Optional.empty();
                }
                single = good ? part : single;
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Optional.ofNullable(single);
    }

    /** Whether there is a puzzle, be it one with rules that Clew does not know. */
    private static boolean isPuzzle(Reading reading) {
        return !(reading instanceof Reading.Bad bad) || bad.without().isPresent();
    }

    /** Whether most of a text may be cells, so that it must not be skipped: it may be a puzzle with a typo. */
    private static boolean isMeantAsCells(String text) {
        int cells = 0;
        int others = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean cell = c >= '0' && c <= '9' || Symbols.isBlank(c);
            cells += cell ? 1 : 0;
            others += cell || Character.isWhitespace(c) ? 0 : 1;
        }
        return cells > 3 && cells >= others;
    }
}
