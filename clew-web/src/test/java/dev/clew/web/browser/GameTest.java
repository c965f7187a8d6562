package dev.clew.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;

/** A test that plays: how the page is opened with a puzzle, and where its parts are. */
abstract class GameTest extends BrowserTest {
    /** Vincent's challenge. */
    static final String VINCENT = "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

    static final String VINCENT_SOLVED =
            "736154892254978631918362457571643289823795164469821375645287913392516748187439526";

    /** Needs chains. */
    static final String CHAINS = "....93.7.43......96..8..31...6...9.....234.....1...2...69..7..35......87.1.48....";

    /** A busy machine needs longer than a person would wait. */
    private static final double PATIENCE = 20_000;

    @BeforeAll
    static void bePatient() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    }

    /** Opens the page with a puzzle and waits until it can be played. */
    protected Page play(Look look, String puzzle) {
        return play(look, puzzle, "A test");
    }

    /** Opens the page with a puzzle that has a name. */
    protected Page play(Look look, String puzzle, String name) {
        return whenReady(open(look, "#p=" + puzzle + "&n=" + URLEncoder.encode(name, StandardCharsets.UTF_8)));
    }

    /** Waits until the page has read its address and saved games. */
    protected static Page whenReady(Page page) {
        page.waitForSelector("html[data-ready=yes]");
        return page;
    }

    /** A cell, from 0 in reading order. */
    protected Locator cell(int number) {
        return page().locator(".cell").nth(number);
    }

    /** The cell of a row and a column, both from 1. */
    protected Locator cell(int row, int column) {
        return cell((row - 1) * 9 + column - 1);
    }

    protected void press(String... keys) {
        for (String key : keys) {
            page().keyboard().press(key);
        }
    }

    protected Locator button(String name) {
        return page().getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    protected Locator hint() {
        return page().locator(".hint-card");
    }

    /** Opens a hint in full from the keyboard. */
    protected void askWhy() {
        cell(0).click();
        press("h");
        assertThat(hint()).isVisible();
        hint().getByText("Why", new Locator.GetByTextOptions().setExact(true)).click();
    }

    /** A position of a path with its marks, as a link: before the first step of a technique. */
    protected String linkBefore(String puzzle, String technique) {
        return (String) page().evaluate("""
                        async ([puzzle, technique]) => {
                            const { ask } = await import("/app/api.js");
                            const { toFragment } = await import("/app/share.js");
                            const { Position } = await import("/model/position.js");
                            const { steps } = await ask("explain", { puzzle });
                            const { position: { values, marks } } = steps.find((step) => step.technique === technique);
                            const position = Position.fromLine(puzzle);
                            const noted = Object.fromEntries(
                                marks.map((digits, cell) => [position.shape.cellName(cell), [...digits].map(Number)])
                                    .filter(([, list]) => list.length));
                            const json = { ...position.puzzleJson(), placed: values, marks: noted };
                            return toFragment(Position.fromJson(json), "Chains");
                        }
                        """, new Object[] {puzzle, technique});
    }

    /** Opens the page before the first step of a technique. */
    protected Page playFrom(Look look, String puzzle, String technique) {
        whenReady(open(look));
        String link = linkBefore(puzzle, technique);
        return whenReady(open(look, link));
    }
}
