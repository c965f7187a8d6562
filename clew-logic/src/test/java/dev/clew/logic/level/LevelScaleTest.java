package dev.clew.logic.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.internal.table.TechniqueTable;
import dev.clew.logic.technique.Technique;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelScaleTest {
    private static final List<String> GOOD = List.of(
            "# a comment",
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
        LevelScale scale = new LevelScale(LevelData.parse("test", GOOD), TechniqueTable.standard());
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
        "weight.narrow = 15, weight.narrow = many, 'line 5: \"weight.narrow = many\" is not of the form'",
        "weight.narrow = 15, weight.narrow 15, line 5",
        "weight.narrow = 15, weight.hard-window = 9, 'line 5: weight.hard-window stands on line 2, too'",
        "weight.narrow = 15, colour.red = 3, 'line 5: colour.red: there is no such part'",
        "weight.narrow = 15, weight.broad = 15, 'line 5: weight.broad: there is no such weight'",
        "weight.narrow = 15, # nothing, has no weight.narrow",
        "level.hard = 300, level.hard = 200, 'line 11: level.hard: the first level begins at 0'",
        "level.hard = 300, level.harsh = 300, 'line 11: level.harsh: there is no such level'",
        "level.hard = 300, # nothing, has no level.hard"
    })
    void saysWhichLineIsWrong(String line, String instead, String message) {
        List<String> lines =
                GOOD.stream().map(it -> it.equals(line) ? instead : it).toList();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LevelScale(LevelData.parse("test", lines), TechniqueTable.standard()))
                .withMessageContaining("test")
                .withMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x-wing,X-Wing,,fish,,,,,,hard,,,| rows, line 2: x-wing: \"hard\" is not a whole number",
                "x-wing,X-Wing,,fish,,,,,,5,,,,| rows, line 2: 14 cells, but there are 13 columns",
                "x-wing,X-Wing,z-wing,fish,,,,,,5,,,| rows, line 2: x-wing: There is no technique \"z-wing\"",
                "x-wing,X-Wing,,fish,,,,,,5,roofs,,| rows, line 2: x-wing: there is no houses \"roofs\"",
                "x-wing,X-Wing,,whales,,,,,,5,,,| rows, line 2: x-wing: there is no family \"whales\""
            })
    void saysWhichRowIsWrong(String row, String message) {
        String columns = "id,name,of,family,hodoku,code,uniqueness,spoken,title,clew,houses,order,description";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LevelScale(
                        LevelData.parse("test", GOOD), TechniqueTable.parse("rows", List.of(columns, row))))
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
