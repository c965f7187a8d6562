package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
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
        return (String) page.evaluate(
                "[...document.querySelectorAll('.cell')].map((one) => /given (\\d)/.exec(one.ariaLabel)?.[1]"
                        + " ?? '.').join('')");
    }

    @Test
    void makingIsCalledOff() {
        Page page = whenReady(open(Look.LAPTOP));
        button("New puzzle").click();
        // A puzzle that never comes: any real one may be made before it can be cancelled.
        Overheard.on(page).hold("generate");
        button("Make it").click();
        assertThat(page.locator(".making")).isVisible();
        button("Cancel").click();
        assertThat(button("Make it")).isVisible();
        press("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
    }

    @Test
    void aPuzzleIsMadeToOrder() {
        Page page = whenReady(open(Look.LAPTOP));
        button("New puzzle").click();
        choose(page, "Moderate");
        page.getByText("Made to order").click();
        Locator necessary = page.getByLabel("Necessary");
        necessary.selectOption("naked-pair");
        page.getByLabel(Pattern.compile("^Without")).selectOption("x-wing");
        page.getByLabel("Score from").fill("200");
        assertThat(page.locator(".chip")).hasText(new String[] {"Naked Pair", "X-Wing"});
        button("Make it").click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(page.locator(".level strong")).hasText("Moderate");
        // What somebody wished for last is there again, and can be taken back.
        button("New puzzle").click();
        assertThat(page.locator(".order")).hasAttribute("open", "");
        button("Leave out Naked Pair").click();
        assertThat(page.locator(".chip")).hasText(new String[] {"X-Wing"});
        assertAccessible();
    }

    @Test
    void whatCannotBeHadIsSaidAtOnce() {
        expectComplaints();
        Page page = whenReady(open(Look.LAPTOP));
        button("New puzzle").click();
        choose(page, "Beginner");
        page.getByText("Made to order").click();
        page.getByLabel("Necessary").selectOption("x-wing");
        Locator refused = page.locator(".making-error");
        assertThat(refused).containsText("X-Wing");
        choose(page, "Moderate");
        assertThat(refused).hasCount(0);
        page.getByLabel(Pattern.compile("^Without")).selectOption("x-wing");
        assertThat(refused).containsText("X-Wing cannot be necessary and left out at once");
    }

    private static void choose(Page page, String level) {
        page.locator(".level-choice", new Page.LocatorOptions().setHasText(level))
                .locator("input")
                .check(new Locator.CheckOptions().setForce(true));
    }
}
