package dev.clew.core.format;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.format.text.HodokuFormat;
import dev.clew.core.format.text.PencilMarkFormat;
import java.util.Optional;

/**
 * A thing that some format cannot hold. Which ones they are is a property of the format; shape and values are none of
 * them, for every format holds those.
 */
public enum Loss {
    /** Placed values come back as givens. */
    PLACED("placed value is written like a given", "placed values are written like givens") {
        @Override
        int count(Position position) {
            return position.placedCount();
        }
    },
    /** Candidates that are marked do not come back. */
    MARKS("pencil mark", "pencil marks") {
        @Override
        int count(Position position) {
            return position.hasNotes() ? 0 : marks(position);
        }
    },
    /** Notes do not come back. */
    NOTES("note", "notes") {
        @Override
        int count(Position position) {
            return position.hasNotes() ? marks(position) : 0;
        }
    },
    /** Candidates that reasoning removed come back as open. */
    REMOVED("removed candidate", "removed candidates") {
        @Override
        int count(Position position) {
            return removed(position);
        }
    },
    /** The same, where it is notes that are written instead of candidates. */
    REMOVED_BESIDE_NOTES("removed candidate", "removed candidates") {
        @Override
        int count(Position position) {
            return position.hasNotes() ? removed(position) : 0;
        }
    },
    /** A lone note and notes in every open cell do not come back, because they would come back as more than that. */
    NOTES_LIKE_MORE("note that would read as a digit", "notes that would read as digits or candidates") {
        @Override
        int count(Position position) {
            return PencilMarkFormat.hiddenNotes(position);
        }
    },
    /** Notes in every open cell do not come back, because they would come back as candidates. */
    NOTES_EVERYWHERE("note that would read as a candidate", "notes that would read as candidates") {
        @Override
        int count(Position position) {
            return position.hasNotes() && HodokuFormat.unmarked(position) == 0 ? marks(position) : 0;
        }
    },
    /** Marks that say no more than the values do not come back, as long as no others do. */
    IDLE_MARKS("pencil mark", "pencil marks") {
        @Override
        int count(Position position) {
            return !position.hasNotes() && HodokuFormat.deleted(position).isEmpty() ? marks(position) : 0;
        }
    },
    /** Marks that values exclude do not come back. */
    EXCLUDED_MARKS("pencil mark that a value excludes", "pencil marks that values exclude") {
        @Override
        int count(Position position) {
            if (position.hasNotes() || HodokuFormat.deleted(position).isEmpty()) {
                return 0;
            }
            Digits[] byRules = HodokuFormat.byRules(position);
            int excluded = 0;
            for (int cell = 0; cell < byRules.length; cell++) {
                Optional<Digits> marks = position.marks(cell);
                excluded +=
                        marks.isEmpty() ? 0 : marks.get().minus(byRules[cell]).size();
            }
            return excluded;
        }
    },
    /** Cells without marks come back with their candidates marked if a candidate was removed anywhere. */
    UNMARKED("unmarked cell comes back with its candidates", "unmarked cells come back with their candidates") {
        @Override
        int count(Position position) {
            return HodokuFormat.deleted(position).isEmpty() ? 0 : HodokuFormat.unmarked(position);
        }
    },
    /** A single mark that no peer has comes back as a given. */
    LONE_MARKS("single candidate is written like a given", "single candidates are written like givens") {
        @Override
        int count(Position position) {
            return PencilMarkFormat.loneMarks(position);
        }
    },
    /** A single candidate that no peer has comes back as a given, whether it was marked or is what the values leave. */
    LONE_CANDIDATES("single candidate is written like a given", "single candidates are written like givens") {
        @Override
        int count(Position position) {
            return PencilMarkFormat.loneCandidates(position);
        }
    },
    /** Givens come back as single candidates. */
    GIVENS_AS_CANDIDATES("given is written as a single candidate", "givens are written as single candidates") {
        @Override
        int count(Position position) {
            return position.puzzle().givenCount();
        }
    },
    /** Placed values come back as single candidates. */
    PLACED_AS_CANDIDATES(
            "placed value is written as a single candidate", "placed values are written as single candidates") {
        @Override
        int count(Position position) {
            return position.placedCount();
        }
    };

    private final String one;
    private final String many;

    Loss(String one, String many) {
        this.one = one;
        this.many = many;
    }

    /** How many things of the position would be lost. */
    abstract int count(Position position);

    /** What would be lost of the position, such as {@code 12 pencil marks}; empty where nothing would. */
    public String words(Position position) {
        int count = count(position);
        return count == 0 ? "" : count + " " + (count == 1 ? one : many);
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
