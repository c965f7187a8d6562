package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/**
 * What assistive technology does and hears: clicks without a pointer, focus set by assistive technology, announcements.
 */
class AssistiveTest extends GameTest {
    @Test
    void aClickAFocusAndADigitLandInTheSameCell() {
        play(Look.LAPTOP, VINCENT);
        cell(1, 3).evaluate("(cell) => cell.click()");
        assertThat(cell(1, 3)).hasAttribute("aria-selected", "true");
        press("6");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        cell(3, 9).evaluate("(cell) => cell.focus()");
        assertThat(cell(3, 9)).hasAttribute("aria-selected", "true");
        assertThat(page().locator(".cell[aria-selected=true]")).hasCount(1);
        press("7");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
    }

    @Test
    void undoRedoConflictsAndHintsAreSaid() {
        Page page = play(Look.LAPTOP, VINCENT);
        Locator said = page.locator(".live");
        cell(1, 3).click();
        press("7");
        assertThat(said).hasText("7 in row 1 column 3, conflicts with row 1 column 1");
        press("Control+z");
        assertThat(said).hasText("Undone: 7 removed from row 1 column 3");
        press("Control+y");
        assertThat(said).hasText("Redone: 7 in row 1 column 3, conflicts with row 1 column 1");
        press("Control+z", "h");
        assertThat(said).hasText("One digit is running out of room in its box.");
        press("h", "h");
        assertThat(said).containsText("one cell for 7 in box 3. Place 7 in r3c9");
        press("Enter");
        assertThat(said).hasText("Hidden single: places r3c9 = 7");
    }

    @Test
    void theFocusIsNeverLostWhileAPuzzleIsMade() {
        Page page = whenReady(open(Look.LAPTOP));
        button("New puzzle").click();
        page.getByLabel("Shape").selectOption("6x6");
        page.locator(".level-choice input").first().check(new Locator.CheckOptions().setForce(true));
        button("Make it").click();
        assertThat(page.locator("dialog:not(:focus-within)")).hasCount(0);
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(page.locator(".board-area .cell").first()).isFocused();
    }
}
