package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What axe says of every view on a phone, a tablet and a laptop, in light and in the dark. */
class ViewsAccessibleTest extends GameTest {
    private static final Look TABLET = new Look(820, 1180, false, true, true);

    static Stream<Look> looks() {
        return Stream.of(Look.PHONE, TABLET, Look.LAPTOP).flatMap(look -> Stream.of(look, look.inDark()));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void everyViewIsAccessible(Look look) {
        play(look, VINCENT);
        askWhy();
        assertAccessible();
        for (List<String> view : List.of(
                List.of("#thread", ".step-facts"),
                List.of("#learn/x-wing", ".lesson .lesson-title"),
                List.of("#learn/x-wing/drill/3", ".drill"))) {
            page().evaluate("place => { location.hash = place; }", view.get(0));
            assertThat(page().locator(view.get(1))).isVisible();
            assertAccessible();
        }
    }
}
