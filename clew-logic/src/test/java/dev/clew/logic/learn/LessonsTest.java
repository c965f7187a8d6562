package dev.clew.logic.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every technique of the catalogue has a whole lesson that is short enough to be read. */
class LessonsTest {
    private static final int LONGEST = 200;

    private final List<String> ids = TechniqueCatalog.standard().techniques().stream()
            .map(technique -> technique.info().id())
            .toList();

    /** Throws where a technique has none. */
    private final List<Lesson> lessons = TechniqueCatalog.standard().techniques().stream()
            .map(technique -> Lesson.of(technique.info()).orElseThrow())
            .toList();

    @Test
    void aTechniqueWithoutAFolderHasNoLesson() {
        TechniqueInfo own = TechniqueInfo.of("Of my own", "", "", Family.CHAINS, "Brought by a user.");
        assertThat(Lesson.of(own)).isEmpty();
    }

    @Test
    void everyPartIsShortAndEndsAsASentence() {
        assertThat(lessons)
                .allSatisfy(lesson -> assertThat(Stream.of(
                                lesson.sentence(), lesson.see(), lesson.why(), lesson.follows(), lesson.when()))
                        .as(lesson.id())
                        .allMatch(words -> words.endsWith(".") && words.length() <= LONGEST));
    }

    @Test
    void nobodyIsPraisedOrShoutedAt() {
        assertThat(lessons).allSatisfy(lesson -> assertThat(lesson.toString()).doesNotContain("!"));
    }

    @Test
    void everyLessonHasThreeRelatives() {
        assertThat(lessons)
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
                .isThrownBy(() -> lesson("sentence = Two rows."))
                .withMessage("x-wing/lesson.txt has no see; write one line see = text");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lesson("sentence = Two rows.", "see = Here.", "see = There."))
                .withMessageContaining("more than one see");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lesson("# words", "Two rows."))
                .withMessageContaining("x-wing/lesson.txt, line 2: \"Two rows.\"");
    }

    private static Lesson lesson(String... lines) {
        return Lesson.of("x-wing", TechniqueFile.parse("x-wing/lesson.txt", List.of(lines)));
    }
}
