package dev.clew.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Path;
import dev.clew.logic.level.ClewScale;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Text;
import dev.clew.print.walkthrough.WalkthroughPages;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contents of a walkthrough: a line for each technique, on as many pages as it takes. */
class WalkthroughTest {
    /** The second takes eighteen techniques. */
    @ParameterizedTest
    @CsvSource({
        "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6, A4",
        "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6, A5",
        "57........8.9.......2.6.........36.1..68.19.......7.......3..1.8..4....235...9.4., A5",
        "57........8.9.......2.6.........36.1..68.19.......7.......3..1.8..4....235...9.4., LETTER"
    })
    void contentsKeepClearOfEachOtherAndOfTheEdge(String line, Paper paper) {
        Position position = Position.of(Puzzle.parse(line));
        Path path = Path.of(ClewScale.standard(), position, Budget.unlimited());
        List<Page> pages = WalkthroughPages.of(position, path, "Solved.", paper);
        long techniques = path.steps().stream()
                .map(step -> step.technique().titleAndName())
                .distinct()
                .count();
        List<Line> strips = pages.stream().flatMap(WalkthroughTest::strips).toList();
        assertThat(strips).hasSize((int) techniques);
        assertThat(techniques).isGreaterThan(line.startsWith("57") ? 16 : 3);
        for (Page page : pages) {
            strips(page).forEach(strip -> {
                assertThat(strip.y1()).isLessThan(paper.height() - 14 * Lengths.MM);
                assertThat(texts(page)
                                .filter(text -> Math.abs(text.y() - strip.y1() - 3) < 0.1 && text.x() < strip.x1()))
                        .isNotEmpty()
                        .allSatisfy(text -> assertThat(text.bounds().right())
                                .as(text.toString())
                                .isLessThan(strip.x1()));
            });
        }
    }

    private static Stream<Line> strips(Page page) {
        return items(page)
                .filter(Line.class::isInstance)
                .map(Line.class::cast)
                .filter(line -> line.y1() == line.y2() && line.stroke().width() == 0.25);
    }

    private static Stream<Text> texts(Page page) {
        return items(page).filter(Text.class::isInstance).map(Text.class::cast);
    }

    private static Stream<Item> items(Page page) {
        return page.parts().stream().flatMap(part -> part.picture().items().stream());
    }
}
