package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Typing a puzzle as it is printed on paper. */
class TypingTest extends GameTest {
    private static final String PUZZLE =
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    @Test
    void aPuzzleIsTypedDigitByDigitFromTheFirstCell() {
        Page page = start(Look.LAPTOP);
        assertThat(status()).hasText("Nothing is typed yet.");
        page.keyboard().type(PUZZLE.substring(0, 77));
        assertThat(status()).hasText("More than one solution so far: r1c7 can be 1 or 9.");
        page.keyboard().type(". 79");
        assertThat(status()).hasText("Exactly one solution.");
        assertThat(cell(9, 9)).hasAttribute("aria-label", "row 9 column 9, given 9");
        press("Backspace");
        assertThat(cell(9, 9)).hasAttribute("aria-label", "row 9 column 9, empty");
        press("Backspace", "7", "9");
        assertThat(status()).hasText("Exactly one solution.");
        button("Start playing").click();
        assertThat(page.locator("h1.name")).hasText("Your puzzle");
        assertThat(cell(2, 4)).hasAttribute("aria-label", "row 2 column 4, given 1");
        assertThat(page.locator(".figure .given")).hasCount(30);
    }

    @Test
    void arrowsWrapConflictsAreSaidAndPiecesArePasted() {
        Page page = start(Look.LAPTOP);
        press("ArrowLeft");
        assertThat(cell(9, 9)).isFocused();
        press("ArrowRight", "ArrowUp");
        assertThat(cell(9, 1)).isFocused();
        press("ArrowDown", "5", "5");
        assertThat(status()).containsText("and r1c2 both hold 5");
        press("Backspace");
        paste(page, "3007\n00000 6");
        assertThat(cell(1, 2)).hasAttribute("aria-label", "row 1 column 2, given 3");
        assertThat(cell(2, 2)).hasAttribute("aria-label", "row 2 column 2, given 6");
        assertThat(cell(2, 3)).isFocused();
        paste(page, PUZZLE);
        assertThat(status()).hasText("Exactly one solution.");
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, given 5");
    }

    @Test
    void everyShapeThatIsMadeIsTyped() {
        Page page = start(Look.LAPTOP);
        shape().selectOption("6x6");
        assertThat(page.locator(".cell")).hasCount(36);
        page.locator(".cell").first().click();
        page.keyboard().type("..3....25.4.432.5.....3.........462.");
        assertThat(status()).hasText("Exactly one solution.");
        shape().selectOption("16x16");
        assertThat(page.locator(".cell")).hasCount(256);
        page.locator(".cell").first().click();
        page.keyboard().type("0G");
        assertThat(page.locator(".cell").nth(1)).hasAttribute("aria-label", "row 1 column 2, given 16");
        shape().selectOption("9x9:windoku");
        assertThat(page.locator(".board-area [data-layer=rule]")).isVisible();
    }

    @Test
    void aJigsawIsTypedAfterItsRegions() {
        Page page = start(Look.LAPTOP);
        shape().selectOption("9x9:jigsaw");
        assertThat(status()).hasText("81 cells have no region yet.");
        paste(page, "AAABBBBCCAAABDCCCCEAABDDFCCEGABBDFFCEGGDBDFFFEEGDDDFFHEGGGGHHFHEGIIIIHHHEEIIIIIHH");
        assertThat(status()).hasText("Nine regions of nine.");
        button("Now the digits").click();
        page.keyboard().type(".96....81.82.4..5......8...3.57....4.5..6.......2.....4.....1.5..8.5.69.....3...8");
        assertThat(status()).hasText("Exactly one solution.");
        button("Start playing").click();
        assertThat(page.locator(".rule")).hasText("Each region holds 1 to 9.");
    }

    static List<Look> looks() {
        return List.of(Look.PHONE, new Look(820, 1180, false, true, true), new Look(1024, 768, false, true, true));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void aFingerTypesAndLeavesBlanks(Look look) {
        Page page = start(look);
        page.locator(".key").nth(4).tap();
        page.locator(".key").nth(2).tap();
        button("Leave blank").tap();
        page.locator(".key").nth(6).tap();
        assertThat(cell(1, 2)).hasAttribute("aria-label", "row 1 column 2, given 3");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty");
        assertThat(cell(1, 4)).hasAttribute("aria-label", "row 1 column 4, given 7");
    }

    private Page start(Look look) {
        Page page = whenReady(open(look, "#p=" + ".".repeat(81)));
        page.getByText("Into the empty grid").click();
        assertThat(status()).isVisible();
        return page;
    }

    private Locator status() {
        return page().locator(".typing-status");
    }

    private Locator shape() {
        return page().locator(".typing select");
    }
}
