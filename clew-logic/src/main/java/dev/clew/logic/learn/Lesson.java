package dev.clew.logic.learn;

import java.util.List;

/**
 * What is taught of a technique, in words. Immutable.
 *
 * @param id the technique's id
 * @param sentence the technique in one sentence
 * @param see where to look
 * @param why why it holds
 * @param follows what follows
 * @param when when it is worth looking for
 * @param relatives the ids of three techniques near to it
 */
public record Lesson(
        String id, String sentence, String see, String why, String follows, String when, List<String> relatives) {

    /** A lesson as listed. */
    public Lesson {
        relatives = List.copyOf(relatives);
    }
}
