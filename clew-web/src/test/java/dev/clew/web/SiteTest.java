package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.web.log.ServerLog;
import dev.clew.web.work.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of the page. */
class SiteTest {
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

    @ParameterizedTest
    @CsvSource({
        "'', text/html;charset=utf-8, no-cache",
        "icon.svg, image/svg+xml, no-cache",
        "manifest.webmanifest, application/manifest+json, no-cache",
        "sw.js, text/javascript;charset=utf-8, no-cache",
        "css/tokens.css, text/css;charset=utf-8, no-cache",
        "fonts/clew-text-400.woff2, font/woff2, 'public, max-age=86400'"
    })
    void haveTheirTypeAndAreAskedForAgain(String path, String type, String caching) {
        HttpResponse<String> response = client.get(path);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type").orElseThrow().replace(" ", ""))
                .isEqualTo(type);
        assertThat(response.headers().firstValue("Cache-Control")).contains(caching);
        String tag = response.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = client.get(path, "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void textIsCompressed() throws Exception {
        HttpResponse<byte[]> response = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(server.address()))
                                .header("Accept-Encoding", "gzip, br")
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray());
        assertThat(response.headers().firstValue("Content-Encoding")).contains("gzip");
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(response.body()))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(client.get("").body());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nothing.html",
                "WebServer.class",
                "css",
                "css/",
                ".hidden.js",
                "css//tokens.css",
                "doc/openapi.yaml"
            })
    void nothingElseIsServed(String path) {
        HttpResponse<String> response = client.get(path);
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
    }

    @Test
    void aFolderIsReadAnew(@TempDir Path folder) throws IOException {
        ServerSettings settings = new ServerSettings(
                "127.0.0.1", 0, List.of(), List.of(), "test", folder, Limits.standard(1), () -> 1, ServerLog.silent());
        try (WebServer other = WebServer.start(settings)) {
            Files.writeString(folder.resolve("index.html"), "one");
            assertThat(new Client(other).get("").body()).isEqualTo("one");
            Files.writeString(folder.resolve("index.html"), "two");
            assertThat(new Client(other).get("").body()).isEqualTo("two");
        }
    }

    @Test
    void aPortThatIsTakenIsSaid() {
        ServerSettings settings = new ServerSettings(
                "127.0.0.1",
                server.port(),
                List.of(),
                List.of(),
                "test",
                null,
                Limits.standard(1),
                () -> 1,
                ServerLog.silent());
        assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> WebServer.start(settings)))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot listen on 127.0.0.1, port " + server.port()
                        + ": the port is taken or not allowed; choose another with --port");
    }
}
