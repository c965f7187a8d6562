package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.web.work.Limits;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work is done for clients that wait for it, and quick requests do not wait for slow ones. */
@Timeout(120)
class LeavingTest {
    /** Longer than any test waits: work that continues without a client is noticed. */
    private static final Duration FOREVER = Duration.ofMinutes(10);

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String ENDLESS = "{\"puzzle\":\"" + ".".repeat(81) + "\",\"limit\":1000000000000}";

    /** Not to be had: that few clues do not suffice for a single solution. */
    private static final String HOPELESS = "shape=25x25&clues=100&minimal=true";

    private static final String HOPELESS_BODY = "{\"shape\":\"25x25\",\"clues\":100,\"minimal\":true}";

    private WebServer server;

    @AfterEach
    void stop() {
        server.close();
    }

    private Client start(Duration budget, int atOnce, int waiting) {
        Limits usual = Limits.standard(2);
        server = TestServer.start(usual.withTimes(budget, budget, usual.idle()).withLanes(atOnce, waiting, 1, waiting));
        return new Client(server);
    }

    private void ask(List<Raw> clients, int count, String request) {
        for (int i = 0; i < count; i++) {
            clients.add(new Raw(server).send(request));
        }
    }

    private static String stream() {
        return "GET /api/v1/generate/stream?" + HOPELESS + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    }

    /** Asks until there is a place, since a departure is noticed after a moment. */
    private static HttpResponse<String> untilAccepted(Client client, String endpoint, String body) throws Exception {
        HttpResponse<String> response = client.post(endpoint, body);
        for (int i = 0; i < 300 && response.statusCode() == 429; i++) {
            Thread.sleep(100);
            response = client.post(endpoint, body);
        }
        return response;
    }

    @Test
    void whatManyAskedForAndDidNotWaitForHoldsNobodyUp() throws Exception {
        Client client = start(FOREVER, 2, 64);
        List<Raw> clients = new ArrayList<>();
        ask(clients, 66, Raw.post("count", ENDLESS));
        ask(clients, 9, stream());
        ask(clients, 8, Raw.post("generate", HOPELESS_BODY));
        clients.forEach(Raw::close);
        assertThat(untilAccepted(client, "hint", "{\"puzzle\":\"" + EASY + "\"}")
                        .body())
                .contains("\"outcome\":\"step\"");
        assertThat(untilAccepted(client, "generate", "{\"shape\":\"4x4\",\"seed\":1}")
                        .body())
                .contains("\"outcome\":\"found\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"count", "generate", "stream"})
    void whoLeavesGivesUpTheirPlaceAndTheirTurn(String kind) throws Exception {
        Client client = start(FOREVER, 1, 2);
        String request = switch (kind) {
            case "count" -> Raw.post("count", ENDLESS);
            case "generate" -> Raw.post("generate", HOPELESS_BODY);
            default -> stream();
        };
        List<Raw> clients = new ArrayList<>();
        ask(clients, 3, request);
        String endpoint = kind.equals("count") ? "count" : "generate";
        String body = kind.equals("count") ? "{\"puzzle\":\"................\"}" : "{\"shape\":\"4x4\",\"seed\":1}";
        while (client.post(endpoint, body).statusCode() != 429) {
            // A client that was just answered may have held the place that one of them came for.
            ask(clients, 1, request);
            Thread.sleep(20);
        }
        clients.forEach(Raw::close);
        assertThat(untilAccepted(client, endpoint, body).statusCode()).isEqualTo(200);
    }

    /** They have said all they wanted to say, and listen. */
    @Test
    void whoOnlyEndsTheirOutputIsAnswered() {
        start(Duration.ofSeconds(2), 1, 2);
        try (Raw raw = new Raw(server).send(Raw.post("count", ENDLESS)).endOutput()) {
            assertThat(raw.rest())
                    .startsWith("HTTP/1.1 102 Processing\r\n\r\n")
                    .contains("HTTP/1.1 200 OK\r\n", "the budget ended");
        }
    }

    /** The bytes of the next request are not a sign of leaving. */
    @Test
    void whoAsksTwiceWithoutWaitingIsAnsweredTwice() {
        start(Duration.ofSeconds(1), 1, 2);
        try (Raw raw = new Raw(server)) {
            raw.send(Raw.post("count", ENDLESS) + Raw.post("count", "{\"puzzle\":\"................\"}"));
            assertThat(raw.until("the budget ended.")).startsWith("HTTP/1.1 200 OK\r\n");
            assertThat(raw.until("Exactly 288 solutions.")).contains("HTTP/1.1 200 OK\r\n");
        }
    }

    @Test
    void nobodyQuickWaitsForSomebodySlow() {
        Client client = start(FOREVER, 1, 4);
        List<Raw> slow = new ArrayList<>();
        ask(slow, 2, Raw.post("count", ENDLESS));
        try (Raw maker = new Raw(server).send(stream())) {
            assertThat(maker.until("event: progress")).startsWith("HTTP/1.1 200 OK\r\n");
            assertThat(client.ask("hint", "{\"puzzle\":\"" + EASY + "\"}")
                            .get("outcome")
                            .asString())
                    .isEqualTo("step");
            assertThat(client.ask("generate", "{\"level\":\"easy\",\"seed\":1}")
                            .get("outcome")
                            .asString())
                    .isEqualTo("found");
            assertThat(maker.until("event: progress"))
                    .as("the slow one continues")
                    .contains("data");
        }
    }

    /** A job that had to wait for others is not charged for their time. */
    @Test
    void timeRunsFromTheArrivalOn() {
        Client client = start(Duration.ofSeconds(2), 1, 16);
        long begin = System.nanoTime();
        List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            answers.add(CompletableFuture.supplyAsync(() -> client.post("count", ENDLESS)));
        }
        answers.forEach(answer -> assertThat(answer.join().statusCode()).isIn(200, 429));
        assertThat(Duration.ofNanos(System.nanoTime() - begin))
                .as("one after the other they would take 32 seconds")
                .isLessThan(Duration.ofSeconds(20));
    }
}
