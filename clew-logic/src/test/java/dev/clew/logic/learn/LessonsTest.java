package dev.clew.logic.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.logic.TechniqueCatalog;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every technique of the catalogue has a whole lesson that is short enough to be read. */
class LessonsTest {
    private static final int LONGEST = 200;

    private final List<String> ids = TechniqueCatalog.standard().techniques().stream()
            .map(technique -> technique.info().id())
            .toList();

    @Test
    void everyTechniqueHasALesson() {
        assertThat(Lessons.standard().all()).extracting(Lesson::id).containsExactlyInAnyOrderElementsOf(ids);
    }

    @Test
    void everyPartIsShortAndEndsAsASentence() {
        assertThat(Lessons.standard().all())
                .allSatisfy(lesson -> assertThat(Stream.of(
                                lesson.sentence(), lesson.see(), lesson.why(), lesson.follows(), lesson.when()))
                        .as(lesson.id())
                        .allMatch(words -> words.endsWith(".") && words.length() <= LONGEST));
    }

    @Test
    void nobodyIsPraisedOrShoutedAt() {
        assertThat(Lessons.standard().all())
                .allSatisfy(lesson -> assertThat(lesson.toString()).doesNotContain("!"));
    }

    @Test
    void everyLessonHasThreeRelatives() {
        assertThat(Lessons.standard().all())
                .allSatisfy(lesson -> assertThat(lesson.relatives())
                        .as(lesson.id())
                        .hasSize(3)
                        .doesNotHaveDuplicates()
                        .doesNotContain(lesson.id())
                        .allMatch(ids::contains));
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Lessons.of(List.of("[x-wing]", "sentence = Two rows.")))
                .withMessage("The lesson x-wing has no see; add a line see = words");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Lessons.of(List.of("Two rows.")))
                .withMessageContaining("\"Two rows.\"");
    }
}
