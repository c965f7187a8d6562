package dev.clew.logic.level;

import dev.clew.logic.internal.table.TechniqueTable;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The numbers of the levels: a ladder of rungs, how a path becomes a score, and where levels begin. Immutable.
 */
final class LevelScale {
    private static final String WEIGHT = "weight";
    private static final String LEVEL = "level";
    private static final Set<String> PARTS = Set.of(WEIGHT, LEVEL);
    private static final Set<String> WEIGHTS =
            Set.of("hard-window", "more-hard-steps", "most-hard-steps", "narrow", "unfinished", "candidate-left");

    /**
     * Techniques that are equally hard.
     *
     * @param rating how hard
     * @param sources the techniques
     */
    record Rung(int rating, List<RatedTechnique> sources) {
        /** The rung with some of its sources, maybe none. */
        Rung only(Predicate<RatedTechnique> wanted) {
            return new Rung(rating, sources.stream().filter(wanted).toList());
        }

        /** The rung as rows of a table. */
        Stream<Row> rows(ClewLevel level) {
            Grade grade = new Grade(level.id(), rating);
            return sources.stream().flatMap(source -> source.rows(grade).stream());
        }
    }

    private static final LevelScale STANDARD =
            new LevelScale(LevelData.ofResource("levels.properties"), TechniqueTable.standard());

    /** The column of the table that says how hard a technique is. */
    private static final String COLUMN = "clew";

    private final List<Rung> rungs;
    private final LevelData data;
    private final TechniqueTable table;
    private final int[] starts;

    /**
     * The scale of some numbers and a table of techniques.
     *
     * @throws IllegalArgumentException if something is missing, unknown or out of order; the message names the line
     */
    LevelScale(LevelData data, TechniqueTable table) {
        this.data = data;
        this.table = table;
        checkNames();
        this.rungs = readRungs();
        this.starts = readStarts();
    }

    /** The scale that everybody uses. */
    static LevelScale standard() {
        return STANDARD;
    }

    private void checkNames() {
        for (String name : data.numbers().keySet()) {
            int dot = name.indexOf('.');
            String part = name.substring(0, dot);
            String rest = name.substring(dot + 1);
            if (!PARTS.contains(part)) {
                throw data.complaint(part, rest, "there is no such part; take weight or level");
            }
            if (part.equals(WEIGHT) && !WEIGHTS.contains(rest)) {
                throw data.complaint(part, rest, "there is no such weight; known are " + String.join(", ", WEIGHTS));
            }
        }
        WEIGHTS.forEach(this::weight);
    }

    private List<Rung> readRungs() {
        Map<Integer, List<RatedTechnique>> byRating = new TreeMap<>();
        for (TechniqueTable.Row row : table.rows()) {
            if (!row.text(COLUMN).isEmpty()) {
                byRating.computeIfAbsent(number(row), rating -> new ArrayList<>())
                        .add(source(row));
            }
        }
        return byRating.entrySet().stream()
                .map(entry -> new Rung(entry.getKey(), List.copyOf(entry.getValue())))
                .toList();
    }

    private static int number(TechniqueTable.Row row) {
        String text = row.text(COLUMN);
        if (!text.matches("\\d{1,8}")) {
            throw row.complaint("\"" + text + "\" is not a whole number; how hard is it?");
        }
        return Integer.parseInt(text);
    }

    private static RatedTechnique source(TechniqueTable.Row row) {
        try {
            return RatedTechnique.of(row);
        } catch (IllegalArgumentException e) {
            throw row.complaint(String.valueOf(e.getMessage()));
        }
    }

    private int[] readStarts() {
        for (String name : data.names(LEVEL)) {
            if (ClewLevel.find(name).filter(level -> level != ClewLevel.BEYOND).isEmpty()) {
                throw data.complaint(LEVEL, name, "there is no such level to begin at a score");
            }
        }
        int[] all = new int[ClewLevel.BEYOND.ordinal()];
        for (int i = 0; i < all.length; i++) {
            String name = ClewLevel.values()[i].id();
            all[i] = data.number(LEVEL, name);
            if (i == 0 ? all[i] != 0 : all[i] <= all[i - 1]) {
                throw data.complaint(LEVEL, name, "the first level begins at 0 and each other above the one before");
            }
        }
        return all;
    }

    private int weight(String name) {
        return data.number(WEIGHT, name);
    }

    /** The rungs, easiest first. */
    List<Rung> rungs() {
        return rungs;
    }

    /** The rows of a table, easiest first. */
    List<Row> rows() {
        return rungs.stream().flatMap(rung -> rung.rows(level(rung.rating()))).toList();
    }

    /** How hard a guess is: harder than everything the catalogue has. */
    Grade ofGuess() {
        return new Grade(ClewLevel.BEYOND.id(), weight("unfinished"));
    }

    /** The least rating of a step that counts as hard where the hardest has that rating. */
    int leastHard(int hardest) {
        return hardest - weight("hard-window");
    }

    /** The score of a puzzle that was finished. */
    int score(int hardest, int hardSteps, int alternatives) {
        int more = Math.min(hardSteps - 1, weight("most-hard-steps"));
        return hardest + more * weight("more-hard-steps") + weight("narrow") / alternatives;
    }

    /** The highest score of a puzzle whose hardest step has that rating and never fewer alternatives. */
    int highestScore(int hardest, int alternatives) {
        return score(hardest, 1 + weight("most-hard-steps"), alternatives);
    }

    /** The lowest score of a level. */
    int lowestScore(ClewLevel level) {
        return level == ClewLevel.BEYOND ? weight("unfinished") : starts[level.ordinal()];
    }

    /** The score of a puzzle that was not finished. */
    int unfinishedScore(int candidatesLeft) {
        return weight("unfinished") + candidatesLeft * weight("candidate-left");
    }

    /** Whether a step of that rating may occur in a puzzle of that level. */
    boolean isWithin(int rating, ClewLevel level) {
        int next = level.ordinal() + 1;
        return next >= starts.length || rating < starts[next];
    }

    /** The level of a puzzle that was finished with that score. */
    ClewLevel level(int score) {
        int index = starts.length - 1;
        while (starts[index] > score) {
            index--;
        }
        return ClewLevel.values()[index];
    }

    /** The number of a technique. */
    int weightOf(String technique) {
        return number(table.row(technique));
    }

    /** The level whose scores the rating of a technique lies in. */
    ClewLevel levelOf(String technique) {
        return level(weightOf(technique));
    }
}
