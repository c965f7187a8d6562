package dev.clew.page.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import dev.clew.page.BuiltPage;
import dev.clew.web.TestServer;
import dev.clew.web.WebServer;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/**
 * Starts the system's Chromium and a server for all browser tests of a thread, since Playwright is not safe for threads.
 * Without a browser the tests are skipped, unless {@code CI=true} says that there has to be one.
 */
public final class Chromium implements BeforeAllCallback {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    /** How long a test waits for what has to come, in milliseconds: a busy machine needs longer than a person would wait. */
    static final double PATIENCE = 60_000;

    /** The browser and the server of a thread; JUnit closes them after the last test. */
    public record Session(Playwright playwright, Browser browser, WebServer server) implements AutoCloseable {
        @Override
        public void close() {
            browser.close();
            playwright.close();
            server.close();
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        session(context);
    }

    /** The session of this thread, started on first use. */
    public static Session session(ExtensionContext context) {
        return context.getRoot()
                .getStore(Namespace.create(Chromium.class))
                .computeIfAbsent(Thread.currentThread(), thread -> start(), Session.class);
    }

    private static Session start() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        Path executable = find().orElseThrow(Chromium::missing);
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setArgs(List.of("--no-sandbox", "--font-render-hinting=none", "--disable-lcd-text")));
        return new Session(playwright, browser, TestServer.start(BuiltPage.folder()));
    }

    private static Optional<Path> find() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static RuntimeException missing() {
        String words = "no Chromium in the PATH; apt-get install chromium";
        if ("true".equals(System.getenv("CI"))) {
            throw new AssertionFailedError(words);
        }
        return new TestAbortedException(words);
    }
}
