package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that one plays with is in sight, in windows of every height and width, and with larger type. */
class LayoutTest extends GameTest {
    private static final double CELL = 32;
    private static final double KEY = 40;

    static List<Look> windows() {
        return List.of(
                new Look(1024, 768, false, false, true),
                new Look(844, 390, false, true, true),
                new Look(640, 400, false, false, true),
                new Look(820, 1180, false, true, true),
                Look.LAPTOP,
                Look.PHONE);
    }

    @ParameterizedTest
    @MethodSource("windows")
    void gridKeysAndTheHintsFirstLinesAreInSightTogether(Look look) {
        Page page = whenReady(open(look, BEFORE_A_CHAIN));
        assertInside(page, look);
        assertThat(page.locator(".board-area .mark").count()).as("notes").isPositive();
        cell(0).click();
        press("k");
        assertThat(page.locator(".said .notice")).isVisible();
        assertInside(page, look);
        assertThat(page.locator(".depth, .tool-hint")
                        .filter(new Locator.FilterOptions().setVisible(true))
                        .count())
                .as("ways to a hint beside a notice")
                .isPositive();
        cell(0).click();
        press("h");
        assertThat(hint()).isVisible();
        press("h", "h");
        assertThat(page.locator(".board-area .role.removed")).hasCount(2);
        // On a phone the sheet takes the place of the keys.
        if (!look.equals(Look.PHONE)) {
            assertInside(page, look);
        }
        BoundingBox text = page.locator(".hint-text").boundingBox();
        assertThat(text.height).as("room for two lines").isGreaterThan(40);
        assertThat(text.y + text.height).isLessThanOrEqualTo(look.height());
        BoundingBox grid = page.locator(".board-area .square").boundingBox();
        assertThat(text.x >= grid.x + grid.width || text.y >= grid.y + grid.height)
                .as("the hint beside or under the grid")
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("windows")
    void whatIsSaidCutsNothingOff(Look look) {
        Page page = play(look, VINCENT);
        cell(1, 3).click();
        press("8", "k");
        assertThat(page.locator(".said .notice")).containsText("A digit you placed cannot stay");
        assertInside(page, look);
        assertThat(page.evaluate("""
                () => {
                    const slot = document.querySelector(".play-panel .slot").getBoundingClientRect();
                    return [...document.querySelectorAll(".said .card, .said .button, .offered > *")]
                        .filter((one) => one.getClientRects().length)
                        .filter((one) => {
                            const { bottom, right } = one.getBoundingClientRect();
                            return bottom > slot.bottom + 0.5 || right > slot.right + 0.5;
                        })
                        .map((one) => one.className);
                }
                """)).as("what is cut off").isEqualTo(List.of());
    }

    /** Grid and keys within the window, cells and keys as large as fingers need them, and nothing under something else. */
    private static void assertInside(Page page, Look look) {
        BoundingBox grid = page.locator(".board-area .square").boundingBox();
        assertThat(grid.x).isGreaterThanOrEqualTo(0);
        assertThat(grid.y + grid.height).isLessThanOrEqualTo(look.height());
        assertThat(grid.width / 9).as("side of a cell").isGreaterThanOrEqualTo(CELL);
        Object keys = page.evaluate("""
                ([least, height]) => {
                    const keys = [...document.querySelectorAll(".play-panel .key")].filter((key) => key.offsetParent);
                    const bad = keys.filter((key) => {
                        const { left, top, width, height: tall } = key.getBoundingClientRect();
                        const over = document.elementFromPoint(left + width / 2, top + tall / 2);
                        return Math.min(width, tall) < least || top + tall > height || !key.contains(over);
                    });
                    return [keys.length >= 9, bad.map((key) => key.textContent)];
                }
                """, new Object[] {KEY, look.height()});
        assertThat(keys).as("keys in sight, and those that are not").isEqualTo(List.of(true, List.of()));
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(look.width());
    }

    static List<Look> phones() {
        return List.of(Look.PHONE, Look.SMALL_PHONE);
    }

    @ParameterizedTest
    @MethodSource("phones")
    void theGridIsCentredOnPhones(Look look) {
        Page page = play(look, VINCENT);
        BoundingBox grid = page.locator(".board-area .square").boundingBox();
        assertThat(grid.x).isBetween(8.0, 16.0);
        assertThat(look.width() - grid.x - grid.width).isCloseTo(grid.x, org.assertj.core.data.Offset.offset(1.0));
    }

    @Test
    void notesOfLargeGridsAreSeen() {
        Page page = whenReady(open(new Look(820, 700, false, false, true)));
        page.evaluate("(all) => { location.hash = JSON.parse(all).links['plain 16x16']; }", firstVersion());
        assertThat(page.locator(".cell")).hasCount(256);
        page.locator(".cell").nth(0).click();
        press("m");
        for (int[] size : new int[][] {{820, 700}, {820, 900}, {820, 1180}, {1024, 768}, {1101, 700}, {1280, 800}}) {
            page.setViewportSize(size[0], size[1]);
            drawn(page);
            assertThat(page.locator(".board-area .mark")).not().hasCount(0);
            Number smallest = (Number)
                    page.evaluate(
                            "Math.min(...[...document.querySelectorAll('.board-area .mark')].map((one) => +one.getAttribute('font-size')))");
            assertThat(smallest.doubleValue()).as("%d × %d", size[0], size[1]).isGreaterThanOrEqualTo(6);
            assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(size[0]);
        }
    }

    @ParameterizedTest
    @MethodSource("windows")
    void whatIsWrittenAroundALargeGridKeepsApart(Look look) {
        Page page = whenReady(open(look));
        page.evaluate("(all) => { location.hash = JSON.parse(all).links['plain 16x16']; }", firstVersion());
        assertThat(page.locator(".cell")).hasCount(256);
        assertThat(page.locator(".key-left").last()).hasText("8");
        Object found = page.evaluate("""
                (phone) => {
                    const box = (node) => {
                        const range = document.createRange();
                        range.selectNodeContents(node);
                        return range.getBoundingClientRect();
                    };
                    const close = (key) => {
                        if (getComputedStyle(key.querySelector(".key-left")).opacity === "0") return false;
                        const [digit, left] = [".key-digit", ".key-left"].map((one) => box(key.querySelector(one)));
                        return digit.right > left.left && digit.top + digit.height / 4 < left.bottom;
                    };
                    const square = document.querySelector(".board-area .square").getBoundingClientRect();
                    const rows = [...document.querySelectorAll(".coordinates-rows span")].filter((one) => one.offsetParent);
                    const help = [...document.querySelectorAll(".stuck, .tools")].filter((one) => one.offsetParent);
                    return {
                        keys: [...document.querySelectorAll(".key:has(.key-digit)")].filter(close).map((key) => key.textContent),
                        rows: phone ? [] : rows.filter((one) => box(one).right > square.left).map((one) => one.textContent),
                        help: help.filter((one) => one.getBoundingClientRect().bottom > innerHeight).map((one) => one.className),
                    };
                }
                """, look.equals(Look.PHONE));
        assertThat(found)
                .as("keys under their counts, rows in the grid, help outside the window")
                .isEqualTo(Map.of("keys", List.of(), "rows", List.of(), "help", List.of()));
    }

    @Test
    void largerTypeReflows() {
        for (Look look : List.of(Look.LAPTOP, Look.PHONE)) {
            Page page = play(look, VINCENT);
            for (int percent : List.of(150, 200)) {
                page.evaluate("(percent) => { document.documentElement.style.fontSize = percent + '%'; }", percent);
                page.waitForSelector("html[data-type=large]");
                drawn(page);
                assertReflows(page, look, percent + " %");
            }
            cell(0).click();
            press("h");
            assertThat(hint()).isVisible();
            assertReflows(page, look, "with a hint");
        }
    }

    /** Nothing is wider than the window, and no word is cut or lies under another. */
    private static void assertReflows(Page page, Look look, String state) {
        Object cut = page.evaluate("""
                () => [...document.querySelectorAll(".panel *, .bar *, .strip *")]
                    .filter((one) => one.children.length === 0 && one.textContent.trim() && one.offsetParent)
                    .filter((one) => !one.closest(".unseen, .tool") && getComputedStyle(one).position !== "absolute")
                    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
                    .map((one) => one.className + ": " + one.textContent)
                """);
        assertThat(Map.of("wide", page.evaluate("document.documentElement.scrollWidth"), "cut", cut))
                .as("%d wide, %s", look.width(), state)
                .isEqualTo(Map.of("wide", look.width(), "cut", List.of()));
    }
}
