package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons and drills through every window: what axe says, what is too wide, and pictures of them. */
class LearnLooksTest extends GameTest {
    private static final String LEARNED = """
            localStorage.setItem("clew.learned", JSON.stringify({ found: { "full-house": 3, "naked-single": 2,
                "hidden-single": 2, "locked-candidates-type-1-pointing": 1, "naked-pair": 1, "x-wing": 2 } }))
            """;

    static List<Look> looks() {
        return List.of(Look.PHONE.inDark(), Look.LAPTOP);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void learn(Look look) {
        learned(look, "#learn/x-wing");
        assertThat(page().locator(".kin .miniature")).hasCount(3);
        keep("learn");
    }

    @ParameterizedTest
    @MethodSource("looks")
    void drill(Look look) {
        Page page = learned(look, "#learn/x-wing/drill/3");
        assertThat(page.locator(".drill .key").first()).isVisible();
        strikeTwo(6);
        strikeTwo(8);
        page.evaluate("document.activeElement.blur()");
        keep("drill");
        button("Check").click();
        assertThat(page.locator(".drill .notice")).isVisible();
    }

    @ParameterizedTest
    @MethodSource("looks")
    void helpInADrill(Look look) {
        Page page = learned(look, "#learn/xy-wing/drill/1");
        if (look.touch()) {
            page.locator(".drill .tool-hint").tap();
            page.locator(".drill .hint-card").getByText("Why").tap();
        } else {
            button("Why").click();
        }
        assertThat(page.locator(".drill .role.removed").first()).isAttached();
        keep("drill-why");
    }

    /** Chooses a cell of column 8, between its notes, and presses the pad. */
    private void strikeTwo(int row) {
        Locator cell = page().locator(".drill .cell").nth((row - 1) * 9 + 7);
        double between = 0.35 * cell.boundingBox().width;
        cell.click(new Locator.ClickOptions().setPosition(between, between));
        page().locator(".drill .key").nth(1).click();
    }

    private Page learned(Look look, String place) {
        whenReady(open(look)).evaluate(LEARNED);
        page().navigate(home() + place);
        page().reload();
        return whenReady(page());
    }
}
