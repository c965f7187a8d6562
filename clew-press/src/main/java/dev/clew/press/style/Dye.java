package dev.clew.press.style;

import dev.clew.logic.level.ClewLevel;
import dev.clew.press.picture.Colour;

/** The colours of the levels: the harder, the darker on light paper and the brighter in the dark. Immutable. */
public enum Dye {
    /** The easiest level. */
    BEGINNER(0x93866A, 0x857A66),
    /** The second level. */
    EASY(0x8B7436, 0xAD9450),
    /** The third level. */
    MODERATE(0xA9640F, 0xCF9A3C),
    /** The fourth level. */
    HARD(0xB0322B, 0xF28B74),
    /** The fifth level. */
    EXPERT(0x86204C, 0xF79ABB),
    /** The sixth level. */
    EXTREME(0x561C56, 0xE0B5F2),
    /** The hardest level. */
    BEYOND(0x261A2E, 0xF7F2FF);

    private final int light;
    private final int dark;

    Dye(int light, int dark) {
        this.light = light;
        this.dark = dark;
    }

    /** The colour of a level. */
    public static Dye of(ClewLevel level) {
        return values()[level.ordinal()];
    }

    /** The colour in a theme; ink on paper has one colour only. */
    public Colour in(Theme theme) {
        return theme == Theme.DARK ? new Colour(dark) : new Colour(light);
    }
}
