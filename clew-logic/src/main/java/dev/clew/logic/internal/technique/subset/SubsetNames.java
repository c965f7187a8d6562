package dev.clew.logic.internal.technique.subset;

import dev.clew.logic.technique.TechniqueInfo;

/** What subsets of each size are called. */
final class SubsetNames {
    /** The smallest size without a name of its own; one entry serves it and all above. */
    static final int LARGE = 5;

    private static final String[] WORDS = {"", "single", "pair", "triple", "quadruple", "subset"};

    private SubsetNames() {}

    /** The subsets of a kind: naked, hidden or locked. */
    static TechniqueInfo info(String kind, int size) {
        return TechniqueInfo.of(kind + "-" + WORDS[Math.min(size, LARGE)]);
    }
}
