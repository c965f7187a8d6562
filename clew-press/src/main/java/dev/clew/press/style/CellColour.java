package dev.clew.press.style;

import dev.clew.press.picture.Colour;
import java.util.List;

/** The colours that players give to cells: marks stay legible on each. */
public final class CellColour {
    private static final List<Integer> LIGHT =
            List.of(0xEFE3C8, 0xF8D9D6, 0xFBE0C4, 0xF5EEB4, 0xDAEBCB, 0xCBE9E5, 0xD2E4F8, 0xE6DBF3);
    private static final List<Integer> DARK =
            List.of(0x3A3222, 0x46272A, 0x46331F, 0x403C1C, 0x2B3A22, 0x1D3A38, 0x1E3148, 0x342943);

    private CellColour() {}

    /** All of them in a theme, in the order of the palette. */
    public static List<Colour> in(Theme theme) {
        return (theme == Theme.DARK ? DARK : LIGHT).stream().map(Colour::new).toList();
    }
}
