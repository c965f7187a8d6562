package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What axe says of the dialogs; {@link ScreenshotTest} shows it the views. */
class AccessibilityTest extends GameTest {
    static List<Look> looks() {
        return List.of(Look.LAPTOP, Look.PHONE.inDark());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void dialogsAreAccessible(Look look) {
        play(look, VINCENT);
        cell(0).focus();
        press("?");
        assertDialog();
        for (String name : List.of("New puzzle", "Games", "Share or save", "Settings")) {
            if (look.touch()) {
                button("Menu").click();
                page().locator(".menu").getByText(name).click();
            } else {
                button(name).click();
            }
            assertDialog();
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void typingANoticeAndTheEndAreAccessible(Look look) {
        play(look, VINCENT_SOLVED.substring(0, 80) + ".");
        cell(9, 9).click();
        press("k");
        assertThat(page().locator(".said .notice")).isVisible();
        assertAccessible();
        press("6");
        assertThat(page().locator(".end-card")).containsText("Clew’s thread");
        assertAccessible();
        cell(0).focus();
        page().evaluate("location.hash = '#p=" + ".".repeat(81) + "'");
        page().getByText("Into the empty grid").click();
        assertThat(page().locator(".typing-status")).isVisible();
        assertAccessible();
    }

    private void assertDialog() {
        assertThat(page().locator("dialog")).hasCount(1);
        assertAccessible();
        press("Escape");
        assertThat(page().locator("dialog")).hasCount(0);
    }
}
