package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The list of games: nothing that was begun is lost. */
class GamesTest extends GameTest {
    @Test
    void theOldGameStaysInTheListWithAWayBack() {
        Page page = play(Look.LAPTOP, VINCENT, "Vincent’s challenge");
        cell(1, 3).click();
        press("6");
        assertThat(page.locator(".level")).containsText("Moderate");
        page.evaluate("location.hash = '#p=" + CHAINS + "&n=The+long+way'");
        assertThat(page.locator("h1.name")).hasText("The long way");
        paste(page, "1" + ".".repeat(80));
        assertThat(page.locator("h1.name")).hasText("A pasted puzzle");
        button("Games").click();
        assertThat(page.locator(".game")).hasCount(3);
        Locator vincent = page.locator(".game", new Page.LocatorOptions().setHasText("Vincent’s challenge"));
        assertThat(vincent).containsText("Moderate");
        assertThat(vincent).containsText(Pattern.compile("\\d\\d:\\d\\d"));
        assertThat(vincent).containsText("40 of 81");
        assertThat(vincent.locator(".thumbnail .pen")).hasText("6");
        vincent.locator(".game-entry").click();
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        press("Control+z");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty");
        button("Games").click();
        button("Delete A pasted puzzle").click();
        button("Undo").last().click();
        button("Delete The long way").click();
        press("Escape");
        page.reload();
        whenReady(page);
        assertThat(page.locator("h1.name")).hasText("Vincent’s challenge");
        button("Games").click();
        assertThat(page.locator(".game")).hasCount(2);
    }

    @Test
    void twoWindowsPlayOneGameAndTheNewerMoveWins() {
        Page one = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("6");
        one.evaluate("dispatchEvent(new Event('pagehide'))");
        Page two = whenReady(context().newPage(), home());
        Locator there = two.locator(".cell").nth(2);
        assertThat(there).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        two.locator(".cell").nth(26).click();
        two.keyboard().press("7");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
        // The first window has nothing new to save when it is closed.
        one.evaluate("dispatchEvent(new Event('pagehide'))");
        one.bringToFront();
        cell(2, 3).click();
        press("4");
        assertThat(two.locator(".cell").nth(11)).hasAttribute("aria-label", "row 2 column 3, 4, yours");
        assertThat(two.locator(".cell").nth(26)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
    }

    private static Page whenReady(Page page, String address) {
        page.navigate(address);
        return whenReady(page);
    }

    @Test
    void gamesOfTheFirstVersionOpen() {
        Page page = whenReady(open(Look.LAPTOP));
        kept(page, "digits-notes-colours-and-a-hint");
        assertThat(page.locator("h1.name")).hasText("Vincent’s challenge");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        assertThat(cell(2, 3)).hasAttribute("aria-label", "row 2 column 3, empty, notes 4");
        assertThat(cell(3, 3)).hasAttribute("aria-label", "row 3 column 3, 8, yours");
        assertThat(page.locator(".tint-colour-5")).hasCount(1);
        button("Redo").click();
        assertThat(cell(2, 7)).hasAttribute("aria-label", "row 2 column 7, 6, yours");
        kept(page, "jigsaw");
        assertThat(page.locator(".rule")).hasText("Each region holds 1 to 9.");
        kept(page, "typing");
        assertThat(page.locator(".typing-status")).containsText("More than one solution so far");
        assertThat(cell(2, 2)).hasAttribute("aria-label", "row 2 column 2, given 6");
        button("Games").click();
        assertThat(page.locator(".game")).hasCount(3);
    }

    /** What the first version has left behind is found by the next visit. */
    private static void kept(Page page, String name) {
        page.evaluate("""
                ([all, name]) => {
                    localStorage.setItem("clew.game", JSON.stringify(JSON.parse(all).games[name]));
                }
                """, new Object[] {firstVersion(), name});
        page.reload();
        whenReady(page);
    }
}
