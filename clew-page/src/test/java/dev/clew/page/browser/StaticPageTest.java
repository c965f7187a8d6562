package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import dev.clew.page.BuiltPage;
import dev.clew.page.StaticFolder;
import dev.clew.page.folder.OtherBuild;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page as static files below a path of a host that knows nothing of Clew. */
class StaticPageTest extends GameTest {
    private static final String CONTROLLED = "navigator.serviceWorker.controller !== null";
    private static final String BUILD = "document.querySelector('meta[name=clew-build]').content";

    private final Map<String, byte[]> files = new HashMap<>(BuiltPage.files());
    private StaticFolder host;

    @BeforeEach
    void host() throws IOException {
        host = StaticFolder.of(files::get);
    }

    /** The page first: it would report that the host is gone. */
    @AfterEach
    void close() {
        context().close();
        host.close();
    }

    @Override
    protected String home() {
        return host.url();
    }

    @Override
    protected Browser.NewContextOptions options(Look through) {
        return super.options(through).setServiceWorkers(ServiceWorkerPolicy.ALLOW);
    }

    /** Nobody answers any more, neither the host nor anybody else. */
    private void cutTheNetwork(Page page) {
        until(page, CONTROLLED);
        host.close();
        // The browser looks for a newer service worker at every visit, and says so on the console.
        expectComplaints();
        context().setOffline(true);
        page.reload();
        whenReady(page);
    }

    @Test
    void everythingWorksWithoutANetwork() {
        Page page = play(Look.LAPTOP, VINCENT);
        cutTheNetwork(page);
        cell(1, 3).click();
        press("6");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        press("h");
        assertThat(hint()).isVisible();
        press("h", "h");
        assertThat(hint().locator("h2")).hasText("Hidden single");
        press("Escape", "k");
        assertThat(page.locator(".notice")).containsText("Every digit is right so far.");
        Assertions.assertThat(new String(page.pdf(), 0, 5, StandardCharsets.US_ASCII))
                .isEqualTo("%PDF-");
        page.evaluate("location.hash = '#thread'");
        assertThat(page.locator(".step-facts")).isVisible();
        page.evaluate("location.hash = '#learn/x-wing'");
        assertThat(page.locator(".lesson")).containsText("X-Wing");
        page.evaluate("location.hash = '#learn/x-wing/drill/3'");
        assertThat(page.locator(".drill .cell")).hasCount(81);
        page.evaluate("location.hash = '#play'");
        button("New puzzle").click();
        page.locator(".level-choice", new Page.LocatorOptions().setHasText("Easy"))
                .click();
        button("Make it").click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(page.locator(".level strong")).hasText("Easy");
        page.navigate(host.url() + "guide.html");
        assertThat(page.locator("body")).containsText("Clew");
    }

    @Test
    void browsersTakeItForAnApplication() {
        Page page = whenReady(open(Look.PHONE));
        until(page, CONTROLLED);
        CDPSession browser = context().newCDPSession(page);
        JsonObject manifest = browser.send("Page.getAppManifest");
        Assertions.assertThat(manifest.getAsJsonArray("errors")).isEmpty();
        Assertions.assertThat(manifest.get("url").getAsString()).isEqualTo(host.url() + "manifest.webmanifest");
        Assertions.assertThat(
                        manifest.getAsJsonObject("manifest").get("startUrl").getAsString())
                .isEqualTo(host.url() + "#play");
        JsonObject problems = browser.send("Page.getInstallabilityErrors");
        problems.getAsJsonArray("installabilityErrors")
                .forEach(problem -> Assertions.assertThat(
                                problem.getAsJsonObject().get("errorId").getAsString())
                        .isEqualTo("in-incognito"));
    }

    @Test
    void aNewerBuildIsAnnouncedAndTakenWhenThePlayerSaysSo() throws IOException {
        files.clear();
        files.putAll(OtherBuild.files());
        Page page = play(Look.LAPTOP, VINCENT);
        until(page, CONTROLLED);
        cell(1, 3).click();
        press("6");
        String old = (String) page.evaluate(BUILD);
        files.clear();
        files.putAll(BuiltPage.files());
        page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())");
        assertThat(page.locator(".notice")).containsText("There is a newer version of Clew.");
        page.reload();
        whenReady(page);
        Assertions.assertThat(page.evaluate(BUILD))
                .as("nobody has taken it yet")
                .isEqualTo(old);
        AtomicInteger loads = new AtomicInteger();
        page.onLoad(loaded -> loads.incrementAndGet());
        button("Take it").click();
        page.waitForCondition(() -> loads.get() > 0);
        whenReady(page);
        Assertions.assertThat(page.evaluate(BUILD)).isNotEqualTo(old);
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        press("k");
        assertThat(page.locator(".notice")).containsText("Every digit is right so far.");
        Assertions.assertThat(page.evaluate("caches.keys()")).isEqualTo(List.of("clew-" + page.evaluate(BUILD)));
    }

    /** Its service worker kept the files one by one in a store of another kind. */
    @Test
    void thePageOfTheServerBeforeGivesWay() {
        files.clear();
        files.put("index.html", """
                <!doctype html><html lang="en"><title>Clew</title><link rel="icon" href="data:," />
                <script type="module" src="./earlier.js"></script></html>
                """.getBytes(StandardCharsets.UTF_8));
        files.put("earlier.js", "navigator.serviceWorker.register('./sw.js')".getBytes(StandardCharsets.UTF_8));
        files.put("sw.js", resource("earlier-sw.js"));
        Page page = open(Look.LAPTOP);
        until(page, CONTROLLED);
        page.evaluate("""
                all => {
                    const game = JSON.parse(all).games["digits-notes-colours-and-a-hint"];
                    localStorage.setItem("clew.game", JSON.stringify(game));
                }
                """, firstVersion());
        files.clear();
        files.putAll(BuiltPage.files());
        page.reload();
        whenReady(page);
        until(page, "caches.keys().then((names) => names.length === 1 && names[0] !== 'clew-1')");
        assertThat(page.locator(".notice-error")).hasCount(0);
        cutTheNetwork(page);
        assertThat(page.locator("h1.name")).hasText("Vincent’s challenge");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        press("k");
        assertThat(page.locator(".said .notice")).isVisible();
    }

    @Test
    void javaScriptStandsInForWebAssembly() {
        files.replaceAll((name, content) -> name.endsWith(".wasm") ? new byte[] {0, 97, 115, 109} : content);
        play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("h");
        assertThat(hint()).isVisible();
    }

    @Test
    void whereNeitherRunsAPlainSentenceSaysSo() {
        byte[] broken = "throw new Error('old');".getBytes(StandardCharsets.UTF_8);
        files.replaceAll((name, content) -> name.matches("engine/engine.*") ? broken : content);
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("h");
        assertThat(page.locator(".notice-error")).containsText("The engine does not start in this browser");
        press("6");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
    }

    @Test
    void aPageThatIsOlderThanItsHostSaysSo() {
        files.keySet().removeIf(name -> name.startsWith("engine/"));
        expectComplaints();
        play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("h");
        assertThat(page().locator(".notice-error")).containsText("This page is older than what lies at its address");
    }

    @Test
    void whatIsCalledOffEndsItsWorker() {
        Page page = whenReady(open(Look.LAPTOP));
        page.waitForCondition(() -> !page.workers().isEmpty());
        AtomicInteger ended = new AtomicInteger();
        page.workers().forEach(worker -> worker.onClose(it -> ended.incrementAndGet()));
        page.onWorker(worker -> worker.onClose(it -> ended.incrementAndGet()));
        button("New puzzle").click();
        page.locator(".level-choice", new Page.LocatorOptions().setHasText("Extreme"))
                .click();
        // No large grid has so few clues, so the engine is still looking when it is called off.
        page.getByLabel("Shape").selectOption("16x16");
        page.getByText("Made to order").click();
        page.getByLabel("Clues from").fill("55");
        page.getByLabel("Clues to").fill("60");
        button("Make it").click();
        assertThat(page.locator(".making")).containsText("tried");
        int before = ended.get();
        button("Cancel").click();
        page.waitForCondition(() -> ended.get() > before);
        press("Escape");
        page.evaluate("location.hash = '#p=" + VINCENT + "'");
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, given 7");
        cell(1, 3).click();
        press("h");
        assertThat(hint()).isVisible();
    }

    private static byte[] resource(String name) {
        try (var in = StaticPageTest.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
