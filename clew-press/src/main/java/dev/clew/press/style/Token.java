package dev.clew.press.style;

import dev.clew.press.picture.Colour;
import java.util.Locale;

/** The named colours of the visual language: one table, light, dark and print side by side. Immutable. */
public enum Token {
    /** The page. */
    PAPER(0xF7F3EB, 0x151310, 0xFFFFFF),
    /** The grid, and what step pictures lie on. */
    SURFACE(0xFFFEFB, 0x1D1A16, 0xFFFFFF),
    /** Places that lie lower than the page. */
    SUNKEN(0xEDE7DB, 0x26221C, 0xF0F0F0),
    /** Places that lie higher than the page. */
    RAISED(0xFFFEFB, 0x3A342B, 0xFFFFFF),
    /** Text. */
    INK(0x231F1A, 0xF0E9DD, 0x000000),
    /** Second text. */
    INK2(0x544D44, 0xC3BAAC, 0x333333),
    /** Third text. */
    INK3(0x6B6459, 0x9F9688, 0x555555),
    /** Rules. */
    HAIR(0xDDD5C7, 0x332E27, 0xB0B0B0),
    /** Lines between cells. */
    THIN(0xBFB6A7, 0x4B453C, 0x000000),
    /** Lines between boxes, and the frame. */
    THICK(0x3A342C, 0x8F8576, 0x000000),
    /** A clue. */
    GIVEN(0x231F1A, 0xF0E9DD, 0x000000),
    /** A player's digit. */
    PEN(0x1D4E94, 0x9DC5FF, 0x000000),
    /** A pencil mark. */
    MARK(0x5C554B, 0xBBB2A4, 0x444444),
    /** Cells that see the selected one. */
    PEER(0xF5F0E5, 0x242018, 0xE8E8E8),
    /** The cells of diagonals and windows. */
    SHADE(0xF1ECE1, 0x24201B, 0xE8E8E8),
    /** Cells with the selected digit. */
    SAME(0xECDFC0, 0x3D331E, 0xE0E0E0),
    /** The selected cell. */
    SEL(0xFBE6AE, 0x4E3E18, 0xE0E0E0),
    /** The ring of the selected cell. */
    SEL_LINE(0x8A5A00, 0xF2C35B, 0x000000),
    /** The ring of what has the keyboard. */
    FOCUS(0x1C5FA8, 0x7FB5F7, 0x000000),
    /** The thread. */
    THREAD(0xB0322B, 0xF0826C, 0x000000),
    /** Evidence: pattern and links. */
    BECAUSE(0x2267B5, 0x74ABF2, 0x000000),
    /** Tint of {@link #BECAUSE}. */
    BECAUSE_TINT(0xDDEAF8, 0x1B2E45, 0xEEEEEE),
    /** Where a pattern acts: strokes and hatch, never text. */
    COVER(0xB77A12, 0xE8B950, 0x707070),
    /** Tint of {@link #COVER}. */
    COVER_TINT(0xF9EBC9, 0x382E17, 0xF4F4F4),
    /** Text of {@link #COVER}. */
    COVER_TEXT(0x7A5000, 0xE8B950, 0x444444),
    /** Fins, second sets, second cases. */
    FIN(0x56217C, 0xE0C2FF, 0x333333),
    /** Tint of {@link #FIN}. */
    FIN_TINT(0xEFE3F6, 0x332440, 0xE4E4E4),
    /** What is eliminated. */
    REMOVE(0xB8281F, 0xFF8472, 0x000000),
    /** Tint of {@link #REMOVE}. */
    REMOVE_TINT(0xFBE4DE, 0x472019, 0xFFFFFF),
    /** What is placed. */
    PLACE(0x12724A, 0x7FE0AE, 0x000000),
    /** Tint of {@link #PLACE}. */
    PLACE_TINT(0xDBF0E3, 0x17382A, 0xFFFFFF),
    /** A digit inside a filled role. */
    ON_ROLE(0xFFFFFF, 0x12100D, 0xFFFFFF),
    /** The button of a card that does what the card is about. */
    BUTTON(0x231F1A, 0xF0E9DD, 0x000000),
    /** The words on it. */
    ON_BUTTON(0xFFFEFB, 0x1A1713, 0xFFFFFF);

    private final int light;
    private final int dark;
    private final int print;

    Token(int light, int dark, int print) {
        this.light = light;
        this.dark = dark;
        this.print = print;
    }

    /** What style sheets call it: {@code because-tint}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Colour in(Theme theme) {
        return switch (theme) {
            case LIGHT -> new Colour(light);
            case DARK -> new Colour(dark);
            case PRINT -> new Colour(print);
            case PAGE -> new Colour(light, id());
        };
    }
}
