package dev.clew.page.measure;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import dev.clew.page.browser.Chromium;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * How long the page takes, through a slow line and on a slow machine; {@code tools/page-speed} runs it.
 * {@code -Dclew.page.url=http://127.0.0.1:7272/} measures another page than the one of these sources.
 */
@Tag("slow")
@ExtendWith(Chromium.class)
class PageSpeedTest {
    private static final int ROUND_TRIP_MILLIS = 150;
    private static final int KILOBITS = 1_638;
    private static final double SLOWER = 4;
    private static final int VISITS = 5;
    private static final int HINTS = 100;
    private static final String PUZZLE =
            "#p=73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

    /** Notes when the page can be used. */
    private static final String WATCH = """
            new MutationObserver(() => {
                if (document.documentElement?.dataset.ready && !window.usable) {
                    window.usable = performance.now();
                }
            }).observe(document, { subtree: true, attributes: true, childList: true });
            """;

    /** What has come until then. */
    private static final String LOADED = """
            () => {
                const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
                const early = all.filter((one) => one.responseEnd && one.responseEnd <= usable);
                return [usable, early.length, early.reduce((sum, one) => sum + one.transferSize, 0)];
            }
            """;

    /** Asks for hints, each after a move so that each is asked of the engine, and gives their times in milliseconds. */
    private static final String HINT_BY_HINT = """
            async (count) => {
                const seen = (find) => new Promise((resolve) => {
                    const look = () => { const found = find(); found ? resolve(found) : requestAnimationFrame(look); };
                    look();
                });
                const key = (name) => document.activeElement.dispatchEvent(
                    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
                const card = () => document.querySelector(".hint-card:not([hidden])");
                const times = [];
                while (times.length < count) {
                    await seen(() => !card());
                    const start = performance.now();
                    key("h");
                    await seen(card);
                    times.push(performance.now() - start);
                    key("Escape");
                    key(times.length % 2 ? "8" : "Delete");
                }
                return times;
            }
            """;

    @RegisterExtension
    final BeforeEachCallback setUp = context -> session = Chromium.session(context);

    private Chromium.@Nullable Session session;

    private record Visit(double usable, double requests, double bytes, double hint) {}

    private String url() {
        return System.getProperty("clew.page.url", session.server().address());
    }

    @Test
    void firstVisitsOverASlowLine() throws IOException {
        List<Visit> visits = new ArrayList<>();
        try (SlowLine line = new SlowLine(URI.create(url()), ROUND_TRIP_MILLIS, KILOBITS)) {
            for (int i = 0; i < VISITS; i++) {
                visits.add(visit(line.url()));
            }
        }
        tell(String.format(
                Locale.ROOT,
                "slow 4G (%d ms, %d kbit/s), CPU %.0f times slower, median of %d first visits: usable after %.2f s with"
                        + " %.0f requests and %.0f kB; the first hint after %.2f s",
                ROUND_TRIP_MILLIS,
                KILOBITS,
                SLOWER,
                VISITS,
                median(visits, Visit::usable) / 1000,
                median(visits, Visit::requests),
                median(visits, Visit::bytes) / 1000,
                median(visits, Visit::hint) / 1000));
    }

    private Visit visit(String url) {
        try (BrowserContext context =
                session.browser().newContext(new Browser.NewContextOptions().setViewportSize(412, 823))) {
            context.addInitScript(WATCH);
            Page page = context.newPage();
            CDPSession browser = context.newCDPSession(page);
            browser.send("Emulation.setCPUThrottlingRate", parameter("rate", SLOWER));
            page.navigate(url + PUZZLE);
            page.waitForCondition(() -> page.evaluate("window.usable") != null);
            List<?> loaded = (List<?>) page.evaluate(LOADED);
            page.locator(".cell").nth(2).click();
            page.keyboard().press("h");
            page.locator(".hint-card").waitFor();
            double hint = ((Number) page.evaluate("performance.now()")).doubleValue();
            return new Visit(number(loaded.get(0)), number(loaded.get(1)), number(loaded.get(2)), hint);
        }
    }

    @Test
    void aHundredHints() throws IOException {
        try (BrowserContext context = session.browser().newContext()) {
            Page page = context.newPage();
            CDPSession browser = context.newCDPSession(page);
            browser.send("Performance.enable");
            page.navigate(url() + PUZZLE);
            page.waitForSelector("html[data-ready=yes]");
            page.locator(".cell").nth(2).click();
            page.evaluate(HINT_BY_HINT, 20);
            Map<String, Double> before = metrics(browser);
            List<?> times = (List<?>) page.evaluate(HINT_BY_HINT, HINTS);
            Map<String, Double> after = metrics(browser);
            tell(String.format(
                    Locale.ROOT,
                    "%d hints, from the key to the card: median %.1f ms; listeners %.0f before and %.0f after, heap %.2f and"
                            + " %.2f MB",
                    HINTS,
                    median(times, PageSpeedTest::number),
                    before.get("JSEventListeners"),
                    after.get("JSEventListeners"),
                    before.get("JSHeapUsedSize") / 1e6,
                    after.get("JSHeapUsedSize") / 1e6));
            assertThat(median(times, PageSpeedTest::number)).as("milliseconds").isLessThan(40);
            assertThat(after.get("JSEventListeners")).isLessThanOrEqualTo(before.get("JSEventListeners") + 5);
            assertThat(after.get("JSHeapUsedSize")).isLessThan(before.get("JSHeapUsedSize") + 300_000);
        }
    }

    private static Map<String, Double> metrics(CDPSession browser) {
        browser.send("HeapProfiler.collectGarbage");
        JsonArray all = browser.send("Performance.getMetrics").getAsJsonArray("metrics");
        Map<String, Double> metrics = new java.util.HashMap<>();
        all.forEach(one -> metrics.put(
                one.getAsJsonObject().get("name").getAsString(),
                one.getAsJsonObject().get("value").getAsDouble()));
        return metrics;
    }

    private static JsonObject parameter(String name, double value) {
        JsonObject parameters = new JsonObject();
        parameters.addProperty(name, value);
        return parameters;
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    private static <T> double median(List<T> values, ToDoubleFunction<? super T> of) {
        double[] sorted = values.stream().mapToDouble(of).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    private static void tell(String line) throws IOException {
        System.out.println(line);
        Path file = Path.of("target", "page-speed.txt");
        Files.writeString(file, (Files.exists(file) ? Files.readString(file) : "") + line + "\n");
    }
}
