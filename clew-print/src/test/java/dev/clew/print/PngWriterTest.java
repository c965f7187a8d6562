package dev.clew.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PngWriterTest {
    private static final Page PAGE = Page.of(Samples.picture(Samples.VINCENT));

    @ParameterizedTest
    @ValueSource(ints = {18, 96, 300})
    void aPictureHasTheDotsThatWereAskedFor(int dpi) throws IOException {
        byte[] png = PngWriter.write(PAGE, dpi);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isEqualTo((int) Math.round(PAGE.width() / 72 * dpi));
        assertThat(image.getHeight()).isEqualTo((int) Math.round(PAGE.height() / 72 * dpi));
        int density = new String(png, StandardCharsets.ISO_8859_1).indexOf("pHYs") + 4;
        assertThat(ByteBuffer.wrap(png).getInt(density)).isEqualTo((int) Math.round(dpi / 0.0254));
    }

    @Test
    void thereIsInkInAGivenAndNoneInAnOpenCell() throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(PngWriter.write(PAGE, 96)));
        assertThat(darkest(image, 0)).isLessThan(80);
        assertThat(darkest(image, 2)).isGreaterThan(200);
    }

    /** The darkest level of red around the middle of a cell of the first row. */
    private static int darkest(BufferedImage image, int column) {
        int left = image.getWidth() - 16 - 9 * 70;
        int darkest = 255;
        for (int x = -15; x <= 15; x++) {
            for (int y = -15; y <= 15; y++) {
                int rgb = image.getRGB(left + 70 * column + 35 + x, left + 35 + y);
                darkest = Math.min(darkest, rgb >> 16 & 0xFF);
            }
        }
        return darkest;
    }

    @Test
    void samePagesGiveTheSameBytes() {
        assertThat(PngWriter.write(PAGE, 120)).isEqualTo(PngWriter.write(PAGE, 120));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 17, 2401, 2400})
    void tooManyDotsAreRefused(int dpi) {
        assertThatThrownBy(() -> PngWriter.write(PAGE, dpi))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("18 to 2400 dpi");
    }
}
