package dev.clew.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Without a server. */
class OfflineTest extends GameTest {
    @Test
    void aPageOnceLoadedPlaysOfflineAndSaysWhatNeedsTheServer() {
        expectComplaints();
        Page page = play(Look.LAPTOP, VINCENT);
        page.evaluate("""
                async () => {
                    const store = await caches.open("clew-1");
                    while ((await store.keys()).length < 40) {
                        await new Promise((resolve) => setTimeout(resolve, 100));
                    }
                }
                """);
        cell(1, 3).click();
        press("6");
        context().setOffline(true);
        page.reload();
        whenReady(page);
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        cell(1, 3).click();
        press("Delete", "m", "7");
        assertThat(cell(1, 3)).hasAttribute("aria-invalid", "true");
        press("Control+z", "h");
        assertThat(page.locator(".notice-error")).containsText("You are offline.");
        button("Try again").click();
        assertThat(page.locator(".notice-error")).containsText("You are offline.");
        context().setOffline(false);
        assertThat(page.locator(".notice-error")).hasCount(0);
        cell(1, 3).click();
        press("h");
        assertThat(hint()).isVisible();
    }
}
