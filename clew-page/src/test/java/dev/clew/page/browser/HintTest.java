package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hints in three depths, what they draw, and what players who made a mistake are told. */
class HintTest extends GameTest {
    @Test
    void aHintGoesFromNudgeToWhereToWhy() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(0).click();
        press("h");
        assertThat(hint().locator("h2")).hasText("A nudge");
        assertThat(page.locator(".board [data-layer=outlines] path")).hasCount(0);
        assertThat(hint().locator("h2")).isFocused();
        press("h");
        assertThat(hint().locator("h2")).hasText("Hidden single");
        assertThat(page.locator(".board [data-layer=outlines] path")).hasCount(1);
        assertThat(page.locator(".role.placed")).hasCount(0);
        press("h");
        assertThat(page.locator(".role.placed text")).hasText("7");
        assertThat(hint().locator(".hint-text")).containsText("r3c9");
        assertThat(button("Place 7 in r3c9")).isVisible();
        press("Enter");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
        assertThat(hint()).isHidden();
    }

    @Test
    void aChainIsDrawnAndCarriedOut() {
        Page page = whenReady(open(Look.LAPTOP, BEFORE_A_CHAIN));
        askWhy();
        assertThat(hint().locator("h2")).hasText("XY-Chain");
        assertThat(page.locator(".link")).not().hasCount(0);
        assertThat(page.locator(".capsule")).not().hasCount(0);
        assertThat(page.locator(".board .role.removed")).hasCount(2);
        assertThat(page.locator(".legend")).containsText("not both");
        assertThat(page.locator(".coordinates-rows .named")).not().hasCount(0);
        button("Remove the two 3s").click();
        assertThat(hint()).isHidden();
        assertThat(cell(1, 7)).hasAttribute("aria-label", "row 1 column 7, empty, notes 2 4 5");
    }

    static List<Look> looks() {
        return List.of(Look.LAPTOP, Look.PHONE);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void theGridKeepsItsPlaceWhateverOpens(Look look) {
        Page page = play(look, VINCENT);
        String where = "JSON.stringify(document.querySelector('.square').getBoundingClientRect())";
        Object before = page.evaluate(where);
        askWhy();
        Assertions.assertThat(page.evaluate(where)).as("with a hint").isEqualTo(before);
        press("Escape");
        assertThat(hint()).isHidden();
        cell(0).focus();
        press("k");
        assertThat(page.locator(".notice")).isVisible();
        Assertions.assertThat(page.evaluate(where)).as("with a notice").isEqualTo(before);
        cell(0).focus();
        press("t");
        assertThat(page.locator(".step-count")).hasText("step 1 of 43");
        Assertions.assertThat(page.evaluate(where)).as("in the thread").isEqualTo(before);
    }

    @Test
    void cellsNamedInTheTextRingOnTheGrid() {
        Page page = play(Look.LAPTOP, VINCENT);
        askWhy();
        Locator name = page.locator(".cell-name", new Page.LocatorOptions().setHasText("r3c9"))
                .first();
        Assertions.assertThat(ringing(name::click)).isEqualTo(List.of("row 3 column 9"));
    }

    /** Whatever the words are: cells and conclusion come as data, and nothing is looked for in sentences. */
    @Test
    void wordsAreShownAndNeverRead() {
        Page page = play(Look.LAPTOP, VINCENT);
        Overheard.on(page).retell("hint", "\"look\":.*?,\"checked\"", """
                "look":{"text":"Look over there.","names":[{"at":10,"text":"there","cells":["r5c5"]}],
                "cells":["r5c5"],"links":[]},
                "because":[{"text":"Hier fehlt r1c1","names":[],"cells":[],"links":[]},
                {"text":"eine Zahl.","names":[],"cells":[],"links":[]}],
                "therefore":{"text":"Also dort.","names":[{"at":5,"text":"dort","cells":["r3c9"]}],
                "cells":["r3c9"],"links":[]},"checked\"""");
        cell(0).click();
        press("h");
        assertThat(hint()).isVisible();
        press("h");
        assertThat(hint().locator(".hint-text .cell-name")).hasText("there");
        // The three rows of box 3: the place is drawn as the answer has it, whatever its words say.
        assertThat(page.locator(".layer-drawn .fill-because-tint rect")).hasCount(3);
        press("h");
        assertThat(hint().locator(".clause-words"))
                .hasText(new String[] {"Also dort.", "Hier fehlt r1c1", "eine Zahl."});
        assertThat(hint().locator(".hint-text .cell-name")).hasText("dort");
        Locator name = hint().locator(".cell-name");
        Assertions.assertThat(ringing(name::click)).isEqualTo(List.of("row 3 column 9"));
    }

    @Test
    void whoHasGoneWrongIsToldKindlyAndCanGoBack() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("6");
        cell(2, 3).click();
        press("8");
        cell(3, 9).click();
        press("7", "h");
        assertThat(page.locator(".notice")).containsText("A digit you placed cannot stay; it went in at move 2.");
        assertThat(page.locator(".wave")).hasCount(0);
        button("Show me which").click();
        assertThat(page.locator(".wave")).hasCount(1);
        assertThat(cell(2, 3)).hasAttribute("aria-label", "row 2 column 3, 8, yours, cannot stay");
        assertThat(button("Show me which")).hasCount(0);
        button("Go back to before it").click();
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        assertThat(cell(2, 3)).hasAttribute("aria-label", "row 2 column 3, empty");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, empty");
        press("Control+y", "Control+y");
        assertThat(cell(3, 9)).hasAttribute("aria-label", "row 3 column 9, 7, yours");
    }

    @Test
    void notesAreCheckedAndPutRight() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("m", "x", "6", "k");
        assertThat(page.locator(".notice")).containsText("Your digits are right");
        button("Put the notes right").click();
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty, notes 6 8");
        press("k");
        assertThat(page.locator(".notice")).containsText("Every digit and every note is right so far.");
    }

    @Test
    void severalSolutionsAreNoGroundForAHint() {
        Page page = play(Look.LAPTOP, "1" + ".".repeat(80));
        cell(0).click();
        press("h");
        assertThat(page.locator(".notice")).containsText("more than one solution");
    }

    @Test
    void aLateHintIsForThePositionAsItIsThen() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(3, 9).click();
        Overheard late = held(page, "hint", "h");
        press("7");
        late.release();
        assertThat(hint()).isVisible();
        Assertions.assertThat(hint().locator(".hint-text").textContent())
                .as("a digit that is placed already")
                .isNotEqualTo("One digit is running out of room in its box.");
        press("h", "h");
        assertThat(hint().locator("h2")).hasText("Pointing");
        assertThat(hint().locator(".catalogued")).hasText("Locked Candidates Type 1 (Pointing)");
        press("Escape");
        Overheard dismissed = held(page, "hint", "h");
        press("Escape");
        dismissed.release();
        press("k");
        assertThat(page.locator(".notice")).containsText("Every digit is right so far.");
        assertThat(hint()).isHidden();
    }

    @Test
    void aLateCheckIsOfThePositionAsItIsThen() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(2, 3).click();
        Overheard late = held(page, "check", "k");
        press("8");
        late.release();
        assertThat(page.locator(".notice")).containsText("A digit you placed cannot stay");
    }

    /** Presses a key and holds back what it makes the page ask; later questions are answered as usual. */
    private Overheard held(Page page, String question, String key) {
        Overheard engine = Overheard.on(page);
        engine.hold(question);
        press(key);
        engine.awaitHeld();
        return engine;
    }
}
