package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Board;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.internal.rating.Findings;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Rates by rounds: the first rows of one grade that lead on carry all their conclusions out at once, so that equivalent
 * puzzles have one rating whatever is found first. Mutable, for one thread.
 */
final class TableRounds {
    private final String scale;
    private final Board board;
    private final Facts facts;
    private final Meter meter;
    private final Findings all;
    private final Findings own;
    private final Map<String, TableRating.Use> uses = new LinkedHashMap<>();
    private @Nullable Grade hardest;

    TableRounds(String scale, Board board, Meter meter) {
        this.scale = scale;
        this.board = board;
        this.facts = Facts.of(board);
        this.meter = meter;
        this.all = new Findings(board);
        this.own = new Findings(board);
    }

    /**
     * Goes as far as the rows lead; empty when the budget ends before that.
     *
     * @param unfinished the score of a puzzle that they do not finish
     */
    Optional<TableRating> rating(Table table, int unfinished) {
        List<List<Row>> grades = byGrade(table.rows());
        boolean moving = true;
        while (moving && !board.isSolved() && meter.spend()) {
            moving = advance(grades);
        }
        return meter.isExhausted()
                ? Optional.empty()
                : Optional.of(new TableRating(
                        scale,
                        board.isSolved(),
                        score(unfinished),
                        Optional.ofNullable(hardest),
                        List.copyOf(uses.values())));
    }

    private int score(int unfinished) {
        if (!board.isSolved()) {
            return unfinished;
        }
        return hardest == null ? 0 : hardest.weight();
    }

    private static List<List<Row>> byGrade(List<Row> rows) {
        List<List<Row>> grades = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            if (i == 0 || !rows.get(i).grade().equals(rows.get(i - 1).grade())) {
                grades.add(new ArrayList<>());
            }
            grades.get(grades.size() - 1).add(rows.get(i));
        }
        return grades;
    }

    /** One round; false when nothing leads on or the budget ends. */
    private boolean advance(List<List<Row>> grades) {
        for (List<Row> rows : grades) {
            all.clear();
            List<TableRating.Use> found = new ArrayList<>();
            rows.forEach(row -> collect(row, found));
            if (meter.isExhausted()) {
                return false;
            }
            if (all.count() > 0) {
                found.forEach(use -> uses.merge(use.technique().id(), use, TableRating.Use::and));
                Grade grade = rows.get(0).grade();
                hardest = hardest == null || grade.weight() > hardest.weight() ? grade : hardest;
                all.applyTo(board);
                return true;
            }
        }
        return false;
    }

    private void collect(Row row, List<TableRating.Use> found) {
        own.clear();
        row.collect(facts, meter, own);
        if (own.count() > 0) {
            TechniqueInfo technique = row.technique().info();
            found.add(new TableRating.Use(technique, row.grade(), 1, own.count()));
            all.addAll(own);
        }
    }
}
