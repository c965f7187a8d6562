package dev.clew.logic.internal.technique.subset;

import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.TechniqueInfo;

/** What subsets of each size are called. */
final class SubsetNames {
    /** The smallest size without a name of its own; one entry serves it and all above. */
    static final int LARGE = 5;

    private static final String[] WORDS = {"", "Single", "Pair", "Triple", "Quadruple"};
    private static final String[] NUMBERS = {"no", "one", "two", "three", "four"};

    private SubsetNames() {}

    static TechniqueInfo naked(int size) {
        if (size >= LARGE) {
            return TechniqueInfo.of(
                    "Naked Subset",
                    "",
                    "",
                    Family.SUBSETS,
                    "Five or more cells of a large house have as many candidates between them as there are cells, so"
                            + " these values go from the rest of the house.");
        }
        String text = "%s cells of a house have only %s candidates between them, so these values go from the rest of"
                + " the house.";
        return TechniqueInfo.of(
                "Naked " + WORDS[size],
                "n" + size,
                "020" + (size - 2),
                Family.SUBSETS,
                text.formatted(capital(NUMBERS[size]), NUMBERS[size]));
    }

    static TechniqueInfo hidden(int size) {
        if (size >= LARGE) {
            return TechniqueInfo.of(
                    "Hidden Subset",
                    "",
                    "",
                    Family.SUBSETS,
                    "Five or more values of a large house have as many places between them as there are values, so"
                            + " every other candidate goes from these cells.");
        }
        String text = "%s values of a house have only %s places between them, so every other candidate goes from these"
                + " cells.";
        return TechniqueInfo.of(
                "Hidden " + WORDS[size],
                "h" + size,
                "021" + (size - 2),
                Family.SUBSETS,
                text.formatted(capital(NUMBERS[size]), NUMBERS[size]));
    }

    static TechniqueInfo locked(int size) {
        String text = "%s cells where a box and a line cross have only %s candidates between them, so these values go"
                + " from the rest of both.";
        return TechniqueInfo.of(
                "Locked " + WORDS[size],
                "l" + size,
                "011" + (size - 2),
                Family.INTERSECTIONS,
                text.formatted(capital(NUMBERS[size]), NUMBERS[size]));
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
