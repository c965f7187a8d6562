package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.web.work.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Malformed, oversized, deeply nested and slow requests get a 4xx or are dropped, and no other client suffers. */
class RoughClientsTest {
    private static final Duration IDLE = Duration.ofMillis(800);
    private static final String PUZZLE = "1.....2..4.....3";
    private static WebServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start(limits(IDLE));
    }

    private static Limits limits(Duration idle) {
        Limits usual = Limits.standard(2);
        return usual.withTimes(Duration.ofSeconds(2), usual.making(), idle).withLanes(1, 2, 1, 2);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @AfterEach
    void othersAreStillServed() {
        isServing(server);
    }

    private static void isServing(WebServer server) {
        assertThat(new Client(server)
                        .ask("solve", "{\"puzzle\":\"" + PUZZLE + "\"}")
                        .get("outcome")
                        .asString())
                .isEqualTo("unique");
    }

    private static Arguments bad(int status, String name, String body) {
        return Arguments.of(status, name, body);
    }

    static Stream<Arguments> badBodies() {
        return Stream.of(
                bad(400, "nothing", ""),
                bad(400, "no object", "[1,2,3]"),
                bad(400, "broken", "{\"puzzle\":\"" + PUZZLE),
                bad(400, "two objects", "{\"puzzle\":\"" + PUZZLE + "\"}{}"),
                bad(400, "no puzzle", "{}"),
                bad(400, "a field twice", "{\"puzzle\":\"1\",\"puzzle\":\"2\"}"),
                bad(400, "an unknown field", "{\"puzzle\":\"" + PUZZLE + "\",\"x\":1}"),
                bad(400, "a number out of range", "{\"puzzle\":\"" + PUZZLE + "\",\"limit\":0}"),
                bad(400, "a huge number", "{\"puzzle\":\"" + PUZZLE + "\",\"limit\":" + "9".repeat(90) + "}"),
                bad(400, "an endless number", "{\"limit\":" + "9".repeat(9000) + "}"),
                bad(400, "deeply nested arrays", "{\"puzzle\":" + "[".repeat(50_000)),
                bad(400, "deeply nested objects", "{\"puzzle\":" + "{\"a\":".repeat(20_000)),
                bad(400, "an unknown shape", "{\"puzzle\":\"" + PUZZLE + "\",\"shape\":\"pentagon\"}"),
                bad(422, "no puzzle text", "{\"puzzle\":\"hello\"}"),
                bad(422, "an empty puzzle", "{\"puzzle\":\"\"}"),
                bad(422, "an object of something else", "{\"puzzle\":{\"a\":1}}"),
                bad(422, "a grid that is too large", "{\"puzzle\":\"" + "0 ".repeat(100 * 100) + "\"}"),
                bad(422, "a shape that is too large", "{\"puzzle\":\"1\",\"shape\":\"100x100\"}"),
                bad(422, "zeros", "{\"puzzle\":\"" + "\\u0000".repeat(81) + "\"}"),
                bad(413, "too long", "{\"puzzle\":\"" + ".".repeat(300_000) + "\"}"));
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("badBodies")
    void badBodiesAreProblems(int status, String name, String body) {
        HttpResponse<String> response = new Client(server).post("solve", body);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(Client.json(response.body()).get("detail").asString())
                .hasSizeBetween(10, 400)
                .doesNotContain("Exception", "\n");
    }

    // ---- by hand, because a decent client does not do this ----

    private static String exchange(String... parts) throws IOException {
        return exchange(0, parts);
    }

    /** Sends parts with pauses between them, and reads until the server hangs up or has nothing to say. */
    private static String exchange(int pause, String... parts) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(20_000);
            send(socket, pause, parts);
            return answer(socket);
        } catch (SocketException dropped) {
            return "";
        }
    }

    /** Sends as much as the server wants to hear: it may have answered and hung up before. */
    private static void send(Socket socket, int pause, String... parts) throws IOException {
        try {
            for (String part : parts) {
                socket.getOutputStream().write(part.getBytes(StandardCharsets.ISO_8859_1));
                Thread.sleep(pause);
            }
        } catch (SocketException enough) {
            assertThat(enough).hasMessageMatching("(?i).*(reset|broken pipe|abort).*");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String answer(Socket socket) throws IOException {
        StringBuilder text = new StringBuilder();
        InputStream in = socket.getInputStream();
        byte[] buffer = new byte[8192];
        for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
            text.append(new String(buffer, 0, n, StandardCharsets.ISO_8859_1));
        }
        return text.toString();
    }

    private static String head(String... headers) {
        return "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + String.join(
                        "", Stream.of(headers).map(header -> header + "\r\n").toList());
    }

    static Stream<Arguments> rawRequests() {
        String chunk = "4000\r\n" + ".".repeat(0x4000) + "\r\n";
        return Stream.of(
                Arguments.of("400", "no HTTP", "hello\r\n\r\n"),
                Arguments.of("400", "control characters", "GET /\u0001 HTTP/1.1\r\nHost: localhost\r\n\r\n"),
                Arguments.of(
                        "400",
                        "a path that leads up",
                        "GET /../pom.xml HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
                Arguments.of(
                        "400",
                        "an encoded path that leads up",
                        "GET /%2e%2e/pom.xml HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
                Arguments.of("400", "no host", "GET / HTTP/1.1\r\n\r\n"),
                Arguments.of(
                        "421", "another host", "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"),
                Arguments.of(
                        "403", "another origin", head("Origin: http://evil.example", "Content-Length: 0") + "\r\n"),
                Arguments.of("403", "an origin of nobody", head("Origin: null", "Content-Length: 0") + "\r\n"),
                Arguments.of("431", "endless headers", head("X: " + "x".repeat(40_000)) + "\r\n"),
                Arguments.of(
                        "414",
                        "an endless address",
                        "GET /" + "x".repeat(40_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n"),
                Arguments.of("400", "two lengths", head("Content-Length: 3", "Content-Length: 4") + "\r\n{}  "),
                Arguments.of(
                        "413",
                        "a length too large",
                        head("Content-Type: application/json", "Content-Length: 99999999") + "\r\n{"),
                Arguments.of(
                        "413",
                        "endless chunks",
                        head("Content-Type: application/json", "Transfer-Encoding: chunked") + "\r\n"
                                + chunk.repeat(40)),
                Arguments.of(
                        "415",
                        "a form",
                        head("Content-Type: application/x-www-form-urlencoded", "Content-Length: 8") + "\r\npuzzle=1"),
                Arguments.of("415", "no type", head("Content-Length: 2") + "\r\n{}"),
                Arguments.of(
                        "405",
                        "a wrong method",
                        "DELETE /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
                Arguments.of(
                        "404",
                        "a wrong address",
                        "GET /api/v1/sovle HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"));
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("rawRequests")
    void badRequestsAreProblemsOrDropped(String status, String name, String request) throws IOException {
        String answer = exchange(request);
        assertThat(answer).startsWith("HTTP/1.1 " + status).contains("application/problem+json");
        assertThat(answer).doesNotContain("Exception", "\tat ", "Jetty");
        // What cannot even be read as a request never gets as far as the guard.
        boolean read = !List.of("400", "414", "431").contains(status);
        assertThat(answer.contains("Content-Security-Policy")).isEqualTo(read);
    }

    static Stream<Arguments> refusedWhileSending() {
        String chunks = head("Content-Type: application/json", "Transfer-Encoding: chunked") + "\r\n";
        String chunk = "4000\r\n" + ".".repeat(0x4000) + "\r\n";
        String lengthy = head("Content-Type: application/json", "Content-Length: 99999999") + "\r\n";
        String stranger = head("Origin: http://evil.example", "Content-Length: 600000") + "\r\n";
        return Stream.of(
                Arguments.of("413", "chunks", chunks, chunk.repeat(20)),
                Arguments.of("413", "a length too large", lengthy, ".".repeat(300_000)),
                Arguments.of("403", "another origin", stranger, ".".repeat(300_000)));
    }

    /** A server that closes the connection of a client that is still sending makes it miss the answer. */
    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("refusedWhileSending")
    void whoIsRefusedMaySendOnAndHearsIt(String status, String name, String head, String part) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(20_000);
            for (String text : List.of(head, part, part)) {
                socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
                Thread.sleep(150);
            }
            assertThat(answer(socket)).startsWith("HTTP/1.1 " + status);
        }
    }

    @Test
    void aHeadThatDripsIsDropped() throws IOException {
        String[] drops = new String[16];
        java.util.Arrays.fill(drops, "x");
        drops[0] = "GET / HTTP/1.1\r\nHost: localhost\r\nX: ";
        long begin = System.nanoTime();
        assertThat(exchange(150, drops)).isEmpty();
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(15));
    }

    @Test
    void aBodyThatDripsIsRefusedAndHoldsNobodyUp() throws IOException {
        String[] drops = new String[16];
        java.util.Arrays.fill(drops, " ");
        drops[0] = head("Content-Type: application/json", "Content-Length: 100") + "\r\n{";
        String answer = exchange(150, drops);
        assertThat(answer.isEmpty() || answer.startsWith("HTTP/1.1 408"))
                .as(answer)
                .isTrue();
    }

    /** They are more than there are threads, and may take longer than others are willing to wait. */
    @Test
    void manyWhoDripDoNotKeepOthersWaiting() throws IOException {
        Duration idle = Duration.ofSeconds(30);
        List<Socket> sockets = new ArrayList<>();
        try (WebServer patient = TestServer.start(limits(idle))) {
            long begin = System.nanoTime();
            for (int i = 0; i < 150; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), patient.port());
                String start = head("Content-Type: application/json", "Content-Length: 100") + "\r\n{";
                socket.getOutputStream().write(start.getBytes(StandardCharsets.ISO_8859_1));
                sockets.add(socket);
            }
            isServing(patient);
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(idle.dividedBy(2));
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void aBodyInPiecesIsRead() throws IOException {
        String body = "{\"puzzle\":\"" + PUZZLE + "\"}";
        String answer = exchange(
                50,
                head("Content-Type: application/json", "Content-Length: " + body.length()) + "\r\n",
                body.substring(0, 9),
                body.substring(9));
        assertThat(answer).startsWith("HTTP/1.1 200").contains("\"outcome\":\"unique\"");
    }

    /** Thinking is not idling, neither for a running job nor for a waiting one. */
    @Test
    void anAnswerMayTakeLongerThanAConnectionMayIdle() {
        String wish = "{\"shape\":\"25x25\",\"clues\":100,\"minimal\":true}";
        List<HttpResponse<String>> responses = Stream.of(1, 2)
                .map(i -> CompletableFuture.supplyAsync(() -> new Client(server).post("generate", wish)))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
        for (HttpResponse<String> response : responses) {
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(Client.json(response.body()).get("outcome").asString()).isEqualTo("budget");
        }
    }

    @Test
    void aQuestionWithoutEndIsAnsweredInTime() {
        String empty = "{\"puzzle\":\"" + ".".repeat(81) + "\",\"limit\":1000000000000}";
        long begin = System.nanoTime();
        JsonNode answer = new Client(server).ask("count", empty);
        assertThat(answer.get("exact").asBoolean()).isFalse();
        assertThat(answer.get("message").asString()).endsWith("the budget ended.");
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(8));
    }

    @Test
    void tooMuchWorkAtOnceIsSentAway() throws Exception {
        // Not to be had: seventeen clues, every symmetry.
        String path = "/api/v1/generate/stream?clues=17&symmetry=full&minimal=true";
        String request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
            sockets.add(socket);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            Thread.sleep(200);
        }
        byte[] first = new byte[4000];
        assertThat(sockets.get(0).getInputStream().read(first)).isPositive();
        HttpResponse<String> refused = new Client(server).post("generate", "{}");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValue("Retry-After")).contains("10");
        assertThat(exchange(request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")))
                .startsWith("HTTP/1.1 429");
        othersAreStillServed();
        for (Socket socket : sockets) {
            socket.close();
        }
        assertThat(becomesFree())
                .as("the makers notice that their clients left")
                .isTrue();
    }

    private static boolean becomesFree() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            if (new Client(server).post("generate", "{\"shape\":\"4x4\"}").statusCode() == 200) {
                return true;
            }
            Thread.sleep(100);
        }
        return false;
    }
}
