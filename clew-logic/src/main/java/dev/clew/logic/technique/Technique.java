package dev.clew.logic.technique;

import dev.clew.logic.board.BoardView;
import java.util.List;

/**
 * A way to find steps: stateless, and silent about ratings, texts and pictures. Implementations are immutable and
 * thread-safe, and give the argument for their soundness in their documentation.
 */
public interface Technique {
    /** What is known of it. */
    TechniqueInfo info();

    /** What its steps may be called: itself, or the forms it comes in (a trap or a wrap, a loop or a chain). */
    default List<TechniqueInfo> forms() {
        return List.of(info());
    }

    /**
     * Reports steps in the order of the search until the sink has enough or nothing more is found. A step has at least
     * one effective conclusion, and no two reported steps are equal.
     */
    void find(BoardView board, Search search, StepSink sink);
}
