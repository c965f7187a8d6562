package dev.clew.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Span;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ProseTest {
    private static List<List<Span>> lines(String markup, double width) {
        return Prose.of(markup, 10, width).lines(Theme.LIGHT::colour);
    }

    private static String text(List<Span> line) {
        return line.stream().map(Span::text).collect(Collectors.joining());
    }

    @Test
    void markupChangesFaceAndColour() {
        List<Span> line = lines("a *strong* `code` {remove|red}, b", 500).get(0);
        assertThat(text(line)).isEqualTo("a strong code red, b");
        assertThat(line)
                .extracting(Span::face)
                .containsExactly(Face.TEXT, Face.STRONG, Face.TEXT, Face.CODE, Face.TEXT, Face.STRONG, Face.TEXT);
        assertThat(line.get(5).fill()).isEqualTo(Theme.LIGHT.colour(Token.REMOVE));
        assertThat(line.get(6).text()).isEqualTo(", b");
    }

    @Test
    void linesBreakAtSpacesAndFit() {
        List<List<Span>> lines = lines("one two three four five six seven eight nine ten", 60);
        assertThat(lines)
                .hasSizeGreaterThan(3)
                .allSatisfy(line ->
                        assertThat(line.stream().mapToDouble(Span::width).sum()).isLessThanOrEqualTo(60));
        assertThat(lines.stream().map(ProseTest::text).collect(Collectors.joining(" ")))
                .isEqualTo("one two three four five six seven eight nine ten");
    }

    @Test
    void noWordIsLeftBehindWhereThatCanBeSpared() {
        assertThat(lines("aaaaaaaa bbbbbbbb cccc d", 98))
                .extracting(ProseTest::text)
                .hasSize(2)
                .doesNotContain("d");
    }

    @Test
    void aTildeKeepsWordsTogether() {
        assertThat(lines("aaaa bbbb~cccc", 60)).extracting(ProseTest::text).containsExactly("aaaa", "bbbb cccc");
    }

    @Test
    void cellNamesBecomeCode() {
        assertThat(Prose.withCellNames("Only 7 is left for r1c4: r1c4=7, not r12c3<>5."))
                .isEqualTo("Only 7 is left for `r1c4`: `r1c4=7`, not `r12c3<>5`.");
    }
}
