package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Ways in: pasting in any format, typing, links. */
class EnterTest extends GameTest {
    private static final String GRID = """
            7 3 . | . . 4 | . . .
            2 . . | . 7 . | . 3 .
            9 . . | 3 . . | 4 . .
            ------+-------+------
            5 7 1 | 6 4 3 | 2 8 9
            8 2 3 | 7 . . | 1 6 4
            4 6 9 | 8 2 1 | . 7 .
            ------+-------+------
            . . 5 | . . 7 | . . .
            . 9 . | . 1 . | . . 8
            . . . | 4 . . | . . 6
            """;

    static List<String> formats() {
        String json = "{\"clew\":1,\"shape\":\"9x9\",\"givens\":\"" + VINCENT + "\"}";
        return List.of(VINCENT, GRID, ":0000:x:" + VINCENT + ":::", json);
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aPuzzleIsPastedInAnyFormat(String text) {
        Page page = whenReady(open(Look.LAPTOP));
        paste(page, text);
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, given 7");
        assertThat(cell(9, 9)).hasAttribute("aria-label", "row 9 column 9, given 6");
        assertThat(page.locator(".strip-count")).hasText("39 of 81");
        assertThat(page.locator(".level")).containsText("Moderate");
    }

    @Test
    void whatCannotBeReadIsSaidAndTheGridStays() {
        expectComplaints();
        Page page = play(Look.LAPTOP, VINCENT);
        paste(page, VINCENT.substring(1));
        assertThat(page.locator(".notice-error")).containsText("80");
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, given 7");
    }

    @Test
    void aLinkCarriesThePositionWithItsNotes() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("6", "ArrowDown", "x", "4", "8");
        button("Share or save").click();
        assertThat(page.getByLabel("Link to this position").first()).hasValue(Pattern.compile("#s="));
        String link = page.locator(".dialog input").inputValue();
        open(Look.LAPTOP, link.substring(link.indexOf('#')));
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        assertThat(cell(2, 3)).hasAttribute("aria-label", "row 2 column 3, empty, notes 4 8");
        assertThat(page().locator("h1.name")).hasText("A test");
    }

    @Test
    void aGridIsSavedAsAPicture() {
        Page page = play(Look.LAPTOP, VINCENT);
        button("Share or save").click();
        var download = page.waitForDownload(() -> button("PNG").click());
        org.assertj.core.api.Assertions.assertThat(download.suggestedFilename()).isEqualTo("a-test.png");
        org.assertj.core.api.Assertions.assertThat(download.path()).isNotEmptyFile();
    }
}
