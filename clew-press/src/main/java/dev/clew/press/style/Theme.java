package dev.clew.press.style;

import dev.clew.press.picture.Colour;

/** Light paper, lamplight, black ink on white paper, or whatever a page's style sheet says. Immutable. */
public enum Theme {
    /** Ink on light paper, also for print in colour. */
    LIGHT(0.50),
    /** Light ink on warm black. */
    DARK(0.35),
    /** Black ink alone, and greys made of it. */
    PRINT(0.50),
    /** Colours by name: the page that shows the picture has a style sheet that knows them. */
    PAGE(0.50);

    private static final String HATCH = "hatch";

    private final double hatchOpacity;

    Theme(double hatchOpacity) {
        this.hatchOpacity = hatchOpacity;
    }

    /** The colour of a token in this theme. */
    public Colour colour(Token token) {
        return token.in(this);
    }

    /** The colour of the hatch's lines on its tint. */
    public Colour hatch() {
        Colour mixed = colour(Token.COVER).over(colour(Token.COVER_TINT), hatchOpacity);
        return this == PAGE ? new Colour(mixed.rgb(), HATCH) : mixed;
    }
}
