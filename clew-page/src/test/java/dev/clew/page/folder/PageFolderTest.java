package dev.clew.page.folder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.page.BuiltPage;
import dev.clew.web.TestServer;
import dev.clew.web.WebServer;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files of the page. */
class PageFolderTest {
    private static final Pattern REFERENCE = Pattern.compile("[\"(](\\.{1,2}/[\\w./-]+\\.\\w+)[\"#)]");

    private final Map<String, byte[]> files = BuiltPage.files();

    private String text(String name) {
        return new String(files.get(name), StandardCharsets.UTF_8);
    }

    private String named(String pattern) {
        return files.keySet().stream()
                .filter(name -> name.matches(pattern))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyReferenceLeadsToAFileOfThePage() {
        Set<String> found = new HashSet<>();
        for (String name : files.keySet()) {
            if (name.matches(".*\\.(html|css|js|webmanifest)") && !name.matches("guide.html|engine/engine.*")) {
                Matcher reference = REFERENCE.matcher(text(name));
                while (reference.find()) {
                    String path = Names.resolve(name, reference.group(1));
                    assertThat(files).as("%s names %s", name, reference.group()).containsKey(path);
                    found.add(path);
                }
                assertThat(text(name))
                        .as(name)
                        .doesNotContainPattern("\"/(api|[\\w/-]+\\.\\w)|url\\(/|http://1|https://");
            }
        }
        assertThat(found).hasSizeGreaterThan(18).contains("sw.js", "guide.html", named("engine/engine\\..*\\.wasm"));
    }

    @Test
    void theServiceWorkerKeepsEverything() {
        String worker = text("sw.js");
        for (String name : files.keySet()) {
            if (!name.equals("index.html") && !name.equals("sw.js")) {
                assertThat(worker).contains("\"" + name + "\"");
            }
        }
        String build = worker.replaceAll("(?s)const BUILD = \"(\\w+)\".*", "$1");
        assertThat(text("index.html")).contains("<meta name=\"clew-build\" content=\"" + build + "\" />");
    }

    @Test
    void theSameSourcesGiveTheSameFiles() throws IOException {
        Map<String, byte[]> again = PageFolder.make(BuiltPage.engine());
        assertThat(again).containsOnlyKeys(files.keySet());
        again.forEach((name, content) -> assertThat(content).as(name).isEqualTo(files.get(name)));
    }

    @ParameterizedTest
    @CsvSource({
        "css/grid.css, style",
        "fonts/clew-text-500.woff2, 'style,fonts/clew-text-500'",
        "app/clock.js, app",
        "learn/verdict.js, 'school,app'",
        "engine/worker.js, 'engine/worker,app'",
    })
    void whatChangesHasAnotherNameAndSoHasWhatNamesIt(String source, String changed) throws IOException {
        Map<String, byte[]> sources = new TreeMap<>(PageFolder.sources());
        sources.put(
                source,
                (new String(sources.get(source), StandardCharsets.ISO_8859_1) + "\nself.changed;\n")
                        .getBytes(StandardCharsets.ISO_8859_1));
        Set<String> fresh =
                new HashSet<>(PageFolder.make(sources, BuiltPage.engine()).keySet());
        fresh.removeAll(files.keySet());
        assertThat(fresh.stream().map(name -> name.replaceAll("\\.[0-9a-f]{10}\\.\\w+$", "")))
                .containsExactlyInAnyOrder(changed.split(","));
    }

    @Test
    void thePolicyIsThatOfTheServer() throws Exception {
        try (WebServer server = TestServer.start(BuiltPage.folder())) {
            HttpResponse<String> response = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(server.address())).build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(response.headers().firstValue("Content-Security-Policy"))
                    .contains(IndexPage.POLICY + "; frame-ancestors 'none'");
            assertThat(response.body()).contains("content=\"" + IndexPage.POLICY + "\"");
        }
    }

    @Test
    void iconsHaveTheSizesThatTheManifestSays() throws IOException {
        Matcher icon = Pattern.compile("\"src\": \"\\./([^\"]+)\", \"sizes\": \"(\\d+)x(\\d+)\"")
                .matcher(text("manifest.webmanifest"));
        int count = 0;
        while (icon.find()) {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(files.get(icon.group(1))));
            assertThat(List.of(image.getWidth(), image.getHeight()))
                    .isEqualTo(List.of(Integer.parseInt(icon.group(2)), Integer.parseInt(icon.group(3))));
            boolean maskable = icon.group(1).contains("maskable");
            assertThat(image.getRGB(0, 0) >>> 24).as("alpha in the corner").isEqualTo(maskable ? 255 : 0);
            assertThat(image.getRGB(image.getWidth() / 2, image.getHeight() / 2) & 0xFFFFFF)
                    .as("there is something in the middle")
                    .isIn(0xB0322B, 0xF7F3EB);
            count++;
        }
        assertThat(count).isEqualTo(4);
    }

    /** A budget for what everybody loads before the first move; fonts are compressed already. */
    @Test
    void theFirstInteractionTakesLessThanAHundredAndFiftyKilobytes() throws IOException {
        long bytes = 0;
        for (String name : files.keySet()) {
            if (name.matches(
                    "index.html|style.*|app.*\\.js|icon\\..*|manifest.*|fonts/clew-(text|figures).*|fonts/clew-title-400\\..*")) {
                bytes += compressed(files.get(name));
            }
        }
        assertThat(bytes).isBetween(80_000L, 150_000L);
    }

    private static long compressed(byte[] content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(content);
        }
        return Math.min(out.size(), content.length);
    }
}
