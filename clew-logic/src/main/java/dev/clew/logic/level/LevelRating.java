package dev.clew.logic.level;

import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.scale.Column;
import dev.clew.logic.scale.ScoredRating;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How hard a puzzle is, and why. Equivalent puzzles have the same, but for the names of cells and values. Immutable.
 *
 * @param level the level
 * @param score a number to sort by: the more, the harder
 * @param uses the techniques on the way, easiest first
 * @param bottleneck where the way is narrowest; empty where no step was needed or found
 * @since 0.2.0
 */
public record LevelRating(ClewLevel level, int score, List<Use> uses, Optional<Bottleneck> bottleneck)
        implements ScoredRating {
    static final List<Column> COLUMNS = List.of(
            Column.text("level"),
            Column.whole("score"),
            Column.text("hardest"),
            Column.whole("hard_steps"),
            Column.whole("alternatives"),
            Column.text("reasons"));

    /** Scores are counted by hundreds. */
    private static final int COUNTED_TOGETHER = 100;

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
     * The round at which the hardest techniques of the way have the fewest different conclusions.
     *
     * @param techniques the techniques of that weight that lead on anywhere on the way, by id
     * @param rating how hard one of its steps is
     * @param round the number of the round, from 1
     * @param alternatives how many different conclusions there are to choose from
     * @param hardSteps how many rounds of the way are about as hard as this one
     * @param examples the first few of the conclusions
     */
    public record Bottleneck(
            List<TechniqueInfo> techniques,
            int rating,
            int round,
            int alternatives,
            int hardSteps,
            List<Conclusion> examples) {
        /** Keeps copies of the lists. */
        public Bottleneck {
            techniques = List.copyOf(techniques);
            examples = List.copyOf(examples);
        }

        /** The names of the techniques: {@code Locked Pair or Naked Pair}. */
        public String techniqueNames() {
            return techniques.stream().map(TechniqueInfo::name).collect(Collectors.joining(" or "));
        }

        @Override
        public String toString() {
            return words(TechniqueInfo::name);
        }

        private String words(Function<TechniqueInfo, String> naming) {
            return techniques.stream().map(naming).collect(Collectors.joining(" or ")) + " in round "
                    + round + " with " + alternatives
                    + (alternatives == 1 ? " way on: " : " ways on: ")
                    + examples.stream().map(Conclusion::toString).collect(Collectors.joining(", "))
                    + (alternatives > examples.size() ? ", ..." : "");
        }
    }

    /** Keeps a copy of the list. */
    public LevelRating {
        uses = List.copyOf(uses);
    }

    @Override
    public String levelName() {
        return level.id();
    }

    /** Whether the way needs a technique, by id; a hidden single in a box is a hidden single, too. */
    @Override
    public boolean uses(String technique) {
        return uses.stream()
                .map(use -> use.technique().id())
                .anyMatch(id -> id.equals(technique) || id.startsWith(technique + "-in-a-"));
    }

    @Override
    public String scale() {
        return ClewScale.ID;
    }

    @Override
    public String line() {
        return this + " " + words();
    }

    /** The reasons on one line: techniques with their rounds, then the bottleneck. */
    @Override
    public String words() {
        return techniques() + bottleneck.map(it -> "; bottleneck: " + it).orElse("");
    }

    @Override
    public List<String> paragraphs() {
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add(level + ", score " + score);
        paragraphs.add("Techniques: " + techniques(TechniqueInfo::title));
        bottleneck.ifPresent(it -> paragraphs.add("Bottleneck: " + it.words(TechniqueInfo::title)));
        return paragraphs;
    }

    @Override
    public List<String> cells() {
        return List.of(
                level.id(),
                String.valueOf(score),
                bottleneck.map(Bottleneck::techniqueNames).orElse(""),
                bottleneck.map(it -> String.valueOf(it.hardSteps())).orElse(""),
                bottleneck.map(it -> String.valueOf(it.alternatives())).orElse(""),
                words());
    }

    @Override
    public Map<String, List<String>> groups() {
        return Map.of(
                "level",
                List.of(level.id()),
                "rating",
                List.of(String.valueOf(score / COUNTED_TOGETHER * COUNTED_TOGETHER)),
                "technique",
                uses.stream().map(use -> use.technique().id()).toList());
    }

    @Override
    public void writeTo(JsonWriter json) {
        json.put("level", level.id()).put("score", score);
        json.object("techniques");
        for (Use use : uses) {
            json.object(use.technique().id())
                    .put("weight", use.rating())
                    .put("rounds", use.rounds())
                    .put("conclusions", use.conclusions())
                    .end();
        }
        json.end();
        bottleneck.ifPresent(it -> json.object("bottleneck")
                .texts(
                        "techniques",
                        it.techniques().stream().map(TechniqueInfo::id).toList())
                .put("weight", it.rating())
                .put("round", it.round())
                .put("alternatives", it.alternatives())
                .put("hardSteps", it.hardSteps())
                .texts("examples", it.examples())
                .end());
        json.put("brief", RatingText.brief(this));
        RatingText.narrowest(this).ifPresent(words -> json.put("narrowest", words));
    }

    /** The techniques with the number of rounds that need them: {@code Full House ×2, Naked Pair ×1}. */
    @Override
    public String techniques() {
        return techniques(TechniqueInfo::name);
    }

    private String techniques(Function<TechniqueInfo, String> naming) {
        Map<String, Integer> rounds = new LinkedHashMap<>();
        uses.forEach(use -> rounds.merge(naming.apply(use.technique()), use.rounds(), Integer::sum));
        return rounds.entrySet().stream()
                .map(entry -> entry.getKey() + " ×" + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** The level and the score: {@code hard 415}. */
    @Override
    public String toString() {
        return level + " " + score;
    }
}
