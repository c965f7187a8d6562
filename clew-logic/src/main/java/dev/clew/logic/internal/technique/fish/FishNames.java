package dev.clew.logic.internal.technique.fish;

import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.TechniqueInfo;

/** What fish of each size are called. */
final class FishNames {
    /** The smallest size without a name of its own; one entry serves it and all above. */
    static final int LARGE = 8;

    private static final String[] NAMES = {"X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"};
    private static final String[] NUMBERS = {"two", "three", "four", "five", "six", "seven"};

    private FishNames() {}

    static TechniqueInfo basic(int size) {
        if (size >= LARGE) {
            return TechniqueInfo.of(
                    "Large Fish",
                    "",
                    "",
                    Family.FISH,
                    "In eight or more rows of a large grid a value has places in as many columns only, so it goes from"
                            + " the rest of these columns; or the other way round.");
        }
        String text = "In %1$s rows a value has places in the same %1$s columns only, so it goes from the rest of these"
                + " columns; or the other way round.";
        return info("", "bf", "030", size, Family.FISH, text);
    }

    static TechniqueInfo finned(int size) {
        String text =
                "In %1$s rows a value has places in %1$s columns, but for a few others, the fins; it goes from the"
                        + " rest of these columns where that sees every fin; or the other way round.";
        return info("Finned ", "fbf", "031", size, Family.FINNED_FISH, text);
    }

    static TechniqueInfo sashimi(int size) {
        String text =
                "A fish of %1$s rows and %1$s columns with fins, one row of which has at most one place apart from"
                        + " its fins; a value goes from the columns where that sees every fin.";
        return info("Sashimi ", "sbf", "032", size, Family.FINNED_FISH, text);
    }

    private static TechniqueInfo info(
            String prefix, String shortName, String code, int size, Family family, String text) {
        return TechniqueInfo.of(
                prefix + NAMES[size - 2],
                shortName + size,
                code + (size - 2),
                family,
                text.formatted(NUMBERS[size - 2]));
    }
}
