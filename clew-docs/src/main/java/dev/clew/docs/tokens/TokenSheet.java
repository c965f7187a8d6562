package dev.clew.docs.tokens;

import dev.clew.press.picture.Colour;
import dev.clew.press.style.CellColour;
import dev.clew.press.style.Dye;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;
import java.util.Locale;

/**
 * The style sheet with the colours of the page: a custom property for each, light and dark, and the classes that name
 * them in drawings.
 */
public final class TokenSheet {
    private static final String HEAD = """
            /* Colours. Made from the tokens of the pictures by tools/tokens: change them there.
               Light is the default; dark follows the system unless the page says otherwise. */
            """;

    private final StringBuilder css = new StringBuilder();

    private TokenSheet() {}

    /** The text of the file. */
    static String make() {
        TokenSheet sheet = new TokenSheet();
        sheet.css.append(HEAD);
        sheet.add(Theme.LIGHT, ":root", "");
        sheet.css.append("\n/* Paper is always light. */\n@media screen {\n");
        sheet.add(Theme.DARK, ":root[data-theme=\"dark\"]", "    ");
        sheet.css.append("}\n\n/* What drawings are painted in. */\n").append(paints());
        return sheet.css.toString();
    }

    /** A rule that sets the colours of a theme. */
    public static String colours(Theme theme, String selector) {
        TokenSheet sheet = new TokenSheet();
        sheet.add(theme, selector, "");
        return sheet.css.toString();
    }

    /** The classes that drawings are painted in. */
    public static String paints() {
        TokenSheet sheet = new TokenSheet();
        for (String property : List.of("fill", "stroke")) {
            for (Token token : Token.values()) {
                sheet.paint(property, token.id());
            }
            sheet.paint(property, "hatch");
        }
        return sheet.css.toString();
    }

    private void add(Theme theme, String selector, String indent) {
        css.append(indent).append(selector).append(" {\n");
        line(indent, "color-scheme", theme.name().toLowerCase(Locale.ROOT));
        for (Token token : Token.values()) {
            colour(indent, token.id(), theme.colour(token));
        }
        colour(indent, "hatch", theme.hatch());
        for (Dye dye : Dye.values()) {
            colour(indent, "level-" + dye.ordinal(), dye.in(theme));
        }
        List<Colour> cells = CellColour.in(theme);
        for (int i = 0; i < cells.size(); i++) {
            colour(indent, "colour-" + (i + 1), cells.get(i));
        }
        css.append(indent).append("}\n");
    }

    private void colour(String indent, String name, Colour colour) {
        line(indent, "--" + name, colour.hex());
    }

    private void line(String indent, String name, String value) {
        css.append(indent)
                .append("    ")
                .append(name)
                .append(": ")
                .append(value)
                .append(";\n");
    }

    private void paint(String property, String token) {
        css.append('.').append(property).append('-').append(token).append(" {\n");
        line("", property, "var(--" + token + ")");
        css.append("}\n");
    }
}
