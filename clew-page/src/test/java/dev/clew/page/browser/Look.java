package dev.clew.page.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/**
 * What a visitor looks through: the size of the window, light or dark, finger or mouse. Immutable.
 *
 * @param width of the window in CSS pixels
 * @param height of the window in CSS pixels
 * @param dark whether the visitor prefers dark pages
 * @param touch whether the visitor has a touch screen
 * @param still whether the visitor prefers reduced motion; so do screenshots, which must not depend on time
 */
public record Look(int width, int height, boolean dark, boolean touch, boolean still) {
    /** The smallest phone that is cared for. */
    public static final Look SMALL_PHONE = new Look(360, 640, false, true, true);

    /** A usual phone. */
    public static final Look PHONE = new Look(390, 844, false, true, true);

    /** A laptop. */
    public static final Look LAPTOP = new Look(1280, 800, false, false, true);

    /** A projector or a large screen. */
    public static final Look PROJECTOR = new Look(1920, 1080, false, false, true);

    /** The same in the dark. */
    public Look inDark() {
        return new Look(width, height, true, touch, still);
    }

    /** The same with motion. */
    public Look moving() {
        return new Look(width, height, dark, touch, false);
    }

    /** What stands in the name of a screenshot: {@code 390-dark}. */
    public String suffix() {
        return width + (dark ? "-dark" : "-light");
    }

    Browser.NewContextOptions options() {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(touch)
                .setIsMobile(touch)
                .setLocale("en-GB")
                .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
                .setReducedMotion(still ? ReducedMotion.REDUCE : ReducedMotion.NO_PREFERENCE);
    }
}
