package dev.clew.docs.guide;

import dev.clew.logic.level.ClewLevel;
import dev.clew.press.picture.Colour;
import java.util.List;

/** The colours of the levels on light paper: the harder, the darker. */
final class Dye {
    private static final List<Integer> LIGHT =
            List.of(0x93866A, 0x8B7436, 0xA9640F, 0xB0322B, 0x86204C, 0x561C56, 0x261A2E);

    private Dye() {}

    static Colour of(ClewLevel level) {
        return new Colour(LIGHT.get(level.ordinal()));
    }
}
