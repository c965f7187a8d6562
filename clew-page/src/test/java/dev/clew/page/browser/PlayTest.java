package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Playing with keyboard and mouse. */
class PlayTest extends GameTest {
    @Test
    void aPuzzleIsPlayedToTheEndByKeyboard() {
        Page page = play(Look.LAPTOP, VINCENT);
        press("Tab");
        cell(0).focus();
        press("Control+Home");
        for (int number = 0; number < 81; number++) {
            if (VINCENT.charAt(number) == '.') {
                press(VINCENT_SOLVED.substring(number, number + 1));
            }
            if (number % 9 == 8) {
                press("Home", "ArrowDown");
            } else {
                press("ArrowRight");
            }
        }
        assertThat(page.locator(".end-card")).containsText(Pattern.compile("Solved in \\d\\d:\\d\\d "));
        assertThat(page.locator(".end-card")).containsText("without a hint");
        assertThat(page.locator(".strip-count")).hasText("81 of 81");
    }

    @Test
    void aDigitIsAnnouncedAndTidiesTheNotesItSees() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(3, 9).click();
        press("m");
        assertThat(cell(8, 7)).hasAttribute("aria-label", "row 8 column 7, empty, notes 3 5 7");
        assertThat(cell(2, 9)).hasAttribute("aria-label", "row 2 column 9, empty, notes 1 5");
        press("7");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
        assertThat(page.getByRole(com.microsoft.playwright.options.AriaRole.STATUS))
                .hasText("7 in row 3 column 9");
        assertThat(page.locator(".key-same .key-digit")).hasText("7");
    }

    @Test
    void notesGoInWithShiftOrInTheirMode() {
        play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("Shift+Digit6", "x", "8");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty, notes 6 8");
        press("8", "Space", "6");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        press("Control+z", "Control+z");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty, notes 6 8");
        press("Control+y", "Control+y");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
    }

    @Test
    void equalDigitsThatSeeEachOtherAreMarked() {
        play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("7");
        assertThat(cell(1, 3)).hasAttribute("aria-invalid", "true");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 7, yours, conflicts with row 1 column 1");
        press("Delete");
        assertThat(cell(1, 1)).not().hasAttribute("aria-invalid", "true");
    }

    @Test
    void severalCellsAreSelectedAndColoured() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("Shift+ArrowRight", "Shift+ArrowDown");
        assertThat(page.locator(".cell[aria-selected=true]")).hasCount(3);
        press("c", "5");
        assertThat(page.locator(".tint-colour-5")).not().hasCount(0);
    }

    @Test
    void aGameIsResumedWhereItWasLeft() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("6", "ArrowDown", "x", "4");
        page.reload();
        whenReady(page);
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        assertThat(cell(2, 3)).hasAttribute("aria-label", "row 2 column 3, empty, notes 4");
        assertThat(page.locator("h1.name")).hasText("A test");
        button("Undo").click();
        button("Undo").click();
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty");
    }

    @Test
    void aPauseHidesTheDigitsAndStopsTheClock() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("p");
        assertThat(page.locator(".board-message")).hasText(Pattern.compile("Paused at \\d\\d:\\d\\d"));
        assertThat(page.locator(".figure .value")).hasCount(0);
        press("6");
        press("p");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty");
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, given 7");
    }

    @Test
    void theThreadGoesBackToAKnot() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("6");
        cell(3, 9).click();
        press("7");
        page.locator(".strip-track").focus();
        press("Home");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty");
        press("End");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
    }
}
