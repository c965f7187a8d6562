package dev.clew.core;

import dev.clew.core.internal.SolutionSearch;
import dev.clew.core.internal.classic9.Classic9;
import dev.clew.core.internal.general.GeneralSearch;
import dev.clew.core.internal.general.Layouts;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The front door of search: solves, counts and lists solutions of any shape under a {@link Budget}. It takes everything
 * a {@link Position} says as a constraint: givens, placed values, candidates and removed candidates. Notes say nothing.
 *
 * <p>Immutable and thread-safe; every call works on its own state.
 *
 * @since 0.2.0
 */
public final class Solver {
    private static final Solver STANDARD = new Solver(SearchOptions.all(), true);

    private static final Count NONE = new Count(0, Count.Ending.COMPLETE);

    private final SearchOptions options;
    private final boolean special;
    private final Layouts layouts = new Layouts();

    private Solver(SearchOptions options, boolean special) {
        this.options = options;
        this.special = special;
    }

    /** The solver for everyday use: the engine made for classic 9×9 puzzles where it can be used, else the general one. */
    public static Solver standard() {
        return STANDARD;
    }

    /** The general engine with some of its rules or heuristics switched off. */
    public static Solver general(SearchOptions options) {
        return new Solver(options, false);
    }

    /** Solves a puzzle and proves that its solution is the only one. */
    public Outcome solve(Puzzle puzzle) {
        return solve(Position.of(puzzle));
    }

    /** Solves a position and proves that its solution is the only one. */
    public Outcome solve(Position position) {
        return solve(position, Budget.unlimited());
    }

    /** Solves a position within a budget and proves that its solution is the only one. */
    public Outcome solve(Position position, Budget budget) {
        return solve(position, budget, null);
    }

    /** Solves a position with the general engine and reports every step to the listener. */
    public Outcome trace(Position position, Budget budget, TraceEvent.Listener listener) {
        return solve(position, budget, listener);
    }

    private Outcome solve(Position position, Budget budget, TraceEvent.@Nullable Listener listener) {
        Budget.Meter meter = budget.start();
        if (listener == null && usesClassic9(position)) {
            Outcome outcome = classic9(position, meter, budget);
            if (!(outcome instanceof Outcome.Multiple)) {
                return outcome;
            }
            // Which solutions are shown is the defined order's to say.
            return outcome(position, general(position, meter, null), budget);
        }
        Optional<Contradiction> seen = position.contradiction();
        return seen.isPresent()
                ? none(position, seen.get(), budget)
                : outcome(position, general(position, meter, listener), budget);
    }

    /**
     * The engine needs no look for contradictions before it: it finds them itself, so only a position without a solution
     * pays for the words.
     */
    private Outcome classic9(Position position, Budget.Meter meter, Budget budget) {
        Outcome outcome = outcome(position, classic9(position, meter), budget);
        if (outcome instanceof Outcome.OutOfBudget) {
            Optional<Contradiction> seen = position.contradiction();
            return seen.isPresent() ? none(position, seen.get(), budget) : outcome;
        }
        return outcome;
    }

    private Outcome outcome(Position position, SolutionSearch search, Budget budget) {
        Grid first = grid(position, search);
        Grid second = first == null ? null : grid(position, search);
        if (first != null && second != null) {
            return new Outcome.Multiple(first, second);
        }
        if (search.isOutOfBudget()) {
            return new Outcome.OutOfBudget();
        }
        return first != null ? new Outcome.Unique(first) : none(position, reason(position), budget);
    }

    /** The next solution, or null. */
    private static @Nullable Grid grid(Position position, SolutionSearch search) {
        if (!search.next()) {
            return null;
        }
        int[] values = new int[position.shape().cells()];
        search.copySolution(values);
        return Grid.keeping(position.shape(), values);
    }

    private static Contradiction reason(Position position) {
        Optional<Contradiction> seen = position.contradiction();
        return seen.isPresent() ? seen.get() : new Contradiction.Exhausted();
    }

    /** Says so when the givens alone have a solution: then the player's own entries are to blame. */
    private Outcome none(Position position, Contradiction reason, Budget budget) {
        Position published = Position.of(position.puzzle());
        boolean blameEntries = position.puzzle().givenCount() > 0
                && (position.placedCount() > 0 || position.hasPencilEvidence())
                && solutions(published, budget).hasNext();
        return new Outcome.None(blameEntries ? new Contradiction.BeyondGivens(reason) : reason);
    }

    /** Counts the solutions of a puzzle, up to a limit. */
    public Count count(Puzzle puzzle, long limit) {
        return count(Position.of(puzzle), limit, Budget.unlimited());
    }

    /** Counts the solutions of a position, up to a limit. */
    public Count count(Position position, long limit, Budget budget) {
        if (limit < 0) {
            throw new IllegalArgumentException("Solutions cannot be counted up to " + limit + "; take 0 or more");
        }
        Budget.Meter meter = budget.start();
        boolean classic = usesClassic9(position);
        if (!classic && position.contradiction().isPresent()) {
            return NONE;
        }
        SolutionSearch search = classic ? classic9(position, meter) : general(position, meter, null);
        long found = 0;
        while (found < limit && search.next()) {
            found++;
        }
        if (found == 0 && classic && position.contradiction().isPresent()) {
            return NONE;
        }
        if (search.isOutOfBudget()) {
            return new Count(found, Count.Ending.BUDGET);
        }
        return new Count(found, found == limit ? Count.Ending.LIMIT : Count.Ending.COMPLETE);
    }

    /** The solutions of a puzzle in the defined order, found as they are asked for. */
    public Solutions solutions(Puzzle puzzle) {
        return solutions(Position.of(puzzle), Budget.unlimited());
    }

    /** The solutions of a position in the defined order, found as they are asked for. */
    public Solutions solutions(Position position, Budget budget) {
        return new Solutions(position.shape(), general(position, budget.start(), null));
    }

    private boolean usesClassic9(Position position) {
        return special && position.shape().equals(Shape.CLASSIC_9);
    }

    private static SolutionSearch classic9(Position position, Budget.Meter meter) {
        Classic9 search = new Classic9();
        if (position.hasPencilEvidence()) {
            search.start(masks(position), meter);
        } else {
            search.start(position.bytes(), 0, meter);
        }
        return search;
    }

    private static int[] masks(Position position) {
        int[] masks = new int[position.shape().cells()];
        for (int cell = 0; cell < masks.length; cell++) {
            masks[cell] = (int) position.allowed(cell).low();
        }
        return masks;
    }

    private SolutionSearch general(Position position, Budget.Meter meter, TraceEvent.@Nullable Listener listener) {
        return new GeneralSearch(position, layouts, options, meter, listener);
    }

    @Override
    public String toString() {
        return describe();
    }

    /** Which engines are at work. */
    public String describe() {
        return (special ? "classic 9×9 engine, else " : "") + "general engine " + options;
    }
}
