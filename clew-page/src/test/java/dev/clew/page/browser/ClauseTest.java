package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The clauses of an argument, what follows first: each lights what it is about. */
class ClauseTest extends GameTest {
    /** r1c3 is 8: the second of the six clauses of an XY-Chain. */
    private static final int SECOND = 2;

    /** On its way an elimination leaves one digit alone in a cell. */
    private static final String LEAVES_ONE =
            "8..5..1...65..2.4.9.....6..2.7.5......43.72......2.4.3..8.....6.1.8..53...2..1..4";

    @Test
    void pointingAtAClauseLightsItsCellsAndLinks() {
        Page page = chain(Look.LAPTOP);
        assertThat(clause(0)).containsText("Eliminate 3 from r1c78");
        assertThat(page.locator(".clause")).hasCount(7);
        assertThat(page.locator(".lighting")).hasCount(0);
        clause(SECOND).hover();
        assertLit("r1c3=3", "r1c3=8", "r1c3=3 r1c3=8");
        assertThat(page.locator(".lit-cells")).hasCount(1);
        clause(SECOND + 1).hover();
        assertLit("r1c3=8", "r8c3=8", "r8c3=9", "r1c3=8 r8c3=8", "r8c3=8 r8c3=9");
        page.mouse().move(1, 1);
        assertThat(page.locator(".lighting")).hasCount(0);
        assertThat(page.locator(".lit-cells")).hasCount(0);
    }

    @Test
    void clausesAreSteppedThroughWithButtonsAndKeys() {
        Page page = chain(Look.LAPTOP);
        Locator said = page.locator(".live");
        button("Next clause").click();
        assertLit("r1c7=3", "r1c8=3");
        assertThat(said).containsText("Eliminate 3 from r1c78");
        button("Next clause").click();
        button("Next clause").click();
        page.mouse().move(1, 1);
        assertLit("r1c3=3", "r1c3=8", "r1c3=3 r1c3=8");
        assertThat(said).hasText("2 of 6: r1c3 is 8,");
        assertThat(page.locator(".walk-place")).hasText("2 of 6");
        button("Previous clause").click();
        assertThat(page.locator(".walk-place")).hasText("1 of 6");
        page.locator(".clause-number[tabindex='0']").focus();
        press("ArrowDown");
        assertThat(page.locator(".clause-number").nth(SECOND)).isFocused();
        assertThat(page.locator(".clause-number").nth(SECOND)).hasAttribute("aria-pressed", "true");
        assertThat(page.locator(".clause-number").nth(SECOND)).hasAccessibleName("Clause 2 of 6");
        assertThat(page.locator(".clause-number").nth(SECOND)).hasAccessibleDescription("r1c3 is 8,");
        assertThat(page.locator(".clause-number[tabindex='0']")).hasCount(1);
        press("End");
        assertThat(page.locator(".clause-number").last()).isFocused();
        press("Home");
        assertThat(page.locator(".clause-number").first()).isFocused();
        cell(5, 5).focus();
        press(".", ".");
        assertThat(page.locator(".walk-place")).hasText("2 of 6");
        press("Escape");
        assertThat(page.locator(".lighting")).hasCount(0);
    }

    @Test
    void aFingerTapsAndSwipes() {
        Page page = chain(Look.PHONE);
        clause(1).locator(".clause-words").tap(new Locator.TapOptions().setPosition(3, 3));
        assertThat(clause(1)).hasAttribute("data-lit", "yes");
        assertThat(page.locator(".lighting")).hasCount(1);
        swipe(page, 300, 100);
        assertThat(clause(2)).hasAttribute("data-lit", "yes");
        swipe(page, 100, 300);
        assertThat(clause(1)).hasAttribute("data-lit", "yes");
        clause(1).locator(".clause-words").tap(new Locator.TapOptions().setPosition(3, 3));
        assertThat(page.locator("[data-lit]")).hasCount(0);
        keep("clauses");
    }

    /** An elimination that leaves one digit alone in its cell places it, and says so. */
    @Test
    void whatIsProvedIsPlaced() {
        Page page = play(Look.LAPTOP, LEAVES_ONE);
        page.evaluate("location.hash = '#thread'");
        assertThat(page.locator(".step-count")).hasText(Pattern.compile("step 1 of \\d+"));
        for (int i = 0; i < 40 && !argument().contains("place it"); i++) {
            press(".");
        }
        assertThat(argument()).contains("Eliminate 9 from r9c8");
        button("Play from here").click();
        assertThat(page.locator("h1.name")).containsText("from step");
        askWhy();
        button("Place 8 in r9c8").click();
        assertThat(cell(9, 8)).hasAttribute("aria-label", "row 9 column 8, 8, yours");
    }

    /** A hundred hints leave nothing behind: no listener, no node, no heap. */
    @Test
    void aHundredHintsLeaveNothingBehind() {
        Page page = chain(Look.LAPTOP);
        CDPSession devtools = context().newCDPSession(page);
        devtools.send("Performance.enable");
        hints(page, 20);
        Map<String, Double> before = measured(devtools);
        hints(page, 100);
        Map<String, Double> after = measured(devtools);
        assertThat(after.get("JSEventListeners")).isLessThanOrEqualTo(before.get("JSEventListeners") + 10);
        assertThat(after.get("Nodes")).isLessThanOrEqualTo(before.get("Nodes") + 50);
        assertThat(after.get("JSHeapUsedSize")).isLessThanOrEqualTo(before.get("JSHeapUsedSize") + 500_000);
    }

    private static void hints(Page page, int number) {
        page.evaluate("""
                async (number) => {
                    const key = (code, key) => document.querySelector(".cell").dispatchEvent(
                        new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }));
                    const seen = (hidden) => new Promise((done) => {
                        const look = () => (document.querySelector(".hint-card").hidden === hidden ? done() : setTimeout(look, 2));
                        look();
                    });
                    for (let i = 0; i < number; i++) {
                        key("KeyH", "h");
                        await seen(false);
                        key("KeyH", "h");
                        key("KeyH", "h");
                        key("Period", ".");
                        key("Period", ".");
                        key("Escape", "Escape");
                        await seen(true);
                    }
                }
                """, number);
    }

    private static Map<String, Double> measured(CDPSession devtools) {
        devtools.send("HeapProfiler.collectGarbage");
        devtools.send("HeapProfiler.collectGarbage");
        Map<String, Double> found = new HashMap<>();
        devtools.send("Performance.getMetrics").getAsJsonArray("metrics").forEach(one -> {
            JsonObject metric = one.getAsJsonObject();
            found.put(metric.get("name").getAsString(), metric.get("value").getAsDouble());
        });
        return found;
    }

    private Page chain(Look look) {
        Page page = whenReady(open(look, BEFORE_A_CHAIN));
        askWhy();
        assertThat(hint().locator("h2")).hasText("XY-Chain");
        return page;
    }

    private String argument() {
        return page().locator(".thread-panel .argument").textContent();
    }

    private Locator clause(int number) {
        return hint().locator(".clause").nth(number);
    }

    /** What is lit: candidates and links, by the candidates that they are about. */
    private void assertLit(String... about) {
        page().waitForCondition(() -> page().evaluate(
                        "[...new Set([...document.querySelectorAll('.lit')].map((one) => one.dataset.about.split('"
                                + " ').sort().join(' ')))].sort().join('|')")
                .equals(String.join(
                        "|", java.util.stream.Stream.of(about).sorted().toList())));
    }

    private static void swipe(Page page, int from, int to) {
        page.locator(".argument").evaluate("""
                (element, [from, to]) => {
                    const touch = (clientX) => new Touch({ identifier: 1, target: element, clientX, clientY: 600 });
                    const options = { bubbles: true };
                    element.dispatchEvent(new TouchEvent("touchstart", { ...options, touches: [touch(from)] }));
                    element.dispatchEvent(new TouchEvent("touchend", { ...options, changedTouches: [touch(to)] }));
                }
                """, List.of(from, to));
    }
}
