package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which method asks for what, and who may ask. */
class MethodsTest {
    private static WebServer server;
    private static Client client;

    @BeforeAll
    static void start(@TempDir Path page) throws IOException {
        Files.writeString(page.resolve("index.html"), "A page");
        server = TestServer.start(page);
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> send(String method, String path, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(server.address() + path)).method(method, BodyPublishers.noBody());
        return client.send(headers.length == 0 ? request : request.headers(headers));
    }

    @ParameterizedTest
    @CsvSource({
        "GET, api/v1/solve, POST",
        "HEAD, api/v1/solve, POST",
        "DELETE, api/v1/hint, POST",
        "GET, api/v1/generate, POST",
        "POST, api/v1/techniques, 'GET, HEAD'",
        "PUT, api/v1/generate/stream, 'GET, HEAD'",
        "POST, index.html, 'GET, HEAD'"
    })
    void aWrongMethodIsToldTheRightOnes(String method, String path, String allowed) {
        HttpResponse<String> response = send(method, path);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(405);
        assertThat(response.headers().allValues("Allow")).containsExactly(allowed);
        if (!method.equals("HEAD")) {
            assertThat(Client.json(response.body()).get("detail").asString())
                    .isEqualTo("/" + path + " is for " + allowed.replaceAll(",.*", ""));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "app/main.js",
                "nothing/here",
                "api",
                "api/v1/nothing",
                "api/v1/techniques",
                "api/v1/techniques/x-wing",
                "api/v1/techniques/x-wing/drill?seed=3",
                "api/v1/techniques/xwingg",
                "api/v1/openapi.json",
                "api/v1/generate/stream?shape=4x4&seed=1",
                "api/v1/generate/stream?level=diabolical"
            })
    void headIsGetWithoutABody(String path) {
        for (String encoding : List.of("identity", "gzip")) {
            HttpResponse<String> get = send("GET", path, "Accept-Encoding", encoding);
            HttpResponse<String> head = send("HEAD", path, "Accept-Encoding", encoding);
            assertThat(head.statusCode()).isEqualTo(get.statusCode());
            assertThat(headers(head)).isEqualTo(headers(get));
            assertThat(head.body()).isEmpty();
        }
    }

    private static Map<String, List<String>> headers(HttpResponse<String> response) {
        Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
        headers.remove("date");
        return headers;
    }

    /** The server has its own idea of what a HEAD costs: the server does not wait for a puzzle that is not sent. */
    @Test
    void nothingIsMadeForAHead() {
        String head = Raw.last("HEAD", "/api/v1/generate/stream?clues=17&symmetry=full");
        assertThat(Raw.exchange(server, head)).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
    }

    @Test
    void noHeaderMakesARequestOneOfAnotherMethod() {
        assertThat(send("POST", "", "X-HTTP-Method-Override", "GET").statusCode())
                .isEqualTo(405);
        assertThat(send("GET", "", "X-HTTP-Method-Override", "DELETE").statusCode())
                .isEqualTo(200);
    }

    /** Scripts and images of other pages send no origin with a GET. */
    @Test
    void pagesOfOtherSitesMayLinkHereButNotUseTheApi() {
        List<Integer> statuses = new ArrayList<>();
        for (String site : List.of("same-origin", "none", "cross-site")) {
            for (String path : List.of("api/v1/techniques", "api", "")) {
                statuses.add(send("GET", path, "Sec-Fetch-Site", site).statusCode());
            }
        }
        assertThat(statuses).containsExactly(200, 200, 200, 200, 200, 200, 403, 200, 200);
    }

    /** A request of 1991 has neither a version nor a host. */
    @ParameterizedTest
    @ValueSource(strings = {"GET /\r\n", "GET /\r\n\r\n", "GET /api/v1/techniques\r\n", "GET / HTTP/0.9\r\n\r\n"})
    void theOldestProtocolIsRefused(String request) {
        assertThat(Raw.exchange(server, request)).startsWith("HTTP/1.1 400").contains("application/problem+json");
    }
}
