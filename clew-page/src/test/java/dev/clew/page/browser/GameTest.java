package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** A test that plays: how the page is opened with a puzzle, and where its parts are. */
abstract class GameTest extends BrowserTest {
    /** Vincent's challenge. */
    static final String VINCENT = "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

    static final String VINCENT_SOLVED =
            "736154892254978631918362457571643289823795164469821375645287913392516748187439526";

    /** Needs chains. */
    static final String CHAINS = "....93.7.43......96..8..31...6...9.....234.....1...2...69..7..35......87.1.48....";

    /** A position with all notes, as a link: its next step is an XY-Chain. */
    static final String BEFORE_A_CHAIN =
            "#s=dVLLasMwEPwXnYXAeqyk_ErJwbimLU1LSKAthPx7pX1ZMa0uzsxoZ3dWuZnltH6bg7fm-jqfV3Mw9acaa17evtb"
                    + "Pa4OuH3CuuuidnszfkCp-J3ARucSCj53VuxBcyA0X55r5-TQv67OY_3PyH9ykbDMcDsiPZv4xX97b4DdzmZbJHJ4mm"
                    + "2y25Wg74ZlgGBoMAmID3sZNTahGAhnV0HUiCloxJR38vqVH22ZpK0EyZQDjOB57hAaBIHUIo1nlAhAqaEPuEDQjyA1"
                    + "KCduNXdLAc_iN2KUNu7R8qzKpVMRpPO0sYmMQJXNTIFi0lvXNjEsSmwUCPRYnSLhFL9cKD6s7SGimcUCMaC5AK10Hj"
                    + "GYwJAfRi1JaUiUMlWXsoP3z46NndOivyLAS7KDs3688_kcLLlG1PmoUAGPIogtOpNfhmZngAgJlr0qmdLzffwE&n=T"
                    + "he+long+way";

    /** Opens the page with a puzzle and waits until it can be played. */
    protected Page play(Look look, String puzzle) {
        return play(look, puzzle, "A test");
    }

    /** Opens the page with a puzzle that has a name. */
    protected Page play(Look look, String puzzle, String name) {
        return whenReady(open(look, "#p=" + puzzle + "&n=" + URLEncoder.encode(name, StandardCharsets.UTF_8)));
    }

    /** Vincent's challenge after fifteen placements, with all notes and a 7 under the cursor. */
    protected Page playMidGame(Look look) {
        Page page = play(look, VINCENT, "Vincent’s challenge");
        for (int place : List.of(27, 72, 23, 13, 33, 71, 75, 86, 81, 88, 91, 92, 95, 17, 39)) {
            int row = place / 10;
            int column = place % 10;
            cell(row, column).click();
            press(VINCENT_SOLVED.substring((row - 1) * 9 + column - 1, (row - 1) * 9 + column));
        }
        press("m");
        cell(3, 9).click();
        return page;
    }

    /** Waits until the page has read its address and saved games. */
    protected static Page whenReady(Page page) {
        page.waitForSelector("html[data-ready=yes]");
        return page;
    }

    /** A cell, from 0 in reading order. */
    protected Locator cell(int number) {
        return page().locator(".cell").nth(number);
    }

    /** The cell of a row and a column, both from 1. */
    protected Locator cell(int row, int column) {
        return cell((row - 1) * 9 + column - 1);
    }

    protected void press(String... keys) {
        for (String key : keys) {
            page().keyboard().press(key);
        }
    }

    protected Locator button(String name) {
        return page().getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    protected Locator hint() {
        return page().locator(".hint-card");
    }

    /** Opens a hint in full from the keyboard. */
    protected void askWhy() {
        cell(0).click();
        press("h");
        assertThat(hint()).isVisible();
        hint().getByText("Why", new Locator.GetByTextOptions().setExact(true)).click();
    }

    /** The names of the cells that ring at something; they do so for a moment only. */
    protected List<?> ringing(Runnable action) {
        page().evaluate("""
                () => {
                    window.rang = new Set();
                    new MutationObserver((all) => all.map(({ target }) => target)
                        .filter((one) => one.matches(".ringing"))
                        .forEach((one) => rang.add(one.ariaLabel)))
                        .observe(document.body, { subtree: true, attributeFilter: ["class"] });
                }
                """);
        action.run();
        return (List<?>) page().evaluate("[...rang].map((name) => name.replace(/,.*/, ''))");
    }

    /** Pastes a text as anywhere on the page. */
    protected static void paste(Page page, String text) {
        page.evaluate("""
                (text) => {
                    const clipboardData = new DataTransfer();
                    clipboardData.setData("text/plain", text);
                    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
                }
                """, text);
    }

    /** Saved games and links as the first version of the page has left them behind. */
    protected static String firstVersion() {
        try (InputStream in = Objects.requireNonNull(GameTest.class.getResourceAsStream("first-version.json"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
