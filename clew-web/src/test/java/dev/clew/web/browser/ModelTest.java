package dev.clew.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the page computes by itself, asked in the browser that runs it. */
class ModelTest extends GameTest {
    @Test
    void shapesHaveTheHousesAndPeersOfTheirRules() {
        Page page = whenReady(open(Look.LAPTOP));
        Object facts = page.evaluate("""
                async () => {
                    const { Shape } = await import("/model/shape.js");
                    const of = (name) => {
                        const shape = Shape.of(name);
                        return [shape.houses.length, shape.peers[shape.cells >> 1].length, shape.houses.at(-1).name];
                    };
                    const jigsaw = "9x9:jigsaw:" + "AAAAAAAAA".repeat(1) + [..."BCDEFGHI"].map((c) => c.repeat(9)).join("");
                    return ["4x4", "6x6", "9x9", "16x16", "9x9:diagonal", "9x9:windoku", "9x9:antiknight", "7x7:latin", jigsaw]
                        .map(of);
                }
                """);
        assertThat(facts)
                .isEqualTo(List.of(
                        List.of(12, 7, "box 4"),
                        List.of(18, 12, "box 6"),
                        List.of(27, 20, "box 9"),
                        List.of(48, 39, "box 16"),
                        List.of(29, 32, "diagonal 2"),
                        List.of(31, 20, "window 4"),
                        List.of(27, 28, "box 9"),
                        List.of(14, 12, "column 7"),
                        List.of(27, 16, "region 9")));
    }

    @Test
    void aCellIsAsLargeAsTheWindowAllows() {
        Page page = whenReady(open(Look.LAPTOP));
        Object sides = page.evaluate("""
                async () => {
                    const { measure } = await import("/app/layout.js");
                    const windows = [[1280, 800, 9], [1920, 1080, 9], [390, 844, 9], [360, 640, 9], [1280, 800, 6], [768, 1024, 9]];
                    return windows.map(([width, height, size]) => measure(width, height, size).side);
                }
                """);
        assertThat(sides).isEqualTo(List.of(62, 86, 40, 37, 93, 64));
    }

    @Test
    void movesAreToldByHowEasilyTheyAreSeen() {
        Page page = whenReady(open(Look.LAPTOP));
        String nakedSingle =
                "1234.....:......7..:.......8.:.........:........5:........6".replace(":", "") + ".".repeat(27);
        Object levels = page.evaluate("""
                async ([puzzle, other]) => {
                    const { Position } = await import("/model/position.js");
                    const { levelOfPlacement } = await import("/model/singles.js");
                    const position = Position.fromLine(puzzle);
                    return [
                        levelOfPlacement(position, 26, 7),
                        levelOfPlacement(Position.fromLine(other), 8, 9),
                        levelOfPlacement(position, 3, 1),
                    ];
                }
                """, new Object[] {VINCENT, nakedSingle});
        assertThat(levels).isEqualTo(Arrays.asList(0, 1, null));
    }

    @Test
    void theFirstLoadIsSmall() {
        Page page = whenReady(open(Look.LAPTOP));
        Number bytes = (Number) page.evaluate("""
                () => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
                    .reduce((sum, { transferSize }) => sum + transferSize, 0)
                """);
        assertThat(bytes.intValue()).as("bytes of the first load").isBetween(50_000, 300_000);
    }
}
