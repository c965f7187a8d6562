package dev.clew.desk.parameter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.desk.QuestionCatalog;
import dev.clew.desk.answer.QuestionType;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ParameterTest {
    private static final WholeNumber NUMBER = WholeNumber.upTo(100, 10, 2, "so-many", "How many.");
    private static final Choice CHOICE = Choice.firstOf(List.of("light", "dark"), "theme", "Which.");
    private static final Flag FLAG = new Flag("no-more", "No more.");
    private static final Seed SEED = new Seed("seed", "Where to begin.");
    private static final Texts<Integer> LIST = new Texts<>("list", "N", Integer::valueOf, "Some.");
    private static final Text<Integer> TEXT =
            Text.orNone("text", "N", Integer::valueOf, "One.").orNumber();

    private static Parameter<?> parameter(String name) {
        return Stream.of(NUMBER, CHOICE, FLAG, SEED, LIST, TEXT)
                .filter(it -> it.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "so-many | 7 | 7",
                "so-many | 1_00 | 100",
                "theme | DARK | dark",
                "no-more | `` | true",
                "no-more | false | false",
                "seed | 18446744073709551615 | -1",
                "seed | -5 | -5",
                "list | 1, 2 | [1, 2]",
                "text | 4 | 4"
            })
    void readsText(String name, String text, String value) throws BadValue {
        assertThat(parameter(name).read(text)).hasToString(value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "so-many | 0 | The sign needs a whole number from 1 to 100, but \"0\" was given",
                "so-many | x | The sign needs a whole number from 1 to 100, but \"x\" was given",
                "theme | red | The sign does not know \"red\"; take one of light, dark",
                "no-more | maybe | The sign needs true or false, but \"maybe\" was given",
                "seed | 18446744073709551616 | The sign needs a whole number below 2^64, but \"18446744073709551616\" was"
                        + " given",
                "list | 1,x | The sign: For input string: \"x\"",
            })
    void saysWhatIsWrongWithText(String name, String text, String complaint) {
        assertThatThrownBy(() -> parameter(name).read(text))
                .isInstanceOfSatisfying(
                        BadValue.class, e -> assertThat(e.after("The sign")).isEqualTo(complaint));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "so-many | 7 | 7",
                "theme | \"light\" | light",
                "no-more | true | true",
                "seed | \"7\" | 7",
                "seed | 7 | 7",
                "list | [\"1\",\"2\"] | [1, 2]",
                "list | \"3\" | [3]",
                "text | 4 | 4"
            })
    void readsJson(String name, String json, String value) throws BadValue, BadJson {
        assertThat(parameter(name).read(JsonReader.read(json))).hasToString(value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "so-many | \"7\" | It needs a whole number from 1 to 100, but \"7\" was given",
                "so-many | 1.5 | It needs a whole number from 1 to 100, but 1.5 was given",
                "so-many | 99999999999999999999 | It needs a whole number from 1 to 100, but 99999999999999999999 was given",
                "theme | 1 | It needs one of light, dark, but 1 was given",
                "no-more | \"true\" | It needs true or false, but \"true\" was given",
                "seed | 1.5 | It needs a whole number below 2^64, but 1.5 was given",
                "list | [1] | It needs text in quotes in its array, but 1 was given",
                "text | true | It needs text in quotes, but true was given"
            })
    void keepsTheTypesOfJson(String name, String json, String complaint) throws BadJson {
        var value = JsonReader.read(json);
        assertThatThrownBy(() -> parameter(name).read(value))
                .isInstanceOfSatisfying(
                        BadValue.class, e -> assertThat(e.after("It")).isEqualTo(complaint));
    }

    @Test
    void aServiceMayOfferLess() {
        assertThat(NUMBER.served().most()).isEqualTo(10);
        assertThat(NUMBER.served().standard()).contains(2L);
        assertThat(FLAG.served()).isSameAs(FLAG);
    }

    @Test
    void whatIsImpliedIsNotSaid() {
        Values values = Values.NONE.implying(SEED, 3L);
        assertThat(values.has(SEED)).isFalse();
        assertThat(values.get(SEED)).isEqualTo(3);
        assertThat(values.with(SEED, 4L).get(SEED)).isEqualTo(4);
        assertThat(Values.NONE.find(SEED)).isEmpty();
        assertThatThrownBy(() -> Values.NONE.get(SEED)).hasMessage("There is no value for seed");
    }

    static Stream<QuestionType> questions() {
        return QuestionCatalog.all().stream();
    }

    @ParameterizedTest
    @MethodSource("questions")
    void aQuestionNamesEachParameterOnceAndHelps(QuestionType type) {
        assertThat(type.parameters().stream().map(Parameter::name))
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[a-z]+(-[a-z]+)*"));
        assertThat(type.parameters()).allSatisfy(it -> assertThat(it.help()).endsWith("."));
    }

    @Test
    void fieldsAreWrittenAsJsonDoes() {
        assertThat(FLAG.field()).isEqualTo("noMore");
        assertThat(CHOICE.field()).isEqualTo("theme");
    }
}
