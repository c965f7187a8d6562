package dev.clew.logic.level;

import dev.clew.logic.internal.words.Words;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A rating in words. */
final class RatingText {
    private static final int MOST_NAMED = 2;

    private RatingText() {}

    /** What makes a puzzle as hard as it is, within a line: {@code two chains, one X-Wing, the rest singles}. */
    static String brief(LevelRating rating) {
        if (rating.level() == ClewLevel.BEYOND) {
            return "no technique that Clew knows leads to the end";
        }
        List<String> named = rating.uses().stream()
                .filter(use -> !isSingle(use.technique()))
                .sorted(Comparator.comparingInt(LevelRating.Use::rating).reversed())
                .map(RatingText::counted)
                .toList();
        if (named.isEmpty()) {
            return "singles from beginning to end";
        }
        int others = named.size() - MOST_NAMED;
        return others <= 0
                ? String.join(", ", named) + ", the rest singles"
                : String.join(", ", named.subList(0, MOST_NAMED)) + " and " + Words.number(others)
                        + Words.plural(others, " other technique", " other techniques");
    }

    private static String counted(LevelRating.Use use) {
        TechniqueInfo technique = use.technique();
        return Words.number(use.rounds()) + " "
                + Words.plural(use.rounds(), technique.spoken(), technique.spokenMany());
    }

    /** Where the way is narrowest: {@code the skyscraper in round 18}; nothing where only singles are needed. */
    static Optional<String> narrowest(LevelRating rating) {
        return rating.bottleneck()
                .filter(it -> !isSingle(it.techniques().get(0)))
                .map(it -> "the " + it.techniques().get(0).spoken() + " in round " + it.round());
    }

    private static boolean isSingle(TechniqueInfo technique) {
        return technique.family() == Family.SINGLES;
    }
}
