package dev.clew.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** New puzzles to order. */
class NewPuzzleTest extends GameTest {
    @Test
    void aPuzzleIsMadeAtALevel() {
        Page page = whenReady(open(Look.LAPTOP));
        button("New puzzle").click();
        choose(page, "Easy");
        button("Make it").click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(page.locator(".level strong")).hasText("Easy");
        assertThat(page.locator(".level")).containsText("singles");
        assertThat(page.locator(".figure .given")).not().hasCount(0);
    }

    @Test
    void theSameSeedMakesTheSameSmallPuzzle() {
        Page page = whenReady(open(Look.LAPTOP));
        String first = make(page);
        String second = make(page);
        org.assertj.core.api.Assertions.assertThat(second).isEqualTo(first).hasSize(36);
    }

    private String make(Page page) {
        page.locator(".bar .new-puzzle").click();
        choose(page, "Beginner");
        page.getByLabel("Shape").selectOption("6x6");
        page.getByLabel("Seed").fill("42");
        button("Make it").click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(page.locator(".cell")).hasCount(36);
        return (String)
                page.evaluate(
                        "[...document.querySelectorAll('.cell')].map((one) => /given (\\d)/.exec(one.ariaLabel)?.[1] ?? '.').join('')");
    }

    @Test
    void makingIsCalledOff() {
        Page page = whenReady(open(Look.LAPTOP));
        button("New puzzle").click();
        // A puzzle that never comes: any real one may be made before somebody can call it off.
        page.route("**/api/v1/generate/stream**", route -> {});
        button("Make it").click();
        assertThat(page.locator(".making")).isVisible();
        button("Cancel").click();
        assertThat(button("Make it")).isVisible();
        press("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
    }

    private static void choose(Page page, String level) {
        page.locator(".level-choice", new Page.LocatorOptions().setHasText(level))
                .locator("input")
                .check(new Locator.CheckOptions().setForce(true));
    }
}
