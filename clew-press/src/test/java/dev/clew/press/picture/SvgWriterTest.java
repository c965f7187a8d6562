package dev.clew.press.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.picture.Text.Span;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SvgWriterTest {
    private static final Colour BLUE = new Colour(0x2267B5);
    private static final Paint FILL = Paint.fill(BLUE);

    private static String svg(Item... items) {
        return new Picture(100, 50, "A & B", "r1c1<>5", List.of(items)).toSvg();
    }

    @Test
    void theHeadNamesSizeTitleAndDescription() {
        assertThat(svg())
                .isEqualTo("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\""
                        + " viewBox=\"0 0 100 50\" role=\"img\">\n"
                        + "<title>A &amp; B</title>\n<desc>r1c1&lt;&gt;5</desc>\n</svg>\n");
    }

    @Test
    void eachShapeIsWrittenWithItsColoursAsAttributes() {
        assertThat(svg(new Rect(1, 2, 3, 4, 0.5, FILL)))
                .contains("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" rx=\"0.5\" fill=\"#2267b5\"/>");
        assertThat(svg(new Circle(1, 2, 3, Paint.stroke(Stroke.solid(BLUE, 2)))))
                .contains("<circle cx=\"1\" cy=\"2\" r=\"3\" fill=\"none\" stroke=\"#2267b5\" stroke-width=\"2\"/>");
        assertThat(svg(new Line(0, 0, 5, 5, Stroke.dashed(BLUE, 1, 3, 2)))).contains("stroke-dasharray=\"3 2\"/>");
        assertThat(svg(new Path.Builder()
                        .move(0, 0)
                        .line(3, 0)
                        .curve(4, 0, 4, 1, 3, 1)
                        .close()
                        .build(FILL)))
                .contains("<path d=\"M0 0L3 0C4 0 4 1 3 1Z\" fill=\"#2267b5\"/>");
    }

    @Test
    void neighboursOfOneStyleShareAGroup() {
        Item first = new Rect(0, 0, 1, 1, 0, FILL);
        Item second = new Rect(2, 0, 1, 1, 0, FILL);
        assertThat(svg(first, second)).contains("""
                <g fill="#2267b5">
                <rect x="0" y="0" width="1" height="1"/>
                <rect x="2" y="0" width="1" height="1"/>
                </g>
                """);
    }

    @Test
    void textKeepsItsFaceItsHaloAndItsSigns() {
        Text text = new Text(
                5,
                6,
                Anchor.MIDDLE,
                List.of(new Span("a<b", Face.TEXT, 15), new Span("r1c1", Face.CODE, 14)),
                BLUE,
                Stroke.round(new Colour(0xFFFFFF), 3));
        assertThat(svg(text))
                .contains("text-anchor=\"middle\"")
                .contains("paint-order=\"stroke\"")
                .contains("xml:space=\"preserve\"")
                .contains("font-family=\"Inter, system-ui, sans-serif\"")
                .contains(">a&lt;b<tspan font-family=\"'JetBrains Mono'")
                .contains(">r1c1</tspan></text>");
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,1", "1.5,1.5", "-0.001,0", "2.345,2.35", "0.05,0.05", "-3.1,-3.1", "100.999,101"})
    void numbersAreShort(double value, String text) {
        assertThat(SvgWriter.number(value)).isEqualTo(text);
    }

    @Test
    void controlCharactersDoNotReachTheFile() {
        assertThat(SvgWriter.escape("a\u0000b\nc\"")).isEqualTo("a b c&quot;");
    }

    @Test
    void boundsOfACurveAreThoseOfItsPoints() {
        Path curve = new Path.Builder().move(0, 0).quadratic(5, 10, 10, 0).build(FILL);
        assertThat(curve.bounds().bottom()).isCloseTo(5, within(1e-9));
        assertThat(curve.bounds().right()).isEqualTo(10);
    }

    @Test
    void coloursMixAndCompare() {
        Colour black = new Colour(0);
        Colour white = new Colour(0xFFFFFF);
        assertThat(black.contrast(white)).isEqualTo(21.0);
        assertThat(black.over(white, 0.5)).isEqualTo(new Colour(0x808080));
        assertThat(black.hex()).isEqualTo("#000000");
        assertThatThrownBy(() -> new Colour(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}
