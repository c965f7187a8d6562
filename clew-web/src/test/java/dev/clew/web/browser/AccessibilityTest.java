package dev.clew.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What axe says of every view and every dialog. */
class AccessibilityTest extends GameTest {
    static List<Look> looks() {
        return List.of(Look.LAPTOP, Look.LAPTOP.inDark(), Look.PHONE, Look.PHONE.inDark());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void playingIsAccessible(Look look) {
        whenReady(open(look));
        assertAccessible();
        play(look, VINCENT);
        cell(3, 9).click();
        press("m", "7");
        assertAccessible();
        askWhy();
        assertAccessible();
        press("Escape");
        cell(1, 3).click();
        press("8");
        press("k");
        assertThat(page().locator(".notice")).isVisible();
        assertAccessible();
    }

    @ParameterizedTest
    @MethodSource("looks")
    void theThreadIsAccessible(Look look) {
        Page page = play(look, CHAINS);
        cell(0).focus();
        press("t");
        assertThat(page.locator(".step-count")).containsText("step 1");
        page.locator(".strip-track").focus();
        press("PageUp", "PageUp");
        assertAccessible();
    }

    @ParameterizedTest
    @MethodSource("looks")
    void dialogsAreAccessible(Look look) {
        play(look, VINCENT);
        cell(0).focus();
        press("?");
        assertDialog();
        for (String name : List.of("New puzzle", "Share or save", "Settings")) {
            if (look.touch()) {
                button("Menu").click();
                page().locator(".menu").getByText(name).click();
            } else {
                button(name).click();
            }
            assertDialog();
        }
    }

    private void assertDialog() {
        assertThat(page().locator("dialog")).hasCount(1);
        assertAccessible();
        press("Escape");
        assertThat(page().locator("dialog")).hasCount(0);
    }
}
