package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Playing with a finger on a small screen. */
class PhoneTest extends GameTest {
    static List<Look> phones() {
        return List.of(Look.SMALL_PHONE, Look.PHONE.inDark());
    }

    @ParameterizedTest
    @MethodSource("phones")
    void aFingerEntersDigitsAndNotes(Look phone) {
        Page page = play(phone, VINCENT);
        cell(1, 3).tap();
        page.locator(".key").nth(5).tap();
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, 6, yours");
        cell(2, 3).tap();
        page.locator(".segment").nth(1).tap();
        page.locator(".key").nth(3).tap();
        assertThat(cell(2, 3)).hasAttribute("aria-label", "row 2 column 3, empty, notes 4");
        page.locator(".key-erase").tap();
        assertThat(cell(2, 3)).hasAttribute("aria-label", "row 2 column 3, empty");
    }

    /** Some whose browsers show their bars. */
    static List<Look> windows() {
        return List.of(
                Look.SMALL_PHONE,
                Look.PHONE,
                new Look(390, 640, false, true, true),
                new Look(412, 732, false, true, true));
    }

    @ParameterizedTest
    @MethodSource("windows")
    void everythingFitsAndTheSheetLeavesTheGridFree(Look phone) {
        Page page = play(phone, VINCENT);
        assertFits(page, phone);
        cell(1, 3).tap();
        page.locator(".tool-hint").tap();
        assertThat(hint()).isVisible();
        BoundingBox grid = page.locator(".square").boundingBox();
        Assertions.assertThat(hint().boundingBox().y).isGreaterThanOrEqualTo(grid.y + grid.height);
        assertFits(page, phone);
    }

    private static void assertFits(Page page, Look phone) {
        Assertions.assertThat(
                        page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"))
                .as("width and height of the page")
                .isEqualTo(List.of(phone.width(), phone.height()));
    }
}
