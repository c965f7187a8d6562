package dev.clew.page.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import dev.clew.web.WebServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A test that uses the page as a visitor does. Every test has a browser context of its own, so that nothing saved by one
 * is seen by another. A test fails when the page complains on its console, throws, or asks another host for something.
 *
 * <pre>{@code
 * Page page = open(Look.PHONE.inDark(), "#learn");
 * page.getByText("X-Wing").click();
 * screenshot("learn");
 * assertAccessible();
 * }</pre>
 */
@ExtendWith(Chromium.class)
public abstract class BrowserTest {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    @RegisterExtension
    final BeforeEachCallback setUp = context -> session = Chromium.session(context);

    private Chromium.@Nullable Session session;
    private @Nullable BrowserContext context;
    private @Nullable Page page;
    private Look look = Look.LAPTOP;
    private final List<String> complaints = new ArrayList<>();
    private boolean complaintsExpected;

    /** The server behind the page. */
    protected WebServer server() {
        return session().server();
    }

    private Chromium.Session session() {
        return required(session);
    }

    /** Where the page is. */
    protected String home() {
        return server().address();
    }

    /** The page that was opened last. */
    protected Page page() {
        return required(page);
    }

    /** The context of that page: storage, offline, permissions. */
    protected BrowserContext context() {
        return required(context);
    }

    private static <T> T required(@Nullable T value) {
        if (value == null) {
            throw new IllegalStateException("Call open first");
        }
        return value;
    }

    /** Opens the page as a first visitor sees it. */
    protected Page open(Look through) {
        return open(through, "");
    }

    /** Opens the page at an address within it, such as {@code #learn}. */
    protected Page open(Look through, String place) {
        if (context != null) {
            context.close();
        }
        look = through;
        context = session().browser().newContext(options(through));
        context.setDefaultTimeout(Chromium.PATIENCE);
        Overheard.listen(context);
        prepare(context);
        context.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                complaints.add("console: " + message.text());
            }
        });
        context.onWebError(error -> complaints.add("thrown: " + error.error()));
        context.onRequest(request -> {
            if (request.url().startsWith("http") && !request.url().startsWith(home())) {
                complaints.add("asked elsewhere: " + request.url());
            }
        });
        page = context.newPage();
        page.navigate(home() + place);
        return page;
    }

    /** Service workers are left out, since every test would wait for one to keep the page; tests of it let them in. */
    protected Browser.NewContextOptions options(Look through) {
        return through.options().setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    }

    /** What a test wants to do with a context before its page is loaded. */
    protected void prepare(BrowserContext fresh) {}

    /** Waits until something is true on a page; Playwright's own way evaluates strings there, which the policy forbids. */
    protected static void until(Page page, String condition) {
        page.waitForCondition(() -> Boolean.TRUE.equals(page.evaluate(condition)));
    }

    /** Waits until the page has drawn what it was told before. */
    protected static void drawn(Page page) {
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    /** Says that the browser will complain, as it does of every request while it is offline. */
    protected void expectComplaints() {
        complaintsExpected = true;
    }

    /** Keeps a picture of what is seen now, as {@code target/screenshots/name-390-dark.png}. */
    protected void screenshot(String name) {
        page().screenshot(
                        new Page.ScreenshotOptions().setPath(SCREENSHOTS.resolve(name + "-" + look.suffix() + ".png")));
    }

    /**
     * Keeps a picture in which nothing is wider than the window. Axe looks at it on the laptop in light and on the phone
     * in the dark: so it sees both layouts and both sets of colours, and the tests end in time.
     */
    protected void keep(String name) {
        page().evaluate("document.fonts.ready");
        assertThat(page().evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
                .as("nothing is wider than the window")
                .isEqualTo(true);
        screenshot(name);
        if (look.equals(Look.LAPTOP) || look.equals(Look.PHONE.inDark())) {
            assertAccessible();
        }
    }

    /** Has axe look at the page as it is now. */
    protected void assertAccessible() {
        List<String> found = new AxeBuilder(page())
                .analyze().getViolations().stream().map(BrowserTest::words).toList();
        assertThat(found).as("what axe finds").isEmpty();
    }

    private static String words(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + " "
                + rule.getNodes().stream().map(node -> node.getHtml()).limit(5).toList();
    }

    /** The console may complain after the last action, so this looks at the very end. */
    @AfterEach
    void closePage() {
        if (context != null) {
            context.close();
        }
        if (!complaintsExpected) {
            assertThat(complaints).as("what the browser complained of").isEmpty();
        }
    }
}
