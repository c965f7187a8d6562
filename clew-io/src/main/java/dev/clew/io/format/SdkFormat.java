package dev.clew.io.format;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.OpenDocument;
import dev.clew.core.format.Reading;
import dev.clew.core.format.text.Complaint;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Files of SadMan Sudoku with sections: {@code [Puzzle]} holds the givens and {@code [State]} what the player has placed.
 * A file without sections is nine rows below comments, which is a grid like any other.
 */
public final class SdkFormat extends Classic9Format {
    private static final String PUZZLE = "puzzle";
    private static final String STATE = "state";

    /** For the service loader. */
    public SdkFormat() {
        super("sdk", "a file of SadMan Sudoku (.sdk): nine rows below [Puzzle], what was placed below [State]");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.MARKS, Loss.NOTES, Loss.REMOVED);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return SdkSections.begin(text);
    }

    @Override
    public @Nullable OpenDocument opens(String line) {
        return SdkSections.isHeader(line, PUZZLE) ? new SdkDocument() : null;
    }

    @Override
    protected Reading.Found found(String text, @Nullable Shape asked) throws Complaint {
        SdkSections sections = SdkSections.of(text);
        List<String> warnings = new ArrayList<>();
        for (String name : sections.names()) {
            if (!name.equalsIgnoreCase(PUZZLE) && !name.equalsIgnoreCase(STATE)) {
                warnings.add("the section [" + name + "] is ignored; Clew reads [Puzzle] and [State] alone");
            }
        }
        return new Reading.Found(position(sections, shape(asked)), List.copyOf(warnings));
    }

    @Override
    protected Position position(String text, @Nullable Shape asked) throws Complaint {
        return position(SdkSections.of(text), shape(asked));
    }

    private static Position position(SdkSections sections, Shape shape) throws Complaint {
        int[] givens = values(shape, sections.cells(PUZZLE));
        return sections.has(STATE)
                ? position(shape, givens, values(shape, sections.cells(STATE)), "[State]")
                : Position.of(Puzzle.of(shape, givens));
    }

    @Override
    protected String text(Position position) {
        String puzzle = "[Puzzle]\n" + rows(position.puzzle().toArray());
        return position.placedCount() == 0 ? puzzle : puzzle + "\n[State]\n" + rows(position.values());
    }

    private static String rows(int[] values) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < values.length; cell++) {
            rows.append(cell > 0 && cell % SIDE == 0 ? "\n" : "").append(Puzzle.character(values[cell]));
        }
        return rows.toString();
    }
}
