package dev.clew.logic.internal.technique.fish;

import dev.clew.logic.technique.TechniqueInfo;

/** What fish of each size are called. */
final class FishNames {
    /** The smallest size without a name of its own; one entry serves it and all above. */
    static final int LARGE = 8;

    /** From this size on a fish is almost never the next step: the other lines make a smaller one. */
    static final int HARDLY_NEXT = 5;

    private static final String[] NAMES = {
        "x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan", "large-fish"
    };

    private FishNames() {}

    /** The fish of a kind: finned-, sashimi-, or basic without a prefix. */
    static TechniqueInfo info(String prefix, int size) {
        return TechniqueInfo.of(prefix + NAMES[Math.min(size, LARGE) - 2]);
    }
}
