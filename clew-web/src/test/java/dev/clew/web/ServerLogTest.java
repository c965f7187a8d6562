package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Limits;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What the operator learns, and what the client does not. */
class ServerLogTest {
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-01-02T03:04:05Z"));
    private static final String TIME = "2026-01-02T03:04:05Z ";

    private final Queue<String> entries = new ConcurrentLinkedQueue<>();
    private WebServer server;

    private Client start(boolean requests) throws IOException {
        ServerLog log = new ServerLog(entries::add, CLOCK, "run", requests);
        server = WebServer.start(new ServerSettings(
                "127.0.0.1",
                0,
                List.of(),
                List.of(),
                "test",
                null,
                Limits.standard(2),
                ServerLogTest::failingSource,
                log));
        return new Client(server);
    }

    /** The only part of the server that a test can make fail: where seeds come from. */
    private static long failingSource() {
        throw new IllegalStateException("the secret of the seeds");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST generate", "GET generate/stream", "GET techniques/x-wing/drill"})
    void aFailureIsLoggedInFullAndToldByItsNumber(String question) throws IOException {
        Client client = start(false);
        String path = "api/v1/" + question.replaceFirst(".* ", "");
        HttpResponse<String> response = question.startsWith("POST") ? client.post("generate", "{}") : client.get(path);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(500);
        JsonNode problem = Client.json(response.body());
        assertThat(problem.get("incident").asString()).isEqualTo("run-1");
        assertThat(problem.get("detail").asString())
                .isEqualTo("Something went wrong; the log of this server has it as incident run-1");
        assertThat(response.body()).doesNotContain("Exception", "secret", "dev.clew", "failingSource");
        assertThat(entries).hasSize(1);
        assertThat(entries.peek())
                .startsWith(TIME + "incident run-1 " + question.replaceFirst(" .*", "") + " /" + path + " 500\n"
                        + "java.lang.IllegalStateException: the secret of the seeds\n\tat dev.clew.web.ServerLogTest")
                .doesNotEndWith("\n");
    }

    @Test
    void incidentsAreCounted() throws IOException {
        Client client = start(false);
        client.post("generate", "{}");
        JsonNode second = Client.json(client.post("generate", "{}").body());
        assertThat(second.get("incident").asString()).isEqualTo("run-2");
        assertThat(entries).hasSize(2);
    }

    @Test
    void whatClientsDoWrongIsNoFailure() throws IOException {
        Client client = start(false);
        client.post("solve", "{");
        client.post("solve", "{\"puzzle\":\"hello\"}");
        client.get("nothing/here");
        Raw.exchange(server, "hello\r\n\r\n");
        assertThat(entries).isEmpty();
    }

    @Test
    void everyRequestIsALineOnDemand() throws IOException {
        Client client = start(true);
        client.get("nothing/here?x=1");
        Raw.exchange(server, Raw.last("GET", "/a%0Ab%1b"));
        client.post("solve", "{}");
        server.close();
        assertThat(entries.stream().map(entry -> entry.replaceAll("\\d+ ms$", "N ms")))
                .allSatisfy(
                        entry -> assertThat(entry).matches(TIME + "127\\.0\\.0\\.1 [!-~]+ [!-~]+ \\d{3} \\d+ B N ms"))
                .anySatisfy(entry -> assertThat(entry).contains(" GET /nothing/here 404 "))
                .anySatisfy(entry -> assertThat(entry).contains(" POST /api/v1/solve 400 "))
                .hasSize(3);
    }
}
