package dev.clew.logic.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.technique.Technique;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelScaleTest {
    private static final List<String> GOOD = List.of(
            "# a comment",
            "technique.naked-single = 100",
            "technique.x-wing = 300",
            "weight.hard-window = 30",
            "weight.more-hard-steps = 3",
            "weight.most-hard-steps = 5",
            "weight.narrow = 15",
            "weight.unfinished = 1000",
            "weight.candidate-left = 2",
            "level.beginner = 0",
            "level.easy = 100",
            "level.moderate = 200",
            "level.hard = 300",
            "level.expert = 400",
            "level.extreme = 500");

    @Test
    void theStandardScaleHasEveryTechniqueOfTheCatalogue() {
        String rated = LevelScale.standard().rungs().stream()
                .flatMap(rung -> rung.sources().stream())
                .map(source -> source.info().id())
                .collect(Collectors.joining("\n"));
        assertThat(rated.lines())
                .containsAll(TechniqueCatalog.standard().techniques().stream()
                        .map(Technique::info)
                        .map(info -> info.id())
                        .toList());
    }

    @Test
    void foldsHardestHardStepsAndAlternativesIntoAScore() {
        LevelScale scale = new LevelScale(LevelData.parse("test", GOOD));
        assertThat(scale.score(300, 1, 1)).isEqualTo(315);
        assertThat(scale.score(300, 1, 5)).isEqualTo(303);
        assertThat(scale.score(300, 3, 5)).isEqualTo(309);
        assertThat(scale.score(300, 99, 5)).isEqualTo(318);
        assertThat(scale.leastHard(300)).isEqualTo(270);
        assertThat(scale.unfinishedScore(40)).isEqualTo(1080);
        assertThat(scale.level(99)).isEqualTo(ClewLevel.BEGINNER);
        assertThat(scale.level(100)).isEqualTo(ClewLevel.EASY);
        assertThat(scale.level(9999)).isEqualTo(ClewLevel.EXTREME);
    }

    @ParameterizedTest
    @CsvSource({
        "technique.x-wing = 300, technique.x-wing = many, 'line 3: \"technique.x-wing = many\" is not of the form'",
        "technique.x-wing = 300, technique.x-wing 300, line 3",
        "technique.x-wing = 300, technique.naked-single = 9, 'line 3: technique.naked-single stands on line 2, too'",
        "technique.x-wing = 300, technique.z-wing = 300, 'line 3: technique.z-wing: There is no technique'",
        "technique.x-wing = 300, colour.red = 3, 'line 3: colour.red: there is no such part'",
        "weight.narrow = 15, weight.broad = 15, 'line 7: weight.broad: there is no such weight'",
        "weight.narrow = 15, # nothing, has no weight.narrow",
        "level.hard = 300, level.hard = 200, 'line 13: level.hard: the first level begins at 0'",
        "level.hard = 300, level.harsh = 300, 'line 13: level.harsh: there is no such level'",
        "level.hard = 300, # nothing, has no level.hard"
    })
    void saysWhichLineIsWrong(String line, String instead, String message) {
        List<String> lines =
                GOOD.stream().map(it -> it.equals(line) ? instead : it).toList();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LevelScale(LevelData.parse("test", lines)))
                .withMessageContaining("test")
                .withMessageContaining(message);
    }

    @Test
    void levelsHaveNames() {
        assertThat(ClewLevel.parse(" Moderate ")).isEqualTo(ClewLevel.MODERATE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ClewLevel.parse("medium"))
                .withMessageContaining("beginner, easy, moderate");
    }
}
