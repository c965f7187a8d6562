package dev.clew.logic.level;

import dev.clew.logic.board.Conclusion;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How hard a puzzle is, and why. Equivalent puzzles have the same, but for the names of cells and values. Immutable.
 *
 * @param level the level
 * @param score a number to sort by: the more, the harder
 * @param uses the techniques on the way, easiest first
 * @param bottleneck where the way is narrowest; empty where no step was needed or found
 */
public record LevelRating(ClewLevel level, int score, List<Use> uses, Optional<Bottleneck> bottleneck) {
    /**
     * How often a technique was needed.
     *
     * @param technique the technique
     * @param rating how hard one of its steps is
     * @param rounds in how many rounds nothing easier led on
     * @param conclusions how many different conclusions it drew there, taken together
     */
    public record Use(TechniqueInfo technique, int rating, int rounds, int conclusions) {}

    /**
     * The round at which the hardest technique of the way has the fewest different conclusions.
     *
     * @param technique the technique
     * @param rating how hard one of its steps is
     * @param round the number of the round, from 1
     * @param alternatives how many different conclusions there are to choose from
     * @param hardSteps how many rounds of the way are about as hard as this one
     * @param examples the first few of the conclusions
     */
    public record Bottleneck(
            TechniqueInfo technique,
            int rating,
            int round,
            int alternatives,
            int hardSteps,
            List<Conclusion> examples) {
        /** Keeps a copy of the list. */
        public Bottleneck {
            examples = List.copyOf(examples);
        }

        @Override
        public String toString() {
            return technique.name() + " in round " + round + " with " + alternatives
                    + (alternatives == 1 ? " way on: " : " ways on: ")
                    + examples.stream().map(Conclusion::toString).collect(Collectors.joining(", "))
                    + (alternatives > examples.size() ? ", ..." : "");
        }
    }

    /** Keeps a copy of the list. */
    public LevelRating {
        uses = List.copyOf(uses);
    }

    /** Whether the way needs a technique, by id; a hidden single in a box is a hidden single, too. */
    public boolean uses(String technique) {
        return uses.stream()
                .map(use -> use.technique().id())
                .anyMatch(id -> id.equals(technique) || id.startsWith(technique + "-in-a-"));
    }

    /** The reasons on one line: techniques with their rounds, then the bottleneck. */
    public String reasons() {
        return techniques() + bottleneck.map(it -> "; bottleneck: " + it).orElse("");
    }

    /** The techniques with the number of rounds that need them: {@code Full House ×2, Naked Pair ×1}. */
    public String techniques() {
        return uses.stream()
                .map(use -> use.technique().name() + " ×" + use.rounds())
                .collect(Collectors.joining(", "));
    }

    /** The level and the score: {@code hard 415}. */
    @Override
    public String toString() {
        return level + " " + score;
    }
}
