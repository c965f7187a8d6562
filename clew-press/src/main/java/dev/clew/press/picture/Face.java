package dev.clew.press.picture;

import java.util.Locale;

/**
 * The faces of type in use: family, weight, features, and how wide a text comes out. The families need not be installed:
 * each names what stands in for it. Immutable.
 */
public enum Face {
    /** Inter: digits, marks, running text. Open figures of one width. */
    TEXT("Inter, system-ui, sans-serif", 400, "'tnum','ss01'", 0.727, 0.24),
    /** Inter medium: the digits of puzzles on paper. */
    MEDIUM("Inter, system-ui, sans-serif", 500, "'tnum','ss01'", 0.727, 0.24),
    /** Inter semibold: givens, figures inside roles. */
    STRONG("Inter, system-ui, sans-serif", 600, "'tnum','ss01'", 0.727, 0.24),
    /** EB Garamond: names of techniques. Lining figures. */
    TITLE("'EB Garamond', Georgia, serif", 400, "'lnum'", 0.72, 0.29),
    /** JetBrains Mono: cell names and notation. Without ligatures, which would make one sign of {@code <>}. */
    CODE("'JetBrains Mono', ui-monospace, monospace", 400, "'calt' 0", 0.73, 0.27);

    private final String family;
    private final int weight;
    private final String features;
    private final double ascent;
    private final double descent;

    Face(String family, int weight, String features, double ascent, double descent) {
        this.family = family;
        this.weight = weight;
        this.features = features;
        this.ascent = ascent;
        this.descent = descent;
    }

    /** The families to look for, first the one meant, as CSS lists them. */
    public String family() {
        return family;
    }

    /** The name in lower case: {@code text}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The weight: 400 regular, 500 medium, 600 semibold. */
    public int weight() {
        return weight;
    }

    /** OpenType features as CSS's font-feature-settings writes them. */
    public String features() {
        return features;
    }

    /** How wide a text of that size is, in about a hundredth; kerning is left out. */
    public double width(String text, double size) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) {
            sum += advance(text.charAt(i));
        }
        return sum * size / 1000;
    }

    private int advance(char character) {
        return switch (this) {
            case TEXT -> Advances.of(Advances.INTER_400, character);
            case MEDIUM -> Advances.of(Advances.INTER_500, character);
            case STRONG -> Advances.of(Advances.INTER_600, character);
            case TITLE -> Advances.of(Advances.GARAMOND, character);
            case CODE -> Advances.MONO;
        };
    }

    /** How far capitals, ascenders and figures rise above the baseline, as a share of the size. */
    double ascent() {
        return ascent;
    }

    /** How far letters fall below the baseline, as a share of the size. */
    double descent() {
        return descent;
    }
}
