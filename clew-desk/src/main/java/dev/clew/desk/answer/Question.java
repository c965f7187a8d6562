package dev.clew.desk.answer;

import java.util.Optional;

/**
 * Something that Clew can be asked, with everything that the answer depends on. Implementations are immutable.
 *
 * @param <A> the kind of answer
 */
public interface Question<A extends Answer> {
    /** Why the question cannot be asked about this puzzle, if so. */
    default Optional<Refusal> obstacle() {
        return Optional.empty();
    }

    /** The answer, if nothing is in the way. */
    A answer();

    /** The answer, or why there is none. */
    default Answer ask() {
        Optional<Refusal> obstacle = obstacle();
        return obstacle.isPresent() ? obstacle.get() : answer();
    }
}
