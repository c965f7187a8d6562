package dev.clew.logic.learn;

import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.Optional;

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

    /**
     * The lesson of a technique; none for one without a folder.
     *
     * @throws IllegalArgumentException if a part is missing
     */
    public static Optional<Lesson> of(TechniqueInfo technique) {
        TechniqueFile file = TechniqueFile.of(technique, "lesson.txt");
        return file.isEmpty() ? Optional.empty() : Optional.of(of(technique.id(), file));
    }

    static Lesson of(String id, TechniqueFile file) {
        return new Lesson(
                id,
                file.only("sentence"),
                file.only("see"),
                file.only("why"),
                file.only("follows"),
                file.only("when"),
                List.of(file.only("relatives").split(", *")));
    }
}
