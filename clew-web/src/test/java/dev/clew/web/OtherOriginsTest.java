package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of other sites may ask the API if the operator names them, and no others may. */
class OtherOriginsTest {
    private static final String FRIEND = "https://page.example";

    private static WebServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String send(String method, String path, String origin, List<String> headers, String body) {
        try (Raw raw = new Raw(server)) {
            raw.send(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nOrigin: " + origin
                    + "\r\nSec-Fetch-Site: cross-site\r\nContent-Length: " + body.length() + "\r\n"
                    + String.join(
                            "", headers.stream().map(line -> line + "\r\n").toList()) + "\r\n" + body);
            return raw.rest();
        }
    }

    private static String ask(String origin) {
        return send(
                "POST",
                "/api/v1/solve",
                origin,
                List.of("Content-Type: application/json"),
                "{\"puzzle\":\"1.....2..4.....3\"}");
    }

    @Test
    void aPageThatIsNamedMayReadTheAnswer() {
        assertThat(ask(FRIEND))
                .startsWith("HTTP/1.1 200 OK")
                .contains("Access-Control-Allow-Origin: " + FRIEND, "Vary: Origin")
                .contains("Cross-Origin-Resource-Policy: cross-origin")
                .doesNotContain("Cross-Origin-Resource-Policy: same-origin")
                .contains("\"outcome\":\"unique\"");
    }

    @Test
    void itsBrowserMayAskBeforehand() {
        List<String> headers =
                List.of("Access-Control-Request-Method: POST", "Access-Control-Request-Headers: content-type");
        assertThat(send("OPTIONS", "/api/v1/solve", FRIEND, headers, ""))
                .startsWith("HTTP/1.1 204")
                .contains("Access-Control-Allow-Methods: GET, POST", "Access-Control-Allow-Headers: Content-Type");
        assertThat(send("OPTIONS", "/api/v1/solve", "https://other.example", headers, ""))
                .startsWith("HTTP/1.1 403")
                .doesNotContain("Access-Control");
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://other.example", "http://page.example", "https://page.example:444", "null"})
    void nobodyElseMay(String origin) {
        assertThat(ask(origin)).startsWith("HTTP/1.1 403").doesNotContain("Access-Control");
    }

    @Test
    void thePageItselfIsNotShared() {
        assertThat(send("GET", "/", FRIEND, List.of(), ""))
                .startsWith("HTTP/1.1 403")
                .doesNotContain("Access-Control");
    }
}
