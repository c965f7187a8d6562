package dev.clew.logic.scale;

import dev.clew.core.json.JsonWriter;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How hard a puzzle is on a scale {@linkplain Scale#of made of rows}: as hard as the hardest round that it needs. Equivalent
 * puzzles have the same. Immutable.
 *
 * @param scale the name of the scale
 * @param isSolved whether its rows lead to the end
 * @param score the weight of the hardest round, and more than every row weighs where they do not lead to the end
 * @param hardest the grade of the hardest round on the way; empty where none was needed or found
 * @param uses the techniques on the way, in the order in which they were first needed
 * @since 0.2.0
 */
public record TableRating(String scale, boolean isSolved, int score, Optional<Grade> hardest, List<Use> uses)
        implements ScoredRating {
    static final List<Column> COLUMNS =
            List.of(Column.text("level"), Column.whole("weight"), Column.text("solved"), Column.text("reasons"));

    /**
     * How often a technique was needed.
     *
     * @param technique the technique
     * @param grade how hard its steps are; the hardest of them where it has several rows
     * @param rounds in how many rounds no row before it led on
     * @param conclusions how many conclusions it drew there
     */
    public record Use(TechniqueInfo technique, Grade grade, int rounds, int conclusions) {
        Use and(Use more) {
            Grade harder = more.grade.weight() > grade.weight() ? more.grade : grade;
            return new Use(technique, harder, rounds + more.rounds, conclusions + more.conclusions);
        }
    }

    /** Keeps a copy of the list. */
    public TableRating {
        uses = List.copyOf(uses);
    }

    @Override
    public String levelName() {
        return isSolved ? level() : OwnScale.UNSOLVED;
    }

    @Override
    public boolean uses(String technique) {
        return uses.stream().anyMatch(use -> use.technique().id().equals(technique));
    }

    private String level() {
        return hardest.map(Grade::level).orElse("");
    }

    private String weight() {
        return hardest.map(grade -> String.valueOf(grade.weight())).orElse("");
    }

    @Override
    public String line() {
        return this + (uses.isEmpty() ? "" : " " + techniques());
    }

    @Override
    public String words() {
        String ending = isSolved ? "" : "; this is as far as the scale " + scale + " leads";
        return uses.isEmpty() && !isSolved ? "no row of the scale " + scale + " leads on" : techniques() + ending;
    }

    @Override
    public List<String> paragraphs() {
        List<String> paragraphs = new ArrayList<>(List.of(toString()));
        if (!uses.isEmpty()) {
            paragraphs.add("Techniques: " + techniques(TechniqueInfo::title));
        }
        return paragraphs;
    }

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

    @Override
    public List<String> cells() {
        return List.of(level(), weight(), String.valueOf(isSolved), words());
    }

    @Override
    public Map<String, List<String>> groups() {
        return Map.of(
                "level",
                List.of(levelName()),
                "technique",
                uses.stream().map(use -> use.technique().id()).toList());
    }

    @Override
    public void writeTo(JsonWriter json) {
        json.put("solved", isSolved);
        hardest.ifPresent(grade -> json.put("level", grade.level()).put("weight", grade.weight()));
        json.object("techniques");
        for (Use use : uses) {
            json.object(use.technique().id())
                    .put("level", use.grade().level())
                    .put("weight", use.grade().weight())
                    .put("rounds", use.rounds())
                    .put("conclusions", use.conclusions())
                    .end();
        }
        json.end();
    }

    /** The level and the weight: {@code silver 2}; where the rows do not lead to the end, {@code unsolved}, too. */
    @Override
    public String toString() {
        String grade = hardest.map(it -> it.level() + " " + it.weight()).orElse("");
        return isSolved ? grade.isEmpty() ? "solved" : grade : grade.isEmpty() ? "unsolved" : "unsolved, " + grade;
    }
}
