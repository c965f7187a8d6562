package dev.clew.press.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.picture.Text.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class InlineSvgTest {
    private static final Colour INK = new Colour(0x231F1A);
    private static final Colour RED = new Colour(0xB8281F);

    private static Picture picture(Item... items) {
        return new Picture(40, 30, "title", "what it \"shows\"", List.of(items));
    }

    @Test
    void anInlinePictureLeavesSizeAndFontsToThePage() {
        String svg =
                picture(Text.of(1, 2, Anchor.START, "7", Face.STRONG, 9, INK)).toInlineSvg();
        assertThat(svg).isEqualTo("""
                <svg viewBox="0 0 40 30" role="group" aria-label="what it &quot;shows&quot;">
                <text x="1" y="2" class="strong" font-size="9" fill="#231f1a">7</text>
                </svg>
                """);
    }

    @Test
    void aSpanMayHaveAColourOfItsOwn() {
        List<Span> spans = List.of(new Span("row ", Face.TEXT, 9), new Span("5", Face.TEXT, 9, RED));
        assertThat(picture(new Text(1, 2, Anchor.START, spans, INK, null)).toInlineSvg())
                .contains(">row <tspan fill=\"#b8281f\">5</tspan></text>");
    }

    @Test
    void aGlowIsAGradientOfItsOwn() {
        String svg = picture(new Glow(20, 15, 10, RED, 0.4), new Glow(20, 15, 5, INK, 0.2))
                .toSvg();
        assertThat(svg)
                .contains(
                        "<radialGradient id=\"glow-1\"><stop offset=\"0\" stop-color=\"#b8281f\" stop-opacity=\"0.4\"/>")
                .contains("<circle cx=\"20\" cy=\"15\" r=\"5\" fill=\"url(#glow-2)\"/>");
        assertThat(new Glow(20, 15, 10, RED, 0.4).bounds()).isEqualTo(new Bounds(10, 5, 30, 25));
    }
}
