package dev.clew.core.internal.general;

import dev.clew.core.Budget;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.SearchOptions;
import dev.clew.core.SearchOptions.Switch;
import dev.clew.core.TraceEvent;
import dev.clew.core.internal.SolutionSearch;
import org.jspecify.annotations.Nullable;

/**
 * Search by deduction and trial on any shape: deduces, branches where deduction stalls, and backtracks at
 * contradictions. Above {@value #MAX_FIXED_ORDER} values it hands over to a {@link LearningSearch} when the answer is
 * not there after {@value #TRIALS_BEFORE_LEARNING} trials. The order of its solutions is the defined one. Mutable, for
 * one thread.
 */
public final class GeneralSearch implements SolutionSearch {
    /** The largest grid whose order of search never changes: no learning up to here. */
    private static final int MAX_FIXED_ORDER = 9;

    /** Enough for puzzles that are nearly solved by deduction, for which learning would take longer to set up. */
    private static final long TRIALS_BEFORE_LEARNING = 10;

    private final Layout layout;
    private final State state;
    private final Deduction deduction;
    private final Branching branching;
    private final Budget.Meter meter;
    private final @Nullable Tracer tracer;

    /** Branches from the root to here: cell, its values in order of trial, the one under trial, and the state before. */
    private final int[] cells;

    private final int[] values;
    private final int[] nextValue;
    private final int[] endValue;
    private final int[] marks;
    private final int[] openCells;
    private int depth;
    private boolean started;
    private boolean solved;
    private long trials;
    private final boolean mayLearn;
    private @Nullable LearningSearch learning;

    /** How many solutions trial has found, and the first of them where learning would have to leave it out. */
    private long found;

    private final int[] first;

    /** A search of the position on the tables of its shape. */
    public GeneralSearch(
            Position position,
            Layouts layouts,
            SearchOptions options,
            Budget.Meter meter,
            TraceEvent.@Nullable Listener listener) {
        this.layout = layouts.of(position.shape());
        this.state = new State(layout, masks(position));
        this.tracer = listener == null ? null : new Tracer(listener);
        this.deduction = new Deduction(state, options, tracer);
        this.branching = new Branching(state, options);
        this.meter = meter;
        // A trace shows trials, so a traced search continues by trial.
        this.mayLearn = layout.size > MAX_FIXED_ORDER && options.has(Switch.LEARNING) && listener == null;
        this.first = new int[mayLearn ? layout.cells : 0];
        this.cells = new int[layout.cells];
        this.nextValue = new int[layout.cells];
        this.endValue = new int[layout.cells];
        this.marks = new int[layout.cells];
        this.openCells = new int[layout.cells];
        this.values = new int[layout.cells * layout.size];
        assignValues(position);
    }

    private long[] masks(Position position) {
        long[] masks = new long[layout.cells * layout.words];
        for (int cell = 0; cell < layout.cells; cell++) {
            Digits set = position.allowed(cell);
            masks[cell * layout.words] = set.low();
            if (layout.words > 1) {
                masks[cell * layout.words + 1] = set.high();
            }
        }
        return masks;
    }

    /** Values of the position are facts, not deductions: they are filled in before anything is traced. */
    private void assignValues(Position position) {
        for (int cell = 0; cell < layout.cells; cell++) {
            int value = position.value(cell) - 1;
            if (value >= 0 && !(state.isCandidate(cell, value) && state.assign(cell, value))) {
                started = true;
                return;
            }
        }
    }

    @Override
    public boolean next() {
        return learning != null ? learning.next() : nextByTrial();
    }

    private boolean nextByTrial() {
        boolean alive = advance();
        while (alive && state.openCells() > 0) {
            if (mayLearn && trials >= TRIALS_BEFORE_LEARNING && found < 2) {
                return learn().next();
            }
            branch();
            alive = advance();
        }
        solved = alive;
        if (solved && ++found == 1 && mayLearn) {
            copySolution(first);
        }
        return solved;
    }

    /** Hands over from the root; a solution that was found on the way is not to be found again. */
    private LearningSearch learn() {
        if (depth > 0) {
            state.undoTo(marks[0], openCells[0]);
        }
        LearningSearch search = new LearningSearch(state, meter);
        if (found > 0) {
            search.exclude(first);
        }
        learning = search;
        return search;
    }

    /** Advances to the next state in which deduction stalls without a contradiction; false when there is none. */
    private boolean advance() {
        if (!started) {
            started = true;
            return deduction.run();
        }
        if (solved) {
            solved = false;
            giveUp();
        }
        while (depth > 0) {
            if (nextValue[depth - 1] == endValue[depth - 1]) {
                depth--;
                giveUp();
            } else {
                if (!meter.spend()) {
                    return false;
                }
                trials++;
                if (tryNextValue()) {
                    return true;
                }
                giveUp();
            }
        }
        return false;
    }

    private void branch() {
        int begin = depth == 0 ? 0 : endValue[depth - 1];
        cells[depth] = branching.chooseCell();
        nextValue[depth] = begin;
        endValue[depth] = branching.orderValues(cells[depth], values, begin);
        marks[depth] = state.mark();
        openCells[depth] = state.openCells();
        depth++;
    }

    private boolean tryNextValue() {
        int top = depth - 1;
        if (tracer != null) {
            int begin = top == 0 ? 0 : endValue[top - 1];
            tracer.tried(state, cells[top], values[nextValue[top]], values, begin, endValue[top]);
        }
        return state.assign(cells[top], values[nextValue[top]++]) && deduction.run();
    }

    /** Takes back the value under trial at the top branch, if there is one. */
    private void giveUp() {
        if (depth == 0) {
            return;
        }
        int top = depth - 1;
        state.undoTo(marks[top], openCells[top]);
        if (tracer != null) {
            tracer.gaveUp(state, cells[top], values[nextValue[top] - 1]);
        }
    }

    @Override
    public void copySolution(int[] into) {
        if (learning != null) {
            learning.copySolution(into);
            return;
        }
        if (!solved) {
            throw new IllegalStateException("No solution was found last");
        }
        for (int cell = 0; cell < layout.cells; cell++) {
            into[cell] = state.firstCandidate(cell) + 1;
        }
    }

    @Override
    public boolean isOutOfBudget() {
        return meter.isExhausted();
    }
}
