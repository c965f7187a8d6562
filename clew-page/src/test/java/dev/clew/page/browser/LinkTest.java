package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.zip.Deflater;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Links from elsewhere, some of them broken. */
class LinkTest extends GameTest {
    private static final String BLANKS = ".".repeat(81);
    private static final String ZEROS = ",0".repeat(80) + "]}";

    /** What a link holds, and what is said of it. */
    private static final Map<String, String> BROKEN = Map.ofEntries(
            Map.entry("{\"shape\":\"9x9\",\"givens\":\"123\"}", "it has 3 givens, and a 9×9 grid has 81 cells."),
            Map.entry("{\"shape\":\"9x9\",\"givens\":[-5" + ZEROS, "of r1c1 is not a value from 1 to 9."),
            Map.entry("{\"shape\":\"9x9\",\"givens\":[99" + ZEROS, "of r1c1 is not a value from 1 to 9."),
            Map.entry("{\"givens\":[1.5" + ZEROS, "of r1c1 is not a value from 1 to 9."),
            Map.entry("{\"givens\":[{}" + ZEROS, "of r1c1 is not a value from 1 to 9."),
            Map.entry("{\"givens\":{\"length\":81}}", "neither a line nor a list of numbers."),
            Map.entry("{\"shape\":\"4x4:jigsaw:AAAAAAAABBBBBBBB\"}", "a 4x4 jigsaw needs 4 regions of 4 cells"),
            Map.entry("{\"shape\":\"9x9:spiral\"}", "has a part “spiral” that does not fit it."),
            Map.entry("{\"shape\":\"99x99\"}", "the shape “99x99” cannot be shown"),
            Map.entry("{\"givens\":\"" + BLANKS + "\",\"marks\":{\"r1c1\":[12]}}", "notes in “r1c1” do not fit"),
            Map.entry("{\"givens\":\"" + BLANKS + "\",\"marks\":{\"r0c12\":[1]}}", "notes in “r0c12” do not fit"),
            Map.entry(
                    "{\"givens\":\"1" + BLANKS.substring(1) + "\",\"placed\":\"2" + BLANKS.substring(1) + "\"}",
                    "r1c1 is given as 1, so 2 cannot be placed there."),
            Map.entry("{\"clew\":99,\"shape\":\"9x9\"}", "it was not written by this version of Clew"),
            Map.entry("null", "there is no puzzle in it."),
            Map.entry("7", "there is no puzzle in it."));

    @Test
    void aBrokenLinkGetsOneSentenceAndTheGameStays() {
        Page page = play(Look.LAPTOP, VINCENT);
        BROKEN.forEach((held, words) -> assertRefused(page, "#s=" + packed(held), words));
        assertRefused(page, "#s=!!", "it is not complete; copy it again.");
        assertRefused(page, BEFORE_A_CHAIN.substring(0, 60), "it is not complete; copy it again.");
        assertRefused(page, "#p=12345", "it has 5 cells, and no grid has that many; 9×9 has 81.");
        page.reload();
        whenReady(page);
        assertThat(page.locator("h1.name")).hasText("A test");
    }

    /** Fifty million blanks in 65 kilobytes. */
    @Test
    void inflatingStopsLongBeforeItHurts() {
        Page page = play(Look.LAPTOP, VINCENT);
        assertRefused(page, "#s=" + packed(" ".repeat(50_000_000)), "it holds more than any puzzle does.");
        cell(1, 3).click();
        press("6");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
    }

    private void assertRefused(Page page, String link, String words) {
        page.evaluate("(link) => { location.hash = link; }", link);
        assertThat(page.locator(".notice-error")).containsText(words);
        String said = page.locator(".notice-error .notice-text").textContent();
        Assertions.assertThat(said)
                .startsWith("This link cannot be read: ")
                .doesNotContain("Error", "JSON", "undefined");
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, given 7");
        // The next one may be refused in the same words.
        press("Escape");
        assertThat(page.locator(".notice-error")).hasCount(0);
    }

    /** What follows {@code #s=} in a link that holds this text. */
    static String packed(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        byte[] bytes = new byte[1 << 17];
        int length = deflater.deflate(bytes);
        deflater.end();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(java.util.Arrays.copyOf(bytes, length));
    }
}
