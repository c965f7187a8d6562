package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every state of the page in every size, to be looked at: {@code target/screenshots/gallery-first-load-390-light.png} and
 * 59 more. {@code docs/page} has eight of them. Nothing in them may be wider than the window.
 *
 * <pre>./mvnw -pl clew-page -am test -Dtest=GalleryTest -Dgroups=slow -DexcludedGroups= -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
@Tag("slow")
class GalleryTest extends GameTest {
    private static final String SIXTEEN = "plain 16x16";
    private static final String WINDOKU =
            "#p=7.....261...6195..65....389..3..2.1.2.6....38.....7...86.4...92.......5..328.....&shape=9x9:windoku";

    private static final List<Look> SIZES = List.of(
            Look.PHONE,
            new Look(820, 1180, false, true, true),
            new Look(1024, 768, false, true, true),
            Look.LAPTOP,
            Look.PROJECTOR);

    private record State(String name, boolean dark, Consumer<GalleryTest> make) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final List<State> STATES = List.of(
            new State("first-load", false, GalleryTest::firstLoad),
            new State("mid-game", false, GalleryTest::midGame),
            new State("nudge", false, GalleryTest::nudge),
            new State("chain", false, GalleryTest::chain),
            new State("wrong-entry", false, GalleryTest::wrongEntry),
            new State("games", false, GalleryTest::games),
            new State("thread", false, GalleryTest::thread),
            new State("lesson", false, GalleryTest::lesson),
            new State("drill", false, GalleryTest::drill),
            new State("new-puzzle", false, GalleryTest::newPuzzle),
            new State("sixteen", false, GalleryTest::sixteen),
            new State("windoku", true, GalleryTest::windoku));

    private Look look = Look.LAPTOP;

    static Stream<Arguments> pictures() {
        return STATES.stream().flatMap(state -> SIZES.stream().map(size -> Arguments.of(state, size)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("pictures")
    void isLookedAt(State state, Look size) {
        look = state.dark() ? size.inDark() : size;
        state.make().accept(this);
        page().evaluate("document.fonts.ready");
        page().mouse().move(1, 1);
        assertThat(page().evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
                .as("nothing is wider than the window")
                .isEqualTo(true);
        screenshot("gallery-" + state.name());
    }

    private void firstLoad() {
        whenReady(open(look));
        assertThat(hint()).isVisible();
        assertThat(page().locator(".level").first()).containsText("Moderate");
    }

    private void midGame() {
        playMidGame(look);
        assertThat(page().locator(".level").first()).containsText("Moderate");
    }

    private void nudge() {
        midGame();
        press("h");
        assertThat(hint()).isVisible();
    }

    private void chain() {
        whenReady(open(look, BEFORE_A_CHAIN));
        askWhy();
        assertThat(page().locator(".link").first()).isAttached();
        button("Next clause").click();
        button("Next clause").click();
        button("Next clause").click();
        button("Next clause").click();
        assertThat(page().locator(".lit").first()).isAttached();
    }

    private void wrongEntry() {
        Page page = play(look, VINCENT, "Vincent’s challenge");
        assertThat(page.locator(".level").first()).containsText("Moderate");
        cell(1, 3).click();
        press("6");
        cell(2, 3).click();
        press("8", "k");
        button("Show me which").click();
        assertThat(page.locator(".wave")).isAttached();
    }

    private void games() {
        thread();
        Page page = page();
        page.evaluate("location.hash = '" + WINDOKU + "&n=Four+windows'");
        assertThat(page.locator("h1.name").first()).hasText("Four windows");
        page.evaluate("location.hash = '#p=" + VINCENT_SOLVED.substring(0, 80) + ".&n=Nearly'");
        assertThat(page.locator("h1.name").first()).hasText("Nearly");
        cell(9, 9).click();
        press("6");
        assertThat(page.locator(".end-card")).isVisible();
        page.evaluate("(all) => { location.hash = JSON.parse(all).links['" + SIXTEEN + "']; }", firstVersion());
        assertThat(page.locator(".cell")).hasCount(256);
        command("Games");
        assertThat(page.locator(".game")).hasCount(4);
    }

    private void thread() {
        Page page = play(look, CHAINS, "The long way");
        page.evaluate("location.hash = '#thread/31'");
        assertThat(page.locator(".step-count")).containsText("step 31");
        assertThat(page.locator(".others-count")).containsText("in all");
    }

    private void lesson() {
        open(look, "#learn/x-wing");
        assertThat(page().locator(".lesson h1")).hasText("X-Wing");
        assertThat(page().locator(".kin .miniature")).hasCount(3);
    }

    private void drill() {
        Page page = open(look, "#learn/x-wing/drill/3");
        Locator cell = page.locator(".drill .cell").nth(52);
        assertThat(cell).isVisible();
        double between = 0.35 * cell.boundingBox().width;
        cell.click(new Locator.ClickOptions().setPosition(between, between));
        page.locator(".drill .key").nth(1).click();
        page.locator(".drill .key").nth(5).click();
        button("Check").click();
        assertThat(page.locator(".drill .notice")).isVisible();
    }

    private void newPuzzle() {
        Page page = play(look, VINCENT, "Vincent’s challenge");
        command("New puzzle");
        page.getByText("Made to order").click();
        page.locator(".picker select").first().selectOption("x-wing");
        page.locator(".picker select").nth(1).selectOption("naked-pair");
        assertThat(page.locator(".chip")).hasText(new String[] {"X-Wing", "Naked Pair"});
    }

    private void sixteen() {
        whenReady(open(look))
                .evaluate("(all) => { location.hash = JSON.parse(all).links['" + SIXTEEN + "']; }", firstVersion());
        assertThat(page().locator(".cell")).hasCount(256);
        cell(0).click();
        press("m");
        assertThat(page().locator(".key-left").last()).hasText(Pattern.compile("\\d"));
    }

    private void windoku() {
        Page page = whenReady(open(look, WINDOKU + "&n=Four+windows"));
        assertThat(page.locator(".board-area [data-layer=rule]")).isAttached();
        cell(5, 5).click();
        assertThat(page.locator(".level").first()).not().hasText("");
    }

    /** What a narrow window has in its menu. */
    private void command(String name) {
        Locator menu = button("Menu");
        if (menu.isVisible()) {
            menu.click();
            page().locator(".menu")
                    .getByText(name, new Locator.GetByTextOptions().setExact(true))
                    .click();
        } else {
            button(name).click();
        }
    }
}
