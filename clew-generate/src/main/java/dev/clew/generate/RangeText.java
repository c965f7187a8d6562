package dev.clew.generate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads ranges as people write them: one bound, or two with dots or a hyphen between them. */
final class RangeText {
    private RangeText() {}

    /**
     * The bounds of {@code 28}, {@code 24..30} or {@code 24-30}.
     *
     * @param complaint what to say of any other text
     * @throws IllegalArgumentException for any other text
     */
    static int[] numbers(String text, String complaint) {
        Matcher matcher =
                Pattern.compile("(\\d{1,5})(?:(?:\\.\\.|-)(\\d{1,5}))?").matcher(text.strip());
        if (!matcher.matches()) {
            throw new IllegalArgumentException("\"" + text + "\" " + complaint);
        }
        int least = Integer.parseInt(matcher.group(1));
        return new int[] {least, matcher.group(2) == null ? least : Integer.parseInt(matcher.group(2))};
    }
}
