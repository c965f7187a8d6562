package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import dev.clew.cli.CommandLine;
import dev.clew.web.Client;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * A step looks the same in a picture of the command line, in one of the API, from the fragments of an answer, and on the
 * page. The lines of the grid are left out: the page puts them on whole pixels.
 */
class OnePainterTest extends GameTest {

    /** A difference of colour that an eye would see, of 255. */
    private static final int SEEN = 60;

    static List<Look> looks() {
        return List.of(Look.LAPTOP, Look.LAPTOP.inDark(), Look.PHONE, Look.PHONE.inDark());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void aChainLooksTheSameEverywhere(Look look) {
        whenReady(open(look, BEFORE_A_CHAIN));
        assertSame(look);
    }

    private void assertSame(Look look) {
        askWhy();
        Locator figure = page().locator(".board-area .figure").first();
        assertThat(figure.locator(".role").first()).isAttached();
        page().evaluate("document.fonts.ready");
        figure.evaluate("(svg) => svg.querySelectorAll('.layer-lines, .layer-rings').forEach((one) => one.remove())");
        page().evaluate("document.querySelector('.board-area .cells').style.visibility = 'hidden'");
        BufferedImage onPage = picture(figure);
        figure.evaluate("(svg) => svg.querySelectorAll('.layer-figures').forEach((one) => one.remove())");
        BufferedImage bare = picture(figure);

        JsonNode body = Client.json(Overheard.on(page()).lastAsked("hint"));
        String puzzle = "{\"puzzle\":" + body.get("puzzle");
        Client client = new Client(server());
        JsonNode drawing =
                client.ask("hint", puzzle + ",\"depth\":3,\"drawing\":true}").at("/step/drawing");
        String theme = look.dark() ? "dark" : "light";
        String answered = client.post("render", puzzle + ",\"show\":\"step\",\"theme\":\"" + theme + "\"}")
                .body();
        String written = CommandLine.output("render", "--show", "step", "--theme", theme, text(body.get("puzzle")));
        assertThat(differing(bare, drawn(figure, FRAGMENTS, drawing.toString())))
                .as("fragments of the answer")
                .isLessThan(0.0005);
        assertThat(differing(onPage, drawn(figure, FILE, answered)))
                .as("picture of the API")
                .isLessThan(0.004);
        assertThat(differing(onPage, drawn(figure, FILE, written)))
                .as("picture of the command line")
                .isLessThan(0.004);
    }

    private static String text(JsonNode puzzle) {
        return puzzle.isString() ? puzzle.asString() : puzzle.toString();
    }

    /** Puts the fragments on an empty grid. */
    private static final String FRAGMENTS = """
            (svg, text) => {
                const { under, over } = JSON.parse(text);
                const side = svg.viewBox.baseVal.width / 9;
                const parser = new DOMParser();
                const all = `<svg xmlns="http://www.w3.org/2000/svg"><g transform="scale(${side / 100})">${under}${over}</g></svg>`;
                svg.replaceChildren(...parser.parseFromString(all, "image/svg+xml").documentElement.children);
            }
            """;

    /** Puts the grid of a picture file there, as large as the page's and in the page's font. */
    private static final String FILE = """
            (svg, text) => {
                const file = new DOMParser().parseFromString(text.replace(/ style="[^"]*"/g, ""), "image/svg+xml")
                    .documentElement;
                const grid = document.importNode(file.querySelector("[data-layer=grid]"), true);
                grid.querySelector("[data-layer=lines]").remove();
                const paper = grid.querySelector("rect");
                const [x, y, width] = ["x", "y", "width"].map((name) => +paper.getAttribute(name));
                const scale = svg.viewBox.baseVal.width / width;
                grid.querySelectorAll("*").forEach((one) => {
                    if (one.hasAttribute("font-family")) {
                        one.setAttribute("font-family", "Clew Figures");
                    }
                });
                grid.querySelectorAll("text").forEach((one) => {
                    const styled = one.closest("[font-family]");
                    one.style.fontWeight = styled.getAttribute("font-weight") ?? 400;
                });
                grid.setAttribute("transform", `scale(${scale}) translate(${-x} ${-y})`);
                svg.replaceChildren(grid);
            }
            """;

    private BufferedImage drawn(Locator figure, String how, String what) {
        figure.evaluate(how, what);
        // A weight that the page has not used yet is fetched now.
        drawn(page());
        page().evaluate("document.fonts.ready");
        drawn(page());
        return picture(figure);
    }

    private static BufferedImage picture(Locator figure) {
        try {
            return ImageIO.read(new ByteArrayInputStream(figure.screenshot()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The share of pixels whose difference can be seen. */
    private static double differing(BufferedImage one, BufferedImage other) {
        assertThat(Map.entry(other.getWidth(), other.getHeight()))
                .isEqualTo(Map.entry(one.getWidth(), one.getHeight()));
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += differ(one.getRGB(x, y), other.getRGB(x, y)) ? 1 : 0;
            }
        }
        return (double) count / (one.getWidth() * one.getHeight());
    }

    private static boolean differ(int one, int other) {
        for (int shift = 0; shift < 24; shift += 8) {
            if (Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) > SEEN) {
                return true;
            }
        }
        return false;
    }
}
