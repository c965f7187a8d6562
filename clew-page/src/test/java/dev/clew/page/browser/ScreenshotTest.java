package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures of the page as it is met, kept in {@code target/screenshots}. Nothing in them may be wider than the window, and
 * axe looks at them in both layouts and both sets of colours.
 */
class ScreenshotTest extends GameTest {
    static List<Look> looks() {
        return List.of(Look.PHONE.inDark(), Look.LAPTOP);
    }

    static List<Look> looksAndHall() {
        return List.of(Look.PHONE.inDark(), Look.LAPTOP, Look.PROJECTOR);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void start(Look look) {
        whenReady(open(look));
        keep("start");
    }

    @ParameterizedTest
    @MethodSource("looksAndHall")
    void midPlayWithNotes(Look look) {
        Page page = playMidGame(look);
        assertThat(page.locator(".level")).containsText("Moderate");
        page.mouse().move(1, 1);
        keep("mid-play");
    }

    @ParameterizedTest
    @MethodSource("looksAndHall")
    void hintWithAChain(Look look) {
        Page page = whenReady(open(look, BEFORE_A_CHAIN));
        assertThat(page.locator(".level")).containsText("Expert");
        askWhy();
        assertThat(page.locator(".link").first()).isAttached();
        keep("hint-chain");
    }

    @ParameterizedTest
    @MethodSource("looks")
    void wrongEntry(Look look) {
        Page page = play(look, VINCENT, "Vincent’s challenge");
        assertThat(page.locator(".level")).containsText("Moderate");
        cell(1, 3).click();
        press("6");
        cell(2, 3).click();
        press("8", "k");
        button("Show me which").click();
        assertThat(page.locator(".wave")).isAttached();
        keep("wrong-entry");
    }

    @ParameterizedTest
    @MethodSource("looks")
    void thread(Look look) {
        Page page = play(look, CHAINS, "The long way");
        cell(0).focus();
        press("t");
        assertThat(page.locator(".step-count")).containsText("step 1");
        page.locator(".strip-track").focus();
        press("PageUp", "PageUp", "PageUp", "ArrowRight", "ArrowRight", "ArrowRight");
        page.mouse().move(1, 1);
        page.evaluate("document.activeElement.blur()");
        assertThat(page.locator(".others-count")).containsText("in all");
        keep("thread");
    }

    @ParameterizedTest
    @MethodSource("looks")
    void newPuzzleDialog(Look look) {
        Page page = play(look, VINCENT, "Vincent’s challenge");
        assertThat(page.locator(".level")).containsText("Moderate");
        cell(0).focus();
        press("n");
        assertThat(button("Make it")).isVisible();
        keep("new-puzzle");
    }
}
