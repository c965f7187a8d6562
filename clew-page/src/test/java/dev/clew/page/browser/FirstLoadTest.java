package dev.clew.page.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import org.junit.jupiter.api.Test;

/** What a visitor waits for who was never here. */
class FirstLoadTest extends BrowserTest {
    private static final int MOST_BYTES = 300_000;
    private static final String TRANSFERRED = "[...performance.getEntriesByType('navigation'), "
            + "...performance.getEntriesByType('resource')].reduce((sum, entry) => sum + entry.transferSize, 0)";

    @Test
    void takesLessThanThreeHundredKilobytes() {
        Page page = open(Look.LAPTOP);
        page.waitForLoadState(LoadState.NETWORKIDLE);
        Number bytes = (Number) page.evaluate(TRANSFERRED);
        assertThat(bytes.intValue()).as("bytes of the first load").isBetween(10_000, MOST_BYTES);
    }
}
