package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** The page says nothing that is not so. */
class TruthTest extends GameTest {
    /** No technique in the catalogue leads to its end. */
    static final String BEYOND = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    /** One step, and no further. */
    private static final String ONE_STEP =
            ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...";

    private static final String WINDOKU =
            "#p=7.....261...6195..65....389..3..2.1.2.6....38.....7...86.4...92.......5..328.....&shape=9x9:windoku";

    @Test
    void aPuzzleBeyondTheCatalogueIsNotMadeOfSingles() {
        Page page = play(Look.LAPTOP, BEYOND);
        assertThat(page.locator(".level strong")).hasText("Beyond");
        assertThat(page.locator(".level .reason")).hasText("no technique that Clew knows leads to the end");
    }

    @Test
    void aThreadThatEndsBeforeTheSolutionSaysSoAndGoesOnWithGuesses() {
        Page page = play(Look.LAPTOP, ONE_STEP);
        page.evaluate("location.hash = '#thread'");
        assertThat(page.locator(".step-count")).hasText("step 1 of 1, unsolved");
        assertThat(page.locator(".thread-panel .notice")).containsText("Not solved: 59 cells are open");
        button("Go on with guesses").click();
        assertThat(page.locator(".step-count")).hasText(Pattern.compile("step 1 of [2-9]\\d"));
        page.locator(".strip-track").focus();
        press("ArrowRight");
        assertThat(page.locator(".step-facts")).containsText("A guess");
        assertThat(page.locator(".proof")).hasCount(0);
    }

    @Test
    void stepsThatAreNotListedAreCountedAllTheSame() {
        Page page = play(Look.LAPTOP, CHAINS);
        Overheard.on(page).retell("steps", "\"found\":\\d+", "\"found\":203");
        page.evaluate("location.hash = '#thread'");
        assertThat(page.locator(".others-count")).hasText(Pattern.compile("203 steps in all, \\d+ listed"));
    }

    @Test
    void aDigitThatNoSingleLeadsToIsNotCalledEasy() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 4).click();
        press("1");
        cell(3, 9).click();
        press("7");
        assertThat(page.locator(".strip .knot.leap")).hasCount(1);
        assertThat(page.locator(".strip .strip-name").last()).hasText("Leap");
        assertThat(page.locator(".strip .knot.knot-0")).hasCount(1);
        // A moment for a grade that would come late.
        page.locator(".strip-track").focus();
        press("ArrowLeft");
        assertThat(page.locator(".strip-track"))
                .hasAttribute("aria-valuetext", "move 1, 1 in r1c4, more than a single");
    }

    @Test
    void oneDrillDoesNotColourTheLadder() {
        Page page = open(Look.LAPTOP, "#learn");
        // By then the page has noted where one was last, and writes nothing more by itself.
        assertThat(page.locator(".lesson h1")).hasText("Full House");
        page.evaluate("localStorage.setItem('clew.learned', '{\"found\":{\"x-wing\":1},\"last\":\"x-wing\"}')");
        page.reload();
        assertThat(page.locator(".lesson h1")).hasText("Full House");
        assertThat(page.locator(".rung.found")).hasCount(1);
        assertThat(page.locator(".ladder .behind, .ladder .reached")).hasCount(0);
        page.evaluate("localStorage.setItem('clew.learned', '{\"found\":{\"full-house\":1,\"naked-single\":2}}')");
        page.reload();
        assertThat(page.locator(".ladder .reached")).containsText("Naked Single");
        assertThat(page.locator(".ladder li.behind")).hasCount(1);
    }

    @Test
    void aVariantStatesItsRuleAndShowsIt() {
        Page page = whenReady(open(Look.LAPTOP.inDark(), WINDOKU));
        assertThat(page.locator(".about .rule")).hasText("The shaded windows hold 1 to 9, too.");
        assertThat(page.locator(".board-area [data-layer=rule]")).isVisible();
        page.evaluate("location.hash = '#p=" + VINCENT + "&shape=9x9:diagonal'");
        assertThat(page.locator(".about .rule")).hasText("Both diagonals hold 1 to 9, too.");
        assertThat(page.locator(".board-area [data-layer=rule]")).isVisible();
    }

    @Test
    void aLessonPrintsAndTheDarkIsLeftOnTheScreen() {
        Page page = open(Look.LAPTOP.inDark(), "#learn/x-wing");
        Locator pattern = page.locator(".lesson .board .role.pattern").first();
        assertThat(pattern).isVisible();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(pattern).isVisible();
        assertThat(page.locator(".lesson-parts")).isVisible();
        assertThat(page.locator(".ladder")).isHidden();
        Object dark = page.evaluate("""
                () => {
                    const style = getComputedStyle(document.documentElement);
                    const tints = ["--paper", "--surface", "--because-tint", "--cover-tint", "--remove-tint", "--sunken"];
                    return tints.filter((name) => parseInt(style.getPropertyValue(name).trim().slice(1, 3), 16) < 200);
                }
                """);
        Assertions.assertThat(dark).as("tokens that print dark").isEqualTo(List.of());
    }
}
