package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import org.junit.jupiter.api.Test;

/** Without a network. */
class OfflineTest extends GameTest {
    @Override
    protected Browser.NewContextOptions options(Look through) {
        return super.options(through).setServiceWorkers(ServiceWorkerPolicy.ALLOW);
    }

    private boolean withoutEngine;

    @Override
    protected void prepare(BrowserContext fresh) {
        if (withoutEngine) {
            fresh.route("**/engine/**", Route::abort);
        }
    }

    @Test
    void aPageOnceLoadedPlaysAndHintsOffline() {
        Page page = play(Look.LAPTOP, VINCENT);
        until(page, "navigator.serviceWorker.controller !== null");
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
        assertThat(hint()).isVisible();
    }

    @Test
    void whatCannotBeHadIsSaidAndTriedAgain() {
        expectComplaints();
        withoutEngine = true;
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("h");
        assertThat(page.locator(".notice-error")).containsText("You are offline");
        button("Try again").click();
        assertThat(page.locator(".play-panel[aria-busy=true]")).hasCount(0);
        assertThat(page.locator(".notice-error")).containsText("You are offline");
        context().unrouteAll();
        assertThat(page.locator(".notice-error")).hasCount(0);
        cell(1, 3).click();
        press("h");
        assertThat(hint()).isVisible();
    }
}
