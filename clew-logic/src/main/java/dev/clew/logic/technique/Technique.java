package dev.clew.logic.technique;

import dev.clew.core.Budget;
import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.Facts;
import java.util.List;
import java.util.Optional;

/**
 * A way to find steps: stateless, and silent about ratings, texts and pictures. Implementations are immutable and
 * thread-safe, and give the argument for their soundness in their documentation.
 *
 * @since 0.2.0
 */
public interface Technique {
    /** What is known of it. */
    TechniqueInfo info();

    /** What its steps may be called: itself, or the forms it comes in (a trap or a wrap, a loop or a chain). */
    default List<TechniqueInfo> forms() {
        return List.of(info());
    }

    /**
     * The fewest values of a grid on which a step of this may come next. On smaller ones something easier always says the
     * same: a naked triple among five open cells leaves a hidden pair.
     */
    default int fewestValues() {
        return 2;
    }

    /** Whether its steps are almost never next, because something easier is usually available. */
    default boolean hardlyComesNext() {
        return false;
    }

    /** Whether it acts only where boxes or regions cross lines. */
    default boolean needsAreas() {
        return false;
    }

    /**
     * The ids of techniques that together draw every conclusion this one does, on shapes whose cells see each other through
     * houses alone; empty where there are none. On a scale that has all of them no harder than this, it is never
     * necessary.
     */
    default List<String> coveredBy() {
        return List.of();
    }

    /**
     * Reports steps in the order of the scan until the sink has enough or nothing more is found. A step has at least
     * one effective conclusion, and no two reported steps are equal. The board does not change until the scan has
     * ended; a step keeps nothing of the facts, which are computed again after that.
     */
    void find(Facts facts, Limits limits, Meter meter, StepSink sink);

    /**
     * Reports every conclusion of its steps, in any order and perhaps more than once. A finder that sees them without
     * making steps says so here; chains report what any path of links reaches, whether or not they would show it.
     */
    default void collect(Facts facts, Limits limits, Meter meter, ConclusionSink sink) {
        find(facts, limits, meter, step -> {
            step.conclusions().forEach(sink::take);
            return true;
        });
    }

    /** What finds the conclusions that its steps pass over but {@link #collect} reports; empty where there are none. */
    default Optional<Technique> rest() {
        return Optional.empty();
    }

    /** Reports steps with the usual limits, whatever it costs. */
    default void find(BoardView board, StepSink sink) {
        find(Facts.of(board), Limits.standard(), Budget.unlimited().start(), sink);
    }
}
