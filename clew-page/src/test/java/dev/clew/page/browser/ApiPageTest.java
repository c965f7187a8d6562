package dev.clew.page.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page that describes the API. */
class ApiPageTest extends BrowserTest {
    static List<Look> looks() {
        return List.of(Look.SMALL_PHONE, Look.LAPTOP.inDark());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void isReadableEverywhere(Look look) {
        Page page = open(look, "api");
        assertThat(page.getByRole(AriaRole.ARTICLE).count())
                .isGreaterThan(12)
                .isEqualTo(page.locator("nav li").count());
        assertThat(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
                .as("nothing is wider than the window")
                .isEqualTo(true);
        assertAccessible();
        screenshot("api");
    }

    @Test
    void anEndpointCanBeTried() {
        Page page = open(Look.LAPTOP, "api");
        assertThat(page.locator("#solve pre").first().textContent())
                .startsWith("curl -s " + page.url().replaceFirst("/api.*", "") + "/api/v1/solve -H ");
        page.locator("#solve textarea").fill("{\"puzzle\":\"1.....2..4.....3\"}");
        page.locator("#solve button").click();
        page.locator("#solve output pre").waitFor();
        assertThat(page.locator("#solve output").textContent())
                .startsWith("200 ")
                .contains("\"outcome\": \"unique\"");
        page.locator("#render button").click();
        page.locator("#render output img").waitFor();
    }
}
