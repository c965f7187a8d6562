package dev.clew.press.style;

import dev.clew.press.picture.Colour;

/** The named colours of the visual language: one table, light and dark side by side. Immutable. */
public enum Token {
    /** The page. */
    PAPER(0xF7F3EB, 0x151310),
    /** The grid, and what step pictures lie on. */
    SURFACE(0xFFFEFB, 0x1D1A16),
    /** Places that lie lower than the page. */
    SUNKEN(0xEDE7DB, 0x26221C),
    /** Places that lie higher than the page. */
    RAISED(0xFFFEFB, 0x3A342B),
    /** Text. */
    INK(0x231F1A, 0xF0E9DD),
    /** Second text. */
    INK2(0x544D44, 0xC3BAAC),
    /** Third text. */
    INK3(0x6B6459, 0x9F9688),
    /** Rules. */
    HAIR(0xDDD5C7, 0x332E27),
    /** Lines between cells. */
    THIN(0xBFB6A7, 0x4B453C),
    /** Lines between boxes, and the frame. */
    THICK(0x3A342C, 0x8F8576),
    /** A clue. */
    GIVEN(0x231F1A, 0xF0E9DD),
    /** A player's digit. */
    PEN(0x1D4E94, 0x9DC5FF),
    /** A pencil mark. */
    MARK(0x5C554B, 0xBBB2A4),
    /** Cells that see the selected one; also the faint shade of diagonals and windows. */
    PEER(0xF5F0E5, 0x242018),
    /** Cells with the selected digit. */
    SAME(0xECDFC0, 0x3D331E),
    /** The selected cell. */
    SEL(0xFBE6AE, 0x4E3E18),
    /** The ring of the selected cell. */
    SEL_LINE(0x8A5A00, 0xF2C35B),
    /** The ring of what has the keyboard. */
    FOCUS(0x1C5FA8, 0x7FB5F7),
    /** The thread. */
    THREAD(0xB0322B, 0xF0826C),
    /** Evidence: pattern and links. */
    BECAUSE(0x2267B5, 0x74ABF2),
    /** Tint of {@link #BECAUSE}. */
    BECAUSE_TINT(0xDDEAF8, 0x1B2E45),
    /** Where a pattern acts: strokes and hatch, never text. */
    COVER(0xB77A12, 0xE8B950),
    /** Tint of {@link #COVER}. */
    COVER_TINT(0xF9EBC9, 0x382E17),
    /** Text of {@link #COVER}. */
    COVER_TEXT(0x7A5000, 0xE8B950),
    /** Fins, second sets, second cases. */
    FIN(0x56217C, 0xE0C2FF),
    /** Tint of {@link #FIN}. */
    FIN_TINT(0xEFE3F6, 0x332440),
    /** What goes. */
    REMOVE(0xB8281F, 0xFF8472),
    /** Tint of {@link #REMOVE}. */
    REMOVE_TINT(0xFBE4DE, 0x472019),
    /** What is placed. */
    PLACE(0x12724A, 0x7FE0AE),
    /** Tint of {@link #PLACE}. */
    PLACE_TINT(0xDBF0E3, 0x17382A),
    /** A digit inside a filled role. */
    ON_ROLE(0xFFFFFF, 0x12100D);

    private final int light;
    private final int dark;

    Token(int light, int dark) {
        this.light = light;
        this.dark = dark;
    }

    Colour in(Theme theme) {
        return new Colour(theme == Theme.LIGHT ? light : dark);
    }
}
