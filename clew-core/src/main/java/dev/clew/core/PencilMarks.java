package dev.clew.core;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a player wrote in pencil: marks and what they mean, and the candidates removed by reasoning. Immutable; equal
 * where the content is equal, because arrays without content are empty.
 */
final class PencilMarks {
    static final PencilMarks NONE = new PencilMarks(new Digits[0], MarkMeaning.NOTES, new Digits[0]);

    private final @Nullable Digits[] marks;
    private final MarkMeaning meaning;
    private final @Nullable Digits[] removed;

    private PencilMarks(@Nullable Digits[] marks, MarkMeaning meaning, @Nullable Digits[] removed) {
        this.marks = marks;
        this.meaning = meaning;
        this.removed = removed;
    }

    /** Keeps the arrays, where a cell with nothing is null. */
    private static PencilMarks of(@Nullable Digits[] marks, MarkMeaning meaning, @Nullable Digits[] removed) {
        boolean marked = saysAnything(marks);
        boolean anyRemoved = saysAnything(removed);
        if (!marked && !anyRemoved) {
            return NONE;
        }
        return new PencilMarks(
                marked ? marks : NONE.marks, marked ? meaning : MarkMeaning.NOTES, anyRemoved ? removed : NONE.removed);
    }

    private static boolean saysAnything(@Nullable Digits[] sets) {
        for (Digits set : sets) {
            if (set != null) {
                return true;
            }
        }
        return false;
    }

    /** With other marks; keeps the array, in which a cell without any is null. */
    PencilMarks withMarks(@Nullable Digits[] sets, MarkMeaning means) {
        return of(sets, means, removed);
    }

    /** With other removed candidates; keeps the array, in which a cell without any is null. */
    PencilMarks withRemoved(@Nullable Digits[] sets) {
        return of(marks, meaning, sets);
    }

    /** With nothing in a cell. */
    PencilMarks without(int cell) {
        return at(marks, cell) == null && at(removed, cell) == null
                ? this
                : of(without(marks, cell), meaning, without(removed, cell));
    }

    private static @Nullable Digits[] without(@Nullable Digits[] sets, int cell) {
        @Nullable Digits[] changed = sets.clone();
        if (cell < changed.length) {
            changed[cell] = null;
        }
        return changed;
    }

    /** With a candidate open again: not removed, and listed where the cell lists candidates. */
    PencilMarks withCandidate(int cell, int value) {
        Digits marked = at(marks, cell);
        Digits gone = at(removed, cell);
        @Nullable Digits[] changedMarks = marks.clone();
        @Nullable Digits[] changedRemoved = removed.clone();
        if (marked != null && meaning.isEvidence()) {
            changedMarks[cell] = marked.with(value);
        }
        if (gone != null) {
            Digits rest = gone.without(value);
            changedRemoved[cell] = rest.isEmpty() ? null : rest;
        }
        return of(changedMarks, meaning, changedRemoved);
    }

    private static @Nullable Digits at(@Nullable Digits[] sets, int cell) {
        return cell < sets.length ? sets[cell] : null;
    }

    @Nullable
    Digits marks(int cell) {
        return at(marks, cell);
    }

    MarkMeaning meaning() {
        return meaning;
    }

    Digits removed(int cell) {
        Digits set = at(removed, cell);
        return set == null ? Digits.NONE : set;
    }

    boolean hasMarks() {
        return marks.length > 0;
    }

    boolean hasRemoved() {
        return removed.length > 0;
    }

    /** What it leaves in an open cell, of all values. */
    Digits allowed(int cell, Digits all) {
        Digits listed = meaning.isEvidence() ? at(marks, cell) : null;
        Digits gone = at(removed, cell);
        Digits left = listed == null ? all : listed;
        return gone == null ? left : left.minus(gone);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PencilMarks that
                && meaning == that.meaning
                && Arrays.equals(marks, that.marks)
                && Arrays.equals(removed, that.removed);
    }

    @Override
    public int hashCode() {
        // The name's code, because an enum's own changes from run to run.
        return (Arrays.hashCode(marks) * 31 + meaning.name().hashCode()) * 31 + Arrays.hashCode(removed);
    }
}
