package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What the endpoints answer, beyond the examples of their description. */
class ApiTest {
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARD =
            "..27...9.67.92...41....4....6......8.5....62...4.8..3.4..2.59.........5...53.62..";

    private static WebServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String puzzle(String text, String... more) {
        return "{\"puzzle\":\"" + text + "\"" + String.join("", List.of(more)) + "}";
    }

    @Test
    void solutionsHaveTheAlphabetOfTheirPuzzle() {
        StringBuilder solution = new StringBuilder();
        for (int cell = 0; cell < 256; cell++) {
            int row = cell / 16;
            solution.append("0123456789ABCDEF".charAt((cell + 4 * row + row / 4) % 16));
        }
        StringBuilder open = new StringBuilder(solution);
        for (int cell = 0; cell < 256; cell += 7) {
            open.setCharAt(cell, '.');
        }
        assertThat(client.ask("solve", puzzle(open.toString())).get("solution").asString())
                .isEqualTo(solution.toString());
    }

    @Test
    void everyStepOfAHardWayIsProvenAndDrawn() {
        JsonNode way = client.ask("explain", puzzle(HARD, ",\"drawing\":true"));
        assertThat(way.get("outcome").asString()).isEqualTo("solved");
        for (JsonNode step : way.get("steps")) {
            assertThat(step.get("checked").asBoolean())
                    .as(step.get("notation").asString())
                    .isTrue();
            assertThat(step.at("/position/values").asString()).hasSize(81);
            assertThat(step.at("/position/marks")).hasSize(81);
            assertThat(step.at("/drawing/candidates"))
                    .as(step.get("notation").asString())
                    .isNotEmpty();
        }
        assertThat(way.get("steps").findValuesAsString("under"))
                .as("links and capsules")
                .anyMatch(under -> under.contains("class=\"link\""));
    }

    /** A step's board is the one before with the conclusions carried out, so that a page can go to and fro. */
    @Test
    void theBoardsOfAWayFollowEachOther() {
        JsonNode steps =
                client.ask("explain", puzzle(EASY, ",\"drawing\":true")).get("steps");
        for (int i = 0; i + 1 < steps.size(); i++) {
            String conclusion = steps.get(i).at("/conclusions/0").asString();
            int cell = (conclusion.charAt(1) - '1') * 9 + conclusion.charAt(3) - '1';
            assertThat(steps.get(i).at("/position/values").asString().charAt(cell))
                    .isEqualTo('.');
            assertThat(steps.get(i + 1).at("/position/values").asString().charAt(cell))
                    .isEqualTo(conclusion.charAt(5));
        }
    }

    @Test
    void hintsGoDeeperAsAsked() {
        JsonNode nudge = client.ask("hint", puzzle(HARD));
        JsonNode where = client.ask("hint", puzzle(HARD, ",\"depth\":2"));
        JsonNode why = client.ask("hint", puzzle(HARD, ",\"depth\":3"));
        assertThat(client.ask("hint", puzzle(HARD, ",\"depth\":1"))).isEqualTo(nudge);
        assertThat(nudge.get("message")).isEqualTo(why.at("/step/texts/nudge"));
        assertThat(where.get("message")).isEqualTo(why.at("/step/texts/where"));
        assertThat(why.get("message")).isEqualTo(why.at("/step/texts/why"));
    }

    /** A page that shows all it gets must not spoil the step. */
    @Test
    void hintsHoldNothingDeeperThanAsked() {
        JsonNode nudge = client.ask("hint", puzzle(HARD)).get("step");
        JsonNode where = client.ask("hint", puzzle(HARD, ",\"depth\":2")).get("step");
        JsonNode why = client.ask("hint", puzzle(HARD, ",\"depth\":3,\"drawing\":true"))
                .get("step");
        assertThat(nudge.propertyNames()).containsExactly("texts");
        assertThat(nudge.get("texts").propertyNames()).containsExactly("nudge");
        assertThat(where.propertyNames())
                .containsExactly("technique", "name", "title", "family", "level", "weight", "texts", "look");
        assertThat(where.get("texts").propertyNames()).containsExactly("nudge", "where");
        assertThat(why.propertyNames())
                .contains("conclusions", "proof", "notation", "look", "because", "therefore", "drawing", "checked");
    }

    @Test
    void aShallowHintDoesNotSayWhichEntryIsWrong() {
        String position = "{\"puzzle\":{\"givens\":\"" + EASY + "\",\"placed\":\"..1" + ".".repeat(78) + "\"},";
        for (int depth = 1; depth < 3; depth++) {
            JsonNode hint = client.ask("hint", position + "\"depth\":" + depth + "}");
            assertThat(hint.get("outcome").asString()).isEqualTo("wrong");
            assertThat(hint.has("review")).isFalse();
            assertThat(hint.get("message").asString()).doesNotContain("r1c3");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "hint", "steps", "explain", "rate"})
    void thereIsOneWordForNoSolutionAndOneForNoPuzzle(String endpoint) {
        String breaksRules = "11" + EASY.substring(2);
        String deadEnd = "12345678.........9" + ".".repeat(63);
        for (String text : List.of(breaksRules, deadEnd)) {
            assertThat(client.ask(endpoint, puzzle(text)).get("outcome").asString())
                    .isEqualTo("none");
        }
        HttpResponse<String> response = client.post(endpoint, puzzle("hello"));
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(Client.json(response.body()).get("outcome").asString()).isEqualTo("invalid");
    }

    @Test
    void whatIsNeverNeededCannotBeOrdered() {
        HttpResponse<String> response = client.post("generate", "{\"uses\":\"squirmbag\"}");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Client.json(response.body()).get("detail").asString())
                .contains(
                        "Squirmbag is never needed on this shape: below 10 values something easier does the same job");
    }

    @Test
    void whoWentWrongIsToldSo() {
        String position =
                "{\"puzzle\":{\"givens\":\"" + EASY + "\",\"placed\":\"..1" + ".".repeat(78) + "\"},\"depth\":3}";
        JsonNode hint = client.ask("hint", position);
        assertThat(hint.get("outcome").asString()).isEqualTo("wrong");
        assertThat(hint.get("message").asString()).isEqualTo("A digit you placed cannot stay: r1c3=1.");
        assertThat(hint.at("/review/wrongEntries/0").asString()).isEqualTo("r1c3");
    }

    @Test
    void conflictsAreNamed() {
        JsonNode check = client.ask(
                "check", "{\"puzzle\":{\"givens\":\"" + EASY + "\",\"placed\":\"..3" + ".".repeat(78) + "\"}}");
        assertThat(check.get("conflicts").valueStream().map(JsonNode::asString)).containsExactly("r1c2", "r1c3");
        assertThat(check.get("message").asString())
                .startsWith("R1c2 and r1c3 both hold 3 (row 1); one of them is wrong.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"seed\":\"12345678901234567890\"}",
                "{\"level\":\"hard\",\"seed\":3,\"symmetry\":\"180\"}",
                "{\"shape\":\"9x9:jigsaw\",\"seed\":1}",
                "{\"shape\":\"6x6\",\"clues\":\"8..14\",\"seed\":-1}"
            })
    void theSameWishesAndSeedMakeTheSamePuzzle(String wishes) {
        JsonNode first = client.ask("generate", wishes);
        assertThat(first.get("outcome").asString()).isEqualTo("found");
        assertThat(client.ask("generate", wishes)).isEqualTo(first);
        String again = wishes.replaceAll("\"seed\":[^,}]*", "\"seed\":" + first.get("seed"));
        JsonNode puzzle = client.ask("generate", again);
        assertThat(puzzle.get("puzzle")).isEqualTo(first.get("puzzle"));
        assertThat(puzzle.get("attempts").asInt()).isEqualTo(1);
    }

    @Test
    void aTargetThatIsNotMetGivesTheClosest() {
        JsonNode made = client.ask("generate", "{\"clues\":45,\"level\":\"extreme\",\"attempts\":20,\"seed\":1}");
        assertThat(made.get("outcome").asString()).isEqualTo("missed");
        assertThat(made.at("/best/misses/0").asString()).contains("not extreme");
        assertThat(made.get("message").asString()).startsWith("None of 20 attempts met the target; closest: ");
    }

    @Test
    void shuffledPuzzlesShareTheirForm() {
        String form = client.ask("canon", puzzle(EASY)).get("canonical").asString();
        JsonNode moved = client.ask("canon", puzzle(EASY, ",\"shuffle\":true,\"seed\":\"99\""));
        String givens = moved.get("shuffled").asString();
        assertThat(givens).isNotEqualTo(EASY);
        assertThat(client.ask("canon", puzzle(givens)).get("canonical").asString())
                .isEqualTo(form);
        assertThat(applied(moved.get("transformation"))).isEqualTo(givens);
    }

    /** What the description says of a transformation, done by hand. */
    private static String applied(JsonNode way) {
        char[] result = new char[81];
        for (int cell = 0; cell < 81; cell++) {
            boolean transpose = way.get("transpose").asBoolean();
            int row = transpose ? cell % 9 : cell / 9;
            int column = transpose ? cell / 9 : cell % 9;
            int to = (way.at("/rows/" + row).asInt() - 1) * 9
                    + way.at("/columns/" + column).asInt()
                    - 1;
            char value = EASY.charAt(cell);
            result[to] = value == '.'
                    ? '.'
                    : way.at("/values/" + (value - '1')).asString().charAt(0);
        }
        return new String(result);
    }

    @ParameterizedTest
    @ValueSource(strings = {"6x6", "9x9:diagonal", "9x9:windoku", "16x16"})
    void otherShapesAreExplainedToo(String shape) {
        JsonNode made = client.ask("generate", "{\"shape\":\"" + shape + "\",\"seed\":1}");
        JsonNode hint = client.ask("hint", "{\"puzzle\":" + made + ",\"depth\":3}");
        assertThat(hint.get("outcome").asString()).isEqualTo("step");
        assertThat(client.ask("solve", "{\"puzzle\":" + made + "}").get("solution"))
                .isEqualTo(made.get("solution"));
    }

    @Test
    void theStepOfAFinishedPuzzleCannotBeDrawn() {
        String solution = client.ask("solve", puzzle(EASY)).get("solution").asString();
        HttpResponse<String> response = client.post("render", puzzle(solution, ",\"show\":\"step\""));
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.body()).contains("Solved: nothing is left to hint at.");
    }

    @Test
    void everyAnswerHasTheHeadersThatKeepABrowserSafe() {
        for (HttpResponse<String> response : List.of(
                client.get(""),
                client.get("api"),
                client.get("no/such/thing"),
                client.post("solve", "{}"),
                client.post("solve", puzzle(EASY)))) {
            assertThat(response.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("default-src 'none'; script-src 'self'")
                    .doesNotContain("'unsafe-", "http:", "https:", "*");
            assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(response.headers().firstValue("Referrer-Policy")).contains("no-referrer");
            assertThat(response.headers().map()).doesNotContainKeys("server", "x-powered-by", "set-cookie");
        }
    }
}
