package dev.clew.press.style;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The colours can be read: every pair of ink and ground that the pictures use. */
class ThemeTest {
    private static final double TEXT = 4.5;
    private static final double STROKE = 3;

    static Stream<Arguments> inks() {
        Stream<Arguments> plain = Stream.of(
                        Token.SURFACE, Token.SHADE, Token.BECAUSE_TINT, Token.COVER_TINT, Token.FIN_TINT)
                .flatMap(
                        ground -> Stream.of(Token.GIVEN, Token.INK2, Token.MARK).map(ink -> Arguments.of(ink, ground)));
        Stream<Arguments> roles = Stream.of(
                Arguments.of(Token.INK, Token.SURFACE),
                Arguments.of(Token.INK3, Token.SURFACE),
                Arguments.of(Token.INK3, Token.PAPER),
                Arguments.of(Token.PEN, Token.SURFACE),
                Arguments.of(Token.ON_ROLE, Token.BECAUSE),
                Arguments.of(Token.ON_ROLE, Token.FIN),
                Arguments.of(Token.BECAUSE, Token.SURFACE),
                Arguments.of(Token.BECAUSE, Token.BECAUSE_TINT),
                Arguments.of(Token.FIN, Token.FIN_TINT),
                Arguments.of(Token.COVER_TEXT, Token.COVER_TINT),
                Arguments.of(Token.REMOVE, Token.REMOVE_TINT),
                Arguments.of(Token.PLACE, Token.PLACE_TINT));
        return Stream.concat(plain, roles)
                .flatMap(pair ->
                        Stream.of(Theme.values()).map(theme -> Arguments.of(theme, pair.get()[0], pair.get()[1])));
    }

    @ParameterizedTest
    @MethodSource("inks")
    void inkStandsOutFromItsGround(Theme theme, Token ink, Token ground) {
        assertThat(theme.colour(ink).contrast(theme.colour(ground))).isGreaterThanOrEqualTo(TEXT);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void strokesStandOutFromTheSurface(Theme theme) {
        for (Token stroke : new Token[] {Token.COVER, Token.THICK, Token.BECAUSE, Token.FIN, Token.REMOVE}) {
            assertThat(theme.colour(stroke).contrast(theme.colour(Token.SURFACE)))
                    .as("%s in %s", stroke, theme)
                    .isGreaterThanOrEqualTo(STROKE);
        }
    }
}
