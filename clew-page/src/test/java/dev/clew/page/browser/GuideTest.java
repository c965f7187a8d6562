package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The guide is one click from Learn, and can be read on a phone. */
class GuideTest extends GameTest {
    static List<Look> looks() {
        return List.of(Look.PHONE, Look.LAPTOP);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void theGuideIsOneClickAwayAndReadable(Look look) {
        Page page = open(look, "#learn");
        page.getByText("the illustrated guide").click();
        assertThat(page).hasURL(Pattern.compile("/guide\\.html$"));
        assertThat(page.locator(".page")).hasCount(12);
        assertThat(page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px Clew Text'))"))
                .as("its own font")
                .isEqualTo(true);
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        Number scale = (Number) page.evaluate("document.querySelector('#model figure svg').getScreenCTM().a");
        assertThat(scale.doubleValue())
                .as("pictures about as large as on paper")
                .isGreaterThan(0.85);
        Number words = (Number) page.evaluate("""
                () => Math.min(...[...document.querySelectorAll(".knots p, .band p")].map((one) => parseFloat(getComputedStyle(one).lineHeight)))
                """);
        assertThat(words.doubleValue()).as("a line of running text").isGreaterThanOrEqualTo(look.touch() ? 22 : 16);
        screenshot("guide");
    }
}
