package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** The end of a game, by whatever way it comes, and digits that Clew finds for the player. */
class EndTest extends GameTest {
    /** One digit is missing, 6 in r9c9. */
    private static final String NEARLY = VINCENT_SOLVED.substring(0, 80) + ".";

    @Test
    void aHintAnUndoAndARedoAndAReloadEndTheGame() {
        Page page = play(Look.LAPTOP, NEARLY);
        cell(9, 9).click();
        press("h");
        assertThat(hint()).isVisible();
        press("h", "h", "Enter");
        assertThat(end()).containsText(Pattern.compile("Solved in \\d\\d:\\d\\d with one hint\\."));
        assertThat(end().locator(".end-thread")).hasCount(2);
        assertThat(end()).containsText("Your thread");
        assertThat(end()).containsText("Clew’s thread1 step, up to beginner");
        assertThat(page.locator(".stuck")).isHidden();
        press("Control+z");
        assertThat(end()).isHidden();
        assertThat(page.locator(".stuck")).isVisible();
        press("Control+y");
        assertThat(end()).isVisible();
        page.reload();
        whenReady(page);
        assertThat(end()).containsText("with one hint");
        page.evaluate("location.hash = '#p=" + VINCENT_SOLVED + "'");
        assertThat(end()).containsText("without a hint");
        paste(page, NEARLY);
        assertThat(end()).isHidden();
        paste(page, VINCENT_SOLVED);
        assertThat(end()).isVisible();
    }

    @Test
    void aFullButWrongGridGetsAWord() {
        play(Look.LAPTOP, NEARLY);
        cell(9, 9).click();
        press("5");
        assertThat(notice()).hasText(Pattern.compile("The grid is full, but not solved: \\w+ cells repeat a digit.*"));
        assertThat(end()).isHidden();
        press("6");
        assertThat(notice()).hasCount(0);
        assertThat(end()).isVisible();
    }

    @Test
    void aRevealedDigitIsDrawnSaidAndCounted() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        button("Reveal a cell").click();
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, revealed");
        assertThat(page.locator(".live")).hasText("row 1 column 3 is 6, revealed");
        assertThat(page.locator(".board-area .shown-line")).hasCount(1);
        press("Control+z");
        assertThat(page.locator(".board-area .shown-line")).hasCount(0);
        cell(2, 3).click();
        press("8");
        button("Solve").click();
        assertThat(end()).containsText("The solution");
        assertThat(end()).containsText("with 43 digits revealed");
        assertThat(end()).containsText("Your thread1 move, 1 leap");
        assertThat(page.locator(".victory")).hasCount(0);
        assertThat(page.locator(".board-area .shown-line")).hasCount(42);
        Assertions.assertThat(page.evaluate("""
                [...document.querySelectorAll(".board-area .cell")].map((one) => /(\\d)(, revealed)?$/.exec(one.ariaLabel)[1]).join("")
                """)).isEqualTo(VINCENT_SOLVED);
        page.reload();
        whenReady(page);
        assertThat(cell(2, 3)).hasAttribute("aria-label", "row 2 column 3, 4, revealed");
        assertThat(end()).containsText("with 43 digits revealed");
    }

    @Test
    void theThreadOnTheGridRunsToTheLastDigit() {
        Page page = play(Look.LAPTOP, VINCENT_SOLVED.substring(0, 54) + VINCENT.substring(54));
        for (int number = 54; number < 81; number++) {
            if (VINCENT.charAt(number) == '.') {
                cell(number).focus();
                press(VINCENT_SOLVED.substring(number, number + 1));
            }
        }
        assertThat(page.locator(".victory")).hasCount(1);
        Assertions.assertThat(page.evaluate("""
                () => {
                    const thread = document.querySelector(".victory");
                    const last = new DOMPoint(750, 850);
                    const { x, width } = thread.getBBox();
                    return [thread.isPointInStroke(last), x >= 15, x + width <= 885];
                }
                """))
                .as("drawn to r9c8, within the grid")
                .isEqualTo(List.of(true, true, true));
    }

    @Test
    void onAPhoneTheEndStandsUnderTheGridThatKeepsItsPlace() {
        Page page = play(Look.PHONE, VINCENT, "Vincent’s challenge");
        Locator grid = page.locator(".board-area .square");
        double before = grid.boundingBox().y;
        cell(1, 3).tap();
        press("6");
        page.evaluate("document.querySelector('.more-help button:nth-child(2)').click()");
        assertThat(end()).containsText("Clew’s thread43 steps");
        Assertions.assertThat(grid.boundingBox().y).as("top of the grid").isEqualTo(before);
        BoundingBox card = end().boundingBox();
        Assertions.assertThat(card.y + card.height).as("bottom of the card").isLessThan(Look.PHONE.height());
    }

    @Test
    void whereNoTechniqueGoesOnThereIsAWayToTheSolution() {
        Page page = play(Look.LAPTOP, TruthTest.BEYOND);
        cell(1, 2).click();
        press("h");
        assertThat(notice()).containsText("No technique that Clew knows moves this position.");
        assertThat(page.locator(".depth").first()).isVisible();
        button("Guess and go on").click();
        assertThat(hint().locator("h2")).hasText("A guess");
        button("Place 9 in r8c7").click();
        assertThat(cell(8, 7)).hasAttribute("aria-label", "row 8 column 7, 9, revealed");
        press("h");
        assertThat(notice()).isVisible();
        notice().getByText("Solve").click();
        assertThat(end()).containsText("with 60 digits revealed");
        assertThat(page.locator(".strip-count")).hasText("81 of 81");
    }

    private Locator end() {
        return page().locator(".end-card");
    }

    private Locator notice() {
        return page().locator(".said .notice");
    }
}
