package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Drills: marking what follows, getting the verdict, taking help, continuing. */
class DrillTest extends GameTest {
    /** An X-Wing that takes the 2 from r6c8, r8c8 and r9c8, and nothing else. */
    private static final String X_WING = "#learn/x-wing/drill/3";

    @Test
    void whatFollowsIsFoundByKeyboardAndRemembered() {
        Page page = drill(Look.LAPTOP, X_WING);
        at(6, 8).click();
        press("2");
        assertThat(at(6, 8)).hasAttribute("aria-label", "row 6 column 8, empty, notes 1 2 6, struck 2");
        press("Enter");
        assertThat(notice()).containsText("There are two more to find.");
        press("ArrowDown", "ArrowDown", "2", "ArrowDown", "2", "Enter");
        assertThat(notice()).containsText("That is it");
        assertThat(page.locator(".drill .board .role.pattern")).hasCount(4);
        assertThat(page.locator(".found-thread")).containsText("Found in one position so far.");
        Object before = page.evaluate("document.querySelectorAll('.drill .cell')[0].ariaLabel");
        page.reload();
        assertThat(page.locator(".rung.found")).hasText("X-Wing, found once");
        assertThat(page.locator(".drill .cell").first()).hasAttribute("aria-label", String.valueOf(before));
    }

    @Test
    void whatDoesNotFollowIsSaidAndTakenBack() {
        drill(Look.LAPTOP, X_WING);
        at(6, 8).click();
        press("2", "6", "k");
        assertThat(notice()).containsText("One of your two marks follows; one does not.");
        button("Take back what does not").click();
        assertThat(at(6, 8)).hasAttribute("aria-label", "row 6 column 8, empty, notes 1 2 6, struck 2");
        at(6, 8).focus();
        press("Control+z");
        assertThat(at(6, 8)).hasAttribute("aria-label", "row 6 column 8, empty, notes 1 2 6, struck 2 6");
        press("Delete", "Enter");
        assertThat(notice()).containsText("Nothing is marked yet");
    }

    @Test
    void aDigitThatIsTakenBackLeavesNothingStruck() {
        drill(Look.LAPTOP, X_WING);
        at(6, 8).click();
        press("z", "2");
        assertThat(at(6, 8)).hasAttribute("aria-label", "row 6 column 8, 2, yours");
        press("2");
        assertThat(at(6, 8)).hasAttribute("aria-label", "row 6 column 8, empty, notes 1 2 6");
        press("Enter");
        assertThat(notice()).containsText("Nothing is marked yet");
        press("Escape");
        assertThat(notice()).hasCount(0);
    }

    @Test
    void aDrillBegunFromTheLessonIsPlayedByKeysAtOnce() {
        Page page = open(Look.LAPTOP, "#learn/x-wing");
        assertThat(page.locator(".lesson h1")).hasText("X-Wing");
        button("Practise on a fresh position").focus();
        press("Enter");
        assertThat(at(1, 1)).isFocused();
        press("h");
        assertThat(card()).isVisible();
        press("Escape");
        assertThat(card()).isHidden();
        page.goBack();
        assertThat(page.locator(".lesson")).isVisible();
    }

    @Test
    void drillsNeedNoNetwork() {
        Page page = drill(Look.LAPTOP, X_WING);
        context().setOffline(true);
        Locator figure = page.locator(".drill .figure").first(); // the second is the loupe's
        String before = figure.innerHTML();
        button("Another position").click();
        page.waitForCondition(() -> !figure.innerHTML().equals(before));
        assertThat(page.locator(".learn-slot .notice")).hasCount(0);
    }

    @Test
    void aClickSelectsAndAnotherOnANoteStrikesIt() {
        Page page = drill(Look.LAPTOP, X_WING);
        var box = at(6, 8).boundingBox();
        page.mouse().click(box.x + 0.5 * box.width, box.y + 0.2 * box.height);
        assertThat(at(6, 8)).hasAttribute("aria-selected", "true");
        assertThat(at(6, 8)).hasAttribute("aria-label", "row 6 column 8, empty, notes 1 2 6");
        page.mouse().click(box.x + 0.5 * box.width, box.y + 0.2 * box.height);
        assertThat(at(6, 8)).hasAttribute("aria-label", "row 6 column 8, empty, notes 1 2 6, struck 2");
        page.mouse().click(box.x + 0.5 * box.width, box.y + 0.2 * box.height);
        assertThat(at(6, 8)).hasAttribute("aria-label", "row 6 column 8, empty, notes 1 2 6");
    }

    @Test
    void helpGoesFromNudgeToWhyAndDoesNotCount() {
        Page page = drill(Look.LAPTOP, X_WING);
        at(1, 3).click();
        press("h");
        assertThat(card().locator("h2")).hasText("A nudge");
        press("h");
        assertThat(page.locator(".drill .board [data-layer=outlines] path")).hasCount(2);
        assertThat(page.locator(".drill .board .role.removed")).hasCount(0);
        press("h");
        assertThat(page.locator(".drill .board .role.removed")).hasCount(3);
        String strays =
                "[...document.querySelector('.drill .hint-text').childNodes].filter((one) => !one.tagName).length";
        Assertions.assertThat(page.evaluate(strays))
                .as("words outside any paragraph")
                .isEqualTo(0);
        button("Remove the three 2s").click();
        assertThat(notice()).containsText("There it is");
        assertThat(page.locator(".rung.found")).hasCount(0);
        button("Next position").click();
        assertThat(page.locator(".drill[data-solved]")).hasCount(0);
        assertThat(page.locator(".drill .board .role.removed")).hasCount(0);
    }

    @Test
    void aDigitIsPlacedByTouch() {
        Page page = drill(Look.PHONE, "#learn/hidden-single/drill/1");
        List<?> answer = (List<?>) page.evaluate("""
                fetch("/api/v1/techniques/hidden-single/drill?seed=1").then((response) => response.json())
                    .then(({ step }) => step.conclusions[0].match(/\\d+/g).map(Number))
                """);
        at(number(answer, 0), number(answer, 1)).tap();
        page.locator(".drill .key").nth(number(answer, 2) - 1).tap();
        assertThat(page.locator(".drill .proposed")).hasText(String.valueOf(answer.get(2)));
        button("Check").tap();
        assertThat(notice()).containsText("That is it");
    }

    @Test
    void whatIsSaidOnAPhoneCoversNoKey() {
        Page page = drill(Look.SMALL_PHONE, X_WING);
        at(6, 8).tap();
        page.locator(".drill .key").nth(1).tap();
        button("Check").tap();
        assertThat(notice()).containsText("There are two more to find.");
        double below = notice().boundingBox().y + notice().boundingBox().height;
        Assertions.assertThat(page.locator(".drill .key").first().boundingBox().y)
                .isGreaterThanOrEqualTo(below);
        assertThat(button("Check")).isInViewport();
    }

    @Test
    void aLargeGridIsDrilledWithALoupe() {
        Page page = drill(Look.LAPTOP, "#learn/naked-subset/drill/2");
        Locator open = page.locator(".drill .cell[aria-label*=notes]").first();
        open.click();
        assertThat(page.locator(".drill .loupe")).isVisible();
        assertThat(page.locator(".drill .key")).hasCount(17);
    }

    private Page drill(Look look, String place) {
        Page page = open(look, place);
        assertThat(page.locator(".drill .drill-task")).containsText("Find the");
        return page;
    }

    /** A cell of the drill's grid, row and column from 1. */
    private Locator at(int row, int column) {
        return page().locator(".drill .cell").nth((row - 1) * 9 + column - 1);
    }

    private Locator notice() {
        return page().locator(".drill .notice");
    }

    private Locator card() {
        return page().locator(".drill .hint-card");
    }

    private static int number(List<?> numbers, int index) {
        return ((Number) numbers.get(index)).intValue();
    }
}
