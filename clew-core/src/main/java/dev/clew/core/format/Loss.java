package dev.clew.core.format;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.format.text.HodokuFormat;
import dev.clew.core.format.text.PencilMarkFormat;
import java.util.Optional;

/**
 * A thing that some format cannot hold. Which ones they are is a property of the format; shape and values are none of
 * them, for every format holds those.
 *
 * @since 0.2.0
 */
public enum Loss {
    /** Placed values come back as givens. */
    PLACED("placed value is written like a given", "placed values are written like givens"),
    /** Candidates that are marked do not come back. */
    MARKS("pencil mark", "pencil marks"),
    /** Notes do not come back. */
    NOTES("note", "notes"),
    /** Candidates that reasoning removed come back as open. */
    REMOVED("removed candidate", "removed candidates"),
    /** The same, where it is notes that are written instead of candidates. */
    REMOVED_BESIDE_NOTES("removed candidate", "removed candidates"),
    /** A lone note and notes in every open cell do not come back, because they would come back as more than that. */
    NOTES_LIKE_MORE("note that would read as a digit", "notes that would read as digits or candidates"),
    /** Notes in every open cell do not come back, because they would come back as candidates. */
    NOTES_EVERYWHERE("note that would read as a candidate", "notes that would read as candidates"),
    /** Marks that say no more than the values do not come back, as long as no others do. */
    IDLE_MARKS("pencil mark", "pencil marks"),
    /** Marks that values exclude do not come back. */
    EXCLUDED_MARKS("pencil mark that a value excludes", "pencil marks that values exclude"),
    /** Cells without marks come back with their candidates marked if a candidate was removed anywhere. */
    UNMARKED("unmarked cell comes back with its candidates", "unmarked cells come back with their candidates"),
    /** A single mark that no peer has comes back as a given. */
    LONE_MARKS("single candidate is written like a given", "single candidates are written like givens"),
    /** A single candidate that no peer has comes back as a given, whether it was marked or is what the values leave. */
    LONE_CANDIDATES("single candidate is written like a given", "single candidates are written like givens"),
    /** Givens come back as single candidates. */
    GIVENS_AS_CANDIDATES("given is written as a single candidate", "givens are written as single candidates"),
    /** Placed values come back as single candidates. */
    PLACED_AS_CANDIDATES(
            "placed value is written as a single candidate", "placed values are written as single candidates");

    private final String one;
    private final String many;

    Loss(String one, String many) {
        this.one = one;
        this.many = many;
    }

    /** How many things of the position would be lost. */
    int count(Position position) {
        return switch (this) {
            case PLACED -> position.placedCount();
            case MARKS -> position.hasNotes() ? 0 : marks(position);
            case NOTES -> position.hasNotes() ? marks(position) : 0;
            case REMOVED -> removed(position);
            case REMOVED_BESIDE_NOTES -> position.hasNotes() ? removed(position) : 0;
            case NOTES_LIKE_MORE -> PencilMarkFormat.hiddenNotes(position);
            case NOTES_EVERYWHERE -> position.hasNotes() && HodokuFormat.unmarked(position) == 0 ? marks(position) : 0;
            case IDLE_MARKS ->
                !position.hasNotes() && HodokuFormat.deleted(position).isEmpty() ? marks(position) : 0;
            case EXCLUDED_MARKS -> excludedMarks(position);
            case UNMARKED -> HodokuFormat.deleted(position).isEmpty() ? 0 : HodokuFormat.unmarked(position);
            case LONE_MARKS -> PencilMarkFormat.loneMarks(position);
            case LONE_CANDIDATES -> PencilMarkFormat.loneCandidates(position);
            case GIVENS_AS_CANDIDATES -> position.puzzle().givenCount();
            case PLACED_AS_CANDIDATES -> position.placedCount();
        };
    }

    /** What would be lost of the position, such as {@code 12 pencil marks}; empty where nothing would. */
    public String words(Position position) {
        int count = count(position);
        return count == 0 ? "" : count + " " + (count == 1 ? one : many);
    }

    private static int excludedMarks(Position position) {
        if (position.hasNotes() || HodokuFormat.deleted(position).isEmpty()) {
            return 0;
        }
        Digits[] byRules = HodokuFormat.byRules(position);
        int excluded = 0;
        for (int cell = 0; cell < byRules.length; cell++) {
            Optional<Digits> marks = position.marks(cell);
            excluded += marks.isEmpty() ? 0 : marks.get().minus(byRules[cell]).size();
        }
        return excluded;
    }

    private static int removed(Position position) {
        int removed = 0;
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            removed += position.removed(cell).size();
        }
        return removed;
    }

    private static int marks(Position position) {
        int marks = 0;
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            Optional<Digits> set = position.marks(cell);
            marks += set.isEmpty() ? 0 : set.get().size();
        }
        return marks;
    }
}
