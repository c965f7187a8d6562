package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.web.work.Limits;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Several puzzles in one request. */
class BatchTest {
    private static final String EMPTY = "\"" + ".".repeat(81) + "\"";

    private static WebServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        Duration second = Duration.ofSeconds(1);
        server = TestServer.start(Limits.standard(2).withTimes(second, second, Duration.ofSeconds(30)));
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static List<String> outcomes(JsonNode answer) {
        return answer.get("answers")
                .valueStream()
                .map(it -> it.get("outcome").asString())
                .toList();
    }

    @Test
    void answersComeInOrderAndABadPuzzleHasItsPlace() {
        JsonNode answer = client.ask(
                "solve",
                "{\"puzzles\":[\"1.....2..4.....3\",\"hello\",{\"shape\":\"4x4\",\"givens\":\"1...............\"}]}");
        assertThat(outcomes(answer)).containsExactly("unique", "invalid", "multiple");
        assertThat(answer.at("/answers/1/puzzle").asString()).isEqualTo("hello");
        assertThat(answer.at("/answers/1/message").asString()).isNotBlank();
    }

    @Test
    void whatIsNotReachedInTimeSaysSo() {
        JsonNode answer = client.ask(
                "count", "{\"puzzles\":[\"1.....2..4.....3\"," + EMPTY + "," + EMPTY + "],\"limit\":1000000000000}");
        assertThat(outcomes(answer)).containsExactly("unique", "multiple", "budget");
        assertThat(answer.at("/answers/1/exact").asBoolean()).isFalse();
        assertThat(answer.at("/answers/2").has("count")).isFalse();
    }

    @Test
    void aShuffleHasARandomSourceForEach() {
        String puzzle = "\"1.....2..4.....3\"";
        JsonNode answer =
                client.ask("canon", "{\"puzzles\":[" + puzzle + "," + puzzle + "],\"shuffle\":true,\"seed\":1}");
        assertThat(answer.at("/answers/0/shuffled")).isNotEqualTo(answer.at("/answers/1/shuffled"));
        assertThat(answer.at("/answers/0/shuffled"))
                .isEqualTo(client.ask("canon", "{\"puzzle\":" + puzzle + ",\"shuffle\":true,\"seed\":1}")
                        .get("shuffled"));
    }

    @Test
    void picturesComeInDocuments() {
        JsonNode answer = client.ask("render", "{\"puzzles\":[\"1.....2..4.....3\"]}");
        assertThat(answer.at("/answers/0/svg").asString()).startsWith("<svg ");
    }

    @Test
    void aHundredAreTakenAndNoMore() {
        String hundred = String.join(",", Collections.nCopies(100, "\"1.....2..4.....3\""));
        assertThat(client.ask("solve", "{\"puzzles\":[" + hundred + "]}").get("answers"))
                .hasSize(100);
        HttpResponse<String> more = client.post("solve", "{\"puzzles\":[" + hundred + ",\"1...\"]}");
        assertThat(more.statusCode()).isEqualTo(400);
        assertThat(more.body()).contains("needs an array of 1 to 100 puzzles");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"puzzles\":[]}",
                "{\"puzzles\":\"1...\"}",
                "{\"puzzles\":[1]}",
                "{\"puzzle\":\"1.....2..4.....3\",\"puzzles\":[\"1.....2..4.....3\"]}"
            })
    void whatIsNoBatchIsRefused(String body) {
        assertThat(client.post("solve", body).statusCode()).isEqualTo(400);
    }
}
