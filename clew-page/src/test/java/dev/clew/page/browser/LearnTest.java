package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.clew.logic.TechniqueCatalog;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Lessons: the ladder, the drawn example, its words and its kin. */
class LearnTest extends GameTest {
    @Test
    void theLadderLeadsThroughTheWholeCatalogue() {
        Page page = open(Look.LAPTOP, "#learn");
        assertThat(page.locator(".rung"))
                .hasCount(TechniqueCatalog.standard().techniques().size());
        assertThat(page.locator(".rung[aria-current]")).hasText("Full House");
        assertThat(page.locator(".lesson h1")).hasText("Full House");
        press(".");
        assertThat(page.locator(".lesson h1")).hasText("Naked Single");
        press(",");
        assertThat(page.locator(".lesson h1")).hasText("Full House");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("XY-Wing"))
                .click();
        assertThat(page.locator(".lesson h1")).hasText("XY-Wing");
        assertThat(page).hasURL(Pattern.compile("#learn/xy-wing$"));
    }

    @Test
    void untilThereIsALessonThePageSaysSo() {
        Page page = whenReady(open(Look.LAPTOP));
        Overheard engine = Overheard.on(page);
        engine.hold("techniques");
        page.evaluate("location.hash = '#learn/x-wing'");
        engine.awaitHeld();
        assertThat(page.locator(".learn-slot")).hasText("The lessons are being loaded.");
        assertThat(page.locator(".lesson")).isHidden();
        engine.release();
        assertThat(page.locator(".lesson h1")).hasText("X-Wing");
        assertThat(page.locator(".learn-slot")).isEmpty();
    }

    @Test
    void aLessonIsDrawnExplainedAndLeadsToItsKin() {
        Page page = open(Look.LAPTOP, "#learn/x-wing");
        assertThat(page.locator(".lesson .board .role.pattern")).hasCount(4);
        assertThat(page.locator(".lesson .board .role.removed")).hasCount(2);
        assertThat(page.locator(".lesson-parts h2")).hasText(new String[] {"See it", "Why it works", "What follows"});
        assertThat(page.locator(".lesson-key .legend")).containsText("removed");
        Locator name = page.locator(".lesson-here .cell-name").first();
        Assertions.assertThat(ringing(name::click)).hasSize(2);
        assertThat(page.locator(".kin .miniature")).hasCount(3);
        page.locator(".relative").first().click();
        assertThat(page.locator(".lesson h1")).hasText("Swordfish");
    }

    @Test
    void anotherExampleIsDrawnInItsPlace() {
        Page page = open(Look.LAPTOP, "#learn/x-wing");
        Locator here = page.locator(".lesson-here");
        assertThat(here).containsText("Rows 2 and 5 have room for 7 only in columns 3 and 5.");
        String first = here.textContent();
        button("Show me another").click();
        assertThat(here).not().hasText(first);
        assertThat(page.locator(".lesson .board .role.pattern")).hasCount(4);
    }

    @Test
    void onAPhoneTheLadderIsAPageOfItsOwn() {
        Page page = open(Look.PHONE, "#learn");
        assertThat(page.locator(".rung").first()).isVisible();
        assertThat(page.locator(".lesson")).isHidden();
        page.locator(".rung", new Page.LocatorOptions().setHasText("Naked Pair"))
                .tap();
        assertThat(page.locator(".lesson h1")).isVisible();
        assertThat(page.locator(".ladder")).isHidden();
        page.getByText("All techniques").tap();
        assertThat(page.locator(".ladder")).isVisible();
    }

    @Test
    void aLargeGridShowsItsMarksInALoupe() {
        Page page = open(Look.LAPTOP, "#learn/large-fish");
        assertThat(page.locator(".lesson .board .role.pattern")).not().hasCount(0);
        page.locator(".lesson .cell[aria-label*=notes]").first().click();
        assertThat(page.locator(".lesson .loupe")).isVisible();
    }

    @Test
    void whatIsSolvedInALessonLeavesTheGameAlone() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(3, 9).click();
        press("7");
        page.evaluate("location.hash = '#learn/x-wing'");
        assertThat(page.locator(".lesson h1")).hasText("X-Wing");
        page.evaluate("document.activeElement.blur()");
        press(",", "Control+z", "5");
        page.evaluate("location.hash = '#play'");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
    }
}
