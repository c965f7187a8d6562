package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Play, thread and learn are one: what leads from each to the others and back, and what the address says. */
class WaysTest extends GameTest {
    @Test
    void aHintLeadsToItsLessonToPracticeAndBack() {
        Page page = play(Look.LAPTOP, VINCENT);
        askWhy();
        String said = hint().textContent();
        way("Lesson: Hidden Single");
        assertThat(page.locator(".lesson h1")).hasText("Hidden Single");
        assertThat(page).hasURL(Pattern.compile("#learn/hidden-single$"));
        button("Practise on a fresh position").click();
        assertThat(page.locator(".drill h1")).hasText("Hidden Single");
        assertThat(page).hasURL(Pattern.compile("#learn/hidden-single/drill/\\d+$"));
        page.getByText("The lesson", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".lesson h1")).isVisible();
        way("Back to the hint");
        assertThat(page.locator(".play-panel .hint-card")).isVisible();
        assertThat(page.locator(".play-panel .hint-card")).hasText(said);
        page.goBack();
        assertThat(page.locator(".lesson h1")).hasText("Hidden Single");
    }

    @Test
    void aStepLeadsToItsLessonToPracticeAndBack() {
        Page page = play(Look.LAPTOP, VINCENT);
        page.evaluate("location.hash = '#thread/18'");
        assertThat(page.locator(".step-count")).hasText("step 18 of 43");
        way("Practise: Hidden Single");
        assertThat(page.locator(".drill h1")).hasText("Hidden Single");
        way("Back to step 18");
        assertThat(page.locator(".step-count")).hasText("step 18 of 43");
        way("Lesson: Hidden Single");
        assertThat(page.locator(".lesson h1")).hasText("Hidden Single");
        page.goBack();
        assertThat(page.locator(".step-count")).hasText("step 18 of 43");
        page.goBack();
        assertThat(page.locator(".drill h1")).hasText("Hidden Single");
    }

    @Test
    void aReloadAndALinkOpenTheSameStep() {
        Page page = play(Look.LAPTOP, VINCENT, "Vincent");
        page.evaluate("location.hash = '#thread'");
        assertThat(page.locator(".step-count")).hasText("step 1 of 43");
        press(".", ".");
        assertThat(page).hasURL(Pattern.compile("#thread/3&p=" + VINCENT.replace(".", "\\.") + "&n=Vincent$"));
        page.reload();
        assertThat(page.locator(".step-count")).hasText("step 3 of 43");
        String link = page.url().replaceFirst(".*#", "#");
        Page other = whenReady(open(Look.PHONE, link));
        assertThat(other.locator(".step-count")).hasText("step 3 of 43");
        other.evaluate("location.hash = '#play'");
        assertThat(other.locator("h1.name")).containsText("Vincent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#learn/x-wing/drill/7", "#learn/x-wing/example/7"})
    void aReloadOpensTheSamePositionOfALesson(String place) {
        Page page = open(Look.LAPTOP, place);
        String shown = ":is(.drill, .lesson):not([hidden]) .cell[aria-label*=given]";
        page.waitForSelector(shown);
        until(page, "!document.querySelector('.lesson:not([hidden])') || document.querySelector('.kin li') !== null");
        String labels = "JSON.stringify([...document.querySelectorAll(\"" + shown + "\")].map((one) => one.ariaLabel))";
        Object before = page.evaluate(labels);
        page.reload();
        page.waitForSelector(shown);
        page.waitForCondition(() -> before.equals(page.evaluate(labels)));
        assertThat(page).hasURL(Pattern.compile(place + "$"));
    }

    @Test
    void oneCanPlayFromAnyStep() {
        Page page = play(Look.LAPTOP, VINCENT, "Vincent");
        cell(3, 9).click();
        press("7");
        page.evaluate("location.hash = '#thread/18'");
        assertThat(page.locator(".step-count")).hasText("step 18 of 43");
        String grid = page.locator(".board-area .cell").nth(16).getAttribute("aria-label");
        button("Play from here").click();
        assertThat(page.locator("h1.name")).hasText("Vincent, from step 18");
        assertThat(cell(16)).hasAttribute("aria-label", grid);
        askWhy();
        assertThat(button("Place 8 in r2c6")).isVisible();
        press("Escape");
        page.evaluate("location.hash = '#thread'");
        assertThat(page.locator(".step-count")).hasText("step 1 of 43");
        page.goBack();
        button("Games").click();
        page.locator(".game-entry").nth(1).click();
        assertThat(page.locator("h1.name")).hasText("Vincent");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
    }

    @Test
    void aThreadCanBeginAtMyPosition() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(3, 9).click();
        press("7");
        page.getByText("Thread from here").click();
        assertThat(page.locator(".step-count")).hasText("step 1 of 42");
        assertThat(page).hasURL(Pattern.compile("#thread/1&s="));
        assertThat(cell(3, 9)).hasAttribute("aria-label", Pattern.compile("7, yours$"));
        press(".");
        page.reload();
        assertThat(page.locator(".step-count")).hasText("step 2 of 42");
        button("The whole thread").click();
        assertThat(page.locator(".step-count")).hasText("step 1 of 43");
        assertThat(page).hasURL(Pattern.compile("#thread/1&p="));
    }

    private void way(String name) {
        page().getByRole(
                        AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }
}
