package dev.clew.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** The whole way to the solution. */
class ThreadTest extends GameTest {
    @Test
    void aPathIsSteppedThroughAndJumpedIn() {
        Page page = play(Look.LAPTOP, CHAINS);
        page.getByText("Thread", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".step-count")).hasText("step 1 of 68");
        assertThat(page.locator(".proof")).hasText("proof checked");
        button("Next step").click();
        assertThat(page.locator(".step-count")).hasText("step 2 of 68");
        press(".", ".");
        assertThat(page.locator(".step-count")).hasText("step 4 of 68");
        press(",");
        assertThat(page.locator(".step-count")).hasText("step 3 of 68");
        page.locator(".strip-track").focus();
        press("End");
        assertThat(page.locator(".step-count")).hasText("step 68 of 68");
        assertThat(page.locator(".strip-track"))
                .hasAttribute("aria-valuetext", java.util.regex.Pattern.compile("^step 68 of 68, "));
        press("Home", "PageUp", "PageUp");
        assertThat(page.locator(".step-count")).hasText("step 21 of 68");
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
    void aPuzzleWithoutSolutionHasNoThread() {
        Page page = play(Look.LAPTOP, "11" + ".".repeat(79));
        page.getByText("Thread", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".thread-panel .notice")).containsText("r1c1 and r1c2 both hold 1");
    }
}
