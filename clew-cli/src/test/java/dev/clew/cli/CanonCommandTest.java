package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.CanonicalForm;
import dev.clew.core.symmetry.Transformation;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonCommandTest {
    private static final String SMALL = "1....2....3....4";

    @Test
    void equivalentPuzzlesGetOneLine() {
        Run form = Run.of("canon", Run.VINCENT);
        assertThat(form.code()).isZero();
        assertThat(form.err()).isEmpty();
        assertThat(form.out())
                .isEqualTo(CanonicalForm.of(Puzzle.parse(Run.VINCENT)) + "\n")
                .startsWith("..");
        String isomorphs =
                shuffled(Run.VINCENT + "\n" + Run.VINCENT + "\n", "7").out();
        Run again = Run.withInput(isomorphs, "canon");
        assertThat(again.out()).isEqualTo(form.out() + form.out());
        assertThat(Run.of("canon", Run.VINCENT_SOLVED).out())
                .startsWith("123456789")
                .hasSize(82);
    }

    @Test
    void everyPuzzleHasItsLineInOrderOnAnyNumberOfThreads() {
        String input = String.join("\n", Run.VINCENT, SMALL, "??", Run.COVER, Run.COVER_SOLVED) + "\n";
        Run one = Run.withInput(input, "canon", "--threads", "1");
        assertThat(one.code()).isEqualTo(1);
        assertThat(one.lines()).hasSize(5);
        assertThat(one.lines().get(1))
                .startsWith(
                        "!unsupported: canonical forms are known for 9x9 grids with 3x3 boxes alone, not for 4x4; ");
        assertThat(one.lines().get(2)).startsWith("!invalid: ");
        assertThat(one.lines().get(3)).hasSize(81);
        assertThat(one.errorLines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("clew: -:2: canonical forms"),
                        line -> assertThat(line).startsWith("clew: -:3: "));
        assertThat(Run.withInput(input, "canon", "--threads", "4")).isEqualTo(one);
    }

    @ParameterizedTest
    @ValueSource(strings = {"canonical", "shuffled"})
    void jsonHoldsTheWayThere(String name) {
        Run run = name.equals("canonical")
                ? Run.of("canon", "--format", "json", Run.COVER)
                : Run.of("canon", "--format", "json", "--shuffle", "--seed", "5", Run.COVER);
        assertThat(run.out())
                .startsWith("{\"schema\":2,\"puzzle\":\"" + Run.COVER + "\",\"shape\":\"9x9\",\"outcome\":\"done\",")
                .contains("\"" + name + "\":\"")
                .endsWith(",\"line\":1}\n");
        assertThat(run.out().contains("\"automorphisms\":1")).isEqualTo(name.equals("canonical"));
        Transformation way = Transformation.of(
                Shape.CLASSIC_9,
                run.out().contains("\"transpose\":true"),
                IntStream.of(numbers(run.out(), "rows")).map(n -> n - 1).toArray(),
                IntStream.of(numbers(run.out(), "columns")).map(n -> n - 1).toArray(),
                numbers(run.out(), "values"));
        assertThat(run.out())
                .contains("\"" + name + "\":\"" + way.apply(Puzzle.parse(Run.COVER)) + "\",\"transformation\":{");
    }

    private static int[] numbers(String json, String field) {
        Matcher list = Pattern.compile("\"" + field + "\":\\[([\\d,]+)]").matcher(json);
        assertThat(list.find()).as(json).isTrue();
        return Stream.of(list.group(1).split(",")).mapToInt(Integer::parseInt).toArray();
    }

    @Test
    void csvHasAHeaderAndTheWayInWords() {
        Run run = Run.withInput(Run.COVER + "\n" + SMALL + "\n", "canon", "--format", "csv");
        assertThat(run.lines().get(0)).isEqualTo("puzzle,shape,canonical,automorphisms,transformation,reason");
        assertThat(run.lines().get(1)).matches("\\Q" + Run.COVER + "\\E,9x9,[.1-9]{81},1,\"[a-z0-9 ,]+\",");
        assertThat(run.lines().get(2)).matches("\\Q" + SMALL + "\\E,4x4,,,,\"?!unsupported: canonical forms .*");
    }

    @Test
    void shufflesEveryPuzzleByItsPlaceAndTheSeed() {
        String input = (Run.COVER + "\n").repeat(20) + SMALL + "\n";
        Run run = shuffled(input, "1");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(21).doesNotHaveDuplicates();
        assertThat(run.lines().get(20)).matches("[.1-4]{16}");
        assertThat(Run.withInput(input, "canon", "--shuffle", "--seed", "1", "--threads", "3"))
                .isEqualTo(run);
        assertThat(shuffled(input, "2").lines())
                .doesNotContainAnyElementsOf(run.lines().subList(0, 20));
    }

    @Test
    void theShufflesOfASeedStayForGood() {
        assertThat(shuffled(Run.COVER + "\n" + SMALL + "\n", "42").lines())
                .containsExactly(
                        "9.852...3.6.4....9421..37...46.5...12..8.4.67..7..98.47..145.....4..6195.1.3....2",
                        "3....4....2....1");
    }

    @Test
    void aSeedThatNobodyChoseIsSaid() {
        Run run = Run.of("canon", "--shuffle", Run.COVER);
        assertThat(run.err()).matches("clew: shuffled with --seed \\d+\n");
        String seed = run.err().strip().replaceAll(".* ", "");
        assertThat(Run.of("canon", "--shuffle", "--seed", seed, Run.COVER).out())
                .isEqualTo(run.out());
    }

    private static Run shuffled(String input, String seed) {
        return Run.withInput(input, "canon", "--shuffle", "--seed", seed);
    }

    @Test
    void keepsTheFirstOfEachClassAsItWasGiven() {
        String other = shuffled(Run.COVER, "3").out();
        String small = shuffled(SMALL, "3").out();
        String input = Run.COVER + " # a name\n" + other + Run.VINCENT + "\n" + small + "??\n" + SMALL + "\n" + small
                + Run.COVER + "\n";
        Run run = Run.withInput(input, "canon", "--dedupe");
        assertThat(run.lines()).containsExactly(Run.COVER + " # a name", Run.VINCENT, small.strip(), SMALL);
        assertThat(run.errorLines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("clew: -:5: "),
                        line -> assertThat(line)
                                .isEqualTo("clew: kept 4 of 8 puzzles; duplicates dropped: 3; not readable: 1"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(Run.withInput(input, "canon", "--dedupe", "--threads", "3")).isEqualTo(run);
    }

    @Test
    void keepsDrawingsAsDrawings() {
        String grid = Run.of("convert", "--to", "grid", Run.COVER).out();
        Run run = Run.withInput(grid + grid, "canon", "--dedupe");
        assertThat(run.out()).isEqualTo(grid);
        assertThat(run.code()).isZero();
    }

    @Test
    void marksWithoutGivensHaveNoForm() {
        String marks = IntStream.range(0, 81).mapToObj(cell -> "123456789").collect(Collectors.joining());
        Run run = Run.of("canon", "1" + ".".repeat(8) + marks.substring(9));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).startsWith("!unsupported: it has no givens, only what a player has entered; ");
        assertThat(Run.of("canon", ".".repeat(81)).out()).isEqualTo(".".repeat(81) + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seed 3 | --seed is for --shuffle",
                "--shuffle --seed x | --seed needs a whole number below 2^64, but \"x\" was given",
                "--dedupe --shuffle | --dedupe prints puzzles as they were given; leave --shuffle out",
                "--dedupe --format csv | --dedupe prints puzzles as they were given; leave --format out",
                "--format xml | --format does not know \"xml\""
            })
    void refusesWhatItCannotDo(String words, String message) {
        List<String> all = Stream.concat(Stream.of(("canon " + words).split(" ")), Stream.of(Run.COVER))
                .toList();
        Run run = Run.of(all.toArray(String[]::new));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.errorLines()).hasSize(1);
        assertThat(run.err()).contains(message);
    }
}
