package dev.clew.press.picture;

/**
 * An opaque colour. There is no transparency: a colour that shines through is mixed in advance with {@link #over}, so
 * that every writer shows the same. Immutable.
 *
 * @param rgb red, green and blue, eight bits each, red highest
 * @param name what a style sheet calls it, or empty: then it is these bits and nothing else
 */
public record Colour(int rgb, String name) {

    /** Checks that no other bits are set. */
    public Colour {
        if (rgb < 0 || rgb > 0xFFFFFF) {
            throw new IllegalArgumentException("Colour " + Integer.toHexString(rgb) + " is not 0 to ffffff");
        }
    }

    /** A colour without a name. */
    public Colour(int rgb) {
        this(rgb, "");
    }

    /** The colour as SVG and CSS write it: {@code #2267b5}. */
    public String hex() {
        String digits = Integer.toHexString(rgb);
        return "#" + "0".repeat(6 - digits.length()) + digits;
    }

    /** What is seen when this colour covers the background with the given opacity from 0 to 1. */
    public Colour over(Colour background, double opacity) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            double level = opacity * channel(shift) + (1 - opacity) * background.channel(shift);
            mixed = mixed << 8 | (int) Math.round(level);
        }
        return new Colour(mixed);
    }

    /** The contrast to another colour as WCAG 2 defines it: 1 for none, 21 for black on white. */
    public double contrast(Colour other) {
        double mine = luminance();
        double others = other.luminance();
        return (Math.max(mine, others) + 0.05) / (Math.min(mine, others) + 0.05);
    }

    private double luminance() {
        return 0.2126 * linear(channel(16)) + 0.7152 * linear(channel(8)) + 0.0722 * linear(channel(0));
    }

    private int channel(int shift) {
        return rgb >> shift & 0xFF;
    }

    private static double linear(int level) {
        double share = level / 255.0;
        return share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
    }
}
