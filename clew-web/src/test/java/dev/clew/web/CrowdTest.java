package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.web.work.Limits;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** However many connections there are and whatever they hold, a new client is answered. */
@Timeout(120)
class CrowdTest {
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HINT = Raw.post("hint", "{\"puzzle\":\"" + EASY + "\"}");
    private static final Duration PATIENT = Duration.ofMinutes(10);

    private static Limits limits(int connections) {
        Limits usual = Limits.standard(2).withConnections(connections);
        return usual.withTimes(Duration.ofSeconds(5), usual.making(), PATIENT);
    }

    @Test
    void connectionsThatIdleShutNobodyOut() {
        List<Raw> clients = new ArrayList<>();
        try (WebServer server = TestServer.start(limits(50))) {
            Raw busy = new Raw(server);
            clients.add(
                    busy.send(Raw.post("count", "{\"puzzle\":\"" + ".".repeat(81) + "\",\"limit\":1000000000000}")));
            assertHinted(server);
            for (int i = 0; i < 120; i++) {
                clients.add(new Raw(server));
            }
            assertHinted(server);
            assertThat(busy.until("the budget ended"))
                    .as("whose answer is being made stays")
                    .startsWith("HTTP/1.1 200 OK");
            clients.forEach(Raw::close);
        }
    }

    /** Earlier requests have been read by then, and no longer count as idle. */
    private static void assertHinted(WebServer server) {
        try (Raw asking = new Raw(server).send(HINT)) {
            assertThat(asking.until("\"outcome\":\"step\"")).startsWith("HTTP/1.1 200 OK");
        }
    }

    /** A server in a process of its own, with a heap as small as that of a machine with 1 GB. */
    @Test
    void largeBodiesThatAreHeldLeaveRoomForOthers() throws Exception {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                SmallServer.class.getName());
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            holdBodies(Integer.parseInt(out.readLine()));
            assertThat(process.isAlive()).isTrue();
        } finally {
            process.destroy();
        }
    }

    private static void holdBodies(int port) {
        String head = "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Content-Length: 262144\r\n\r\n{\"puzzle\":\"";
        String held = head + ".".repeat(261_000);
        List<Raw> clients = new ArrayList<>();
        for (int i = 0; i < 480; i++) {
            Raw client = new Raw(port);
            clients.add(client);
            client.trySend(held);
        }
        try (Raw asking = new Raw(port).send(HINT)) {
            assertThat(asking.until("\"outcome\":\"step\"")).startsWith("HTTP/1.1 200 OK");
        }
        assertThat(clients.get(479).until("\r\n\r\n"))
                .as("a late client is told when to try again")
                .startsWith("HTTP/1.1 503 ")
                .contains("Retry-After: 5\r\n");
        clients.forEach(Raw::close);
    }

    /** What the other process runs. */
    static final class SmallServer {
        public static void main(String[] words) throws InterruptedException {
            WebServer server = TestServer.start();
            System.out.println(server.port());
            Thread.sleep(Duration.ofMinutes(3).toMillis());
            server.close();
        }
    }
}
