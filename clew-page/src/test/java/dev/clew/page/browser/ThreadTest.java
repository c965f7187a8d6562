package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** The whole path to the solution. */
class ThreadTest extends GameTest {
    @Test
    void aPathIsSteppedThroughAndJumpedIn() {
        Page page = play(Look.LAPTOP, CHAINS);
        page.getByText("Thread", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".step-count")).hasText("step 1 of 70");
        assertThat(page.locator(".proof")).hasText("proof checked");
        button("Next step").click();
        assertThat(page.locator(".step-count")).hasText("step 2 of 70");
        press(".", ".");
        assertThat(page.locator(".step-count")).hasText("step 4 of 70");
        press(",");
        assertThat(page.locator(".step-count")).hasText("step 3 of 70");
        page.locator(".strip-track").focus();
        press("End");
        assertThat(page.locator(".step-count")).hasText("step 70 of 70");
        assertThat(page.locator(".strip-track"))
                .hasAttribute("aria-valuetext", java.util.regex.Pattern.compile("^step 70 of 70, "));
        press("Home", "PageUp", "PageUp");
        assertThat(page.locator(".step-count")).hasText("step 21 of 70");
        assertThat(page.locator(".board .role.removed")).not().hasCount(0);
    }

    @Test
    void otherStepsOfThePlaceAreListedAndShown() {
        Page page = play(Look.LAPTOP, CHAINS);
        page.getByText("Thread", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".others-count")).containsText("steps in all");
        assertThat(page.locator(".other")).hasCount(4);
        String first = page.locator(".technique-title").textContent();
        page.locator(".other").nth(1).click();
        assertThat(page.locator(".other[aria-current]")).hasCount(1);
        page.locator(".other").nth(0).click();
        assertThat(page.locator(".technique-title")).hasText(first);
        button("Show all").click();
        assertThat(page.locator(".other").nth(4)).isVisible();
    }

    @Test
    void theWholeThreadIsPrintedWithDrawingsAndWords() {
        Page page = play(Look.LAPTOP, VINCENT, "Vincent");
        page.evaluate("location.hash = '#thread/18'");
        assertThat(page.locator(".step-count")).hasText("step 18 of 43");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        assertThat(page.locator(".walk-step")).hasCount(43);
        assertThat(page.locator(".walk-step > .figure .role.placed")).not().hasCount(0);
        assertThat(page.locator(".walk-step h2").nth(17)).containsText("18 Hidden single");
        assertThat(page.locator(".walk-end").nth(17)).hasText("Place 8 in r2c6.");
        assertThat(page.locator(".walk-step ol").nth(17)).isVisible();
        assertThat(page.locator(".stage")).isHidden();
        page.evaluate("dispatchEvent(new Event('afterprint'))");
        assertThat(page.locator(".walkthrough")).hasCount(0);
        Assertions.assertThat(page.pdf(new Page.PdfOptions().setFormat("A4")).length)
                .as("bytes of 15 pages")
                .isGreaterThan(100_000);
    }

    @Test
    void aPuzzleWithoutSolutionHasNoThread() {
        Page page = play(Look.LAPTOP, "11" + ".".repeat(79));
        page.getByText("Thread", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".thread-panel .notice")).containsText("r1c1 and r1c2 both hold 1");
    }
}
