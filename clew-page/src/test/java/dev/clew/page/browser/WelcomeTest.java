package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What somebody sees who was never here: a puzzle and one live hint. */
class WelcomeTest extends GameTest {
    static List<Look> looks() {
        return List.of(Look.LAPTOP, Look.PHONE.inDark());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void aPuzzleAndOneLiveHintShowWhatThisIs(Look look) {
        Page page = whenReady(open(look));
        assertThat(hint()).isVisible();
        assertThat(hint().locator(".greeting")).containsText("finds the next step of any Sudoku");
        assertThat(hint().locator(".clause")).hasCount(2);
        assertThat(page.locator(".board-area .role.placed")).hasCount(1);
        keep("welcome");
        button("Place 7 in r3c9").click();
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
        // Now it is a game like any other, and the next visit goes on with it.
        page.reload();
        whenReady(page);
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
        assertThat(page.locator(".greeting")).hasCount(0);
    }

    @Test
    void whoDoesNotPlayItHasNoGame() {
        Page page = whenReady(open(Look.LAPTOP));
        assertThat(hint()).isVisible();
        press("Escape");
        assertThat(hint()).isHidden();
        button("Games").click();
        assertThat(page.locator(".dialog-games")).containsText("There is no game yet.");
        press("Escape");
        page.evaluate("location.hash = '#p=" + CHAINS + "&n=Another'");
        assertThat(page.locator("h1.name")).hasText("Another");
        assertThat(page.locator(".notice")).hasCount(0);
        button("Games").click();
        assertThat(page.locator(".game")).hasCount(1);
    }
}
