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
import java.nio.file.attribute.FileTime;
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
    static void start(@TempDir Path folder) throws IOException {
        for (String name : List.of(
                "index.html",
                "guide.html",
                "icon.svg",
                "manifest.webmanifest",
                "sw.js",
                "style.0123456789.css",
                "engine/engine.0123456789.wasm",
                "engine/Engine.class",
                ".hidden.js")) {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.writeString(folder.resolve(name), (name + "\n").repeat(40));
        }
        server = TestServer.start(folder);
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
        "guide.html, text/html;charset=utf-8, no-cache",
        "style.0123456789.css, text/css;charset=utf-8, 'public, max-age=31536000, immutable'",
        "engine/engine.0123456789.wasm, application/wasm, 'public, max-age=31536000, immutable'"
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
                "engine/Engine.class",
                "engine",
                "engine/",
                ".hidden.js",
                "engine//engine.0123456789.wasm",
                "doc/openapi.yaml"
            })
    void nothingElseIsServed(String path) {
        HttpResponse<String> response = client.get(path);
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
    }

    @Test
    void theGuideHasItsOwnPolicyAndItsOldAddress() {
        HttpResponse<String> guide = client.get("guide.html");
        assertThat(guide.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("style-src 'unsafe-inline'");
        assertThat(client.get("guide").body()).isEqualTo(guide.body());
    }

    @Test
    void whatHasChangedIsReadAnew(@TempDir Path folder) throws IOException {
        try (WebServer other = TestServer.start(folder)) {
            Files.writeString(folder.resolve("index.html"), "one");
            assertThat(new Client(other).get("").body()).isEqualTo("one");
            Files.writeString(folder.resolve("index.html"), "two");
            Files.setLastModifiedTime(folder.resolve("index.html"), FileTime.fromMillis(1));
            assertThat(new Client(other).get("").body()).isEqualTo("two");
        }
    }

    @Test
    void withoutAFolderThereIsTheApiAlone() {
        try (WebServer other = TestServer.start()) {
            HttpResponse<String> response = new Client(other).get("");
            assertThat(response.statusCode()).isEqualTo(404);
            assertThat(response.body()).contains("There is no / here; see /api");
            assertThat(new Client(other).get("api").statusCode()).isEqualTo(200);
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
