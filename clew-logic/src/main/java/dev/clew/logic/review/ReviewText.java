package dev.clew.logic.review;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.logic.board.Review;
import dev.clew.logic.text.Depth;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What a player did against the solution, kindly, and no more exactly than the depth of the hint allows. Immutable. */
public final class ReviewText {
    private static final int MOST_NAMED = 12;

    private final Position position;
    private final Shape shape;
    private final Review review;
    private final Depth depth;

    /** The words about a review of a position, at a depth. */
    public ReviewText(Position position, Review review, Depth depth) {
        this.position = position;
        this.shape = position.shape();
        this.review = review;
        this.depth = depth;
    }

    /** What cannot stay: wrong entries, and candidates without the digit that belongs there. */
    public List<String> wrong() {
        List<String> lines = new ArrayList<>();
        CellSet entries = review.wrongEntries();
        if (!entries.isEmpty()) {
            lines.add(count(entries.size(), "A digit you placed", "of the digits you placed") + " cannot stay"
                    + place(
                            entries,
                            entries.stream()
                                    .mapToObj(cell -> shape.candidate(cell, position.placed(cell)))
                                    .toList()));
        }
        CellSet removed = cells(review.wronglyRemoved());
        if (!removed.isEmpty()) {
            lines.add(count(removed.size(), "A candidate you took out", "of the candidates you took out")
                    + (removed.size() == 1 ? " belongs" : " belong") + " in the solution"
                    + place(removed, review.wronglyRemoved()));
        }
        return lines;
    }

    /** What does no harm: marks that a value excludes, and open ones that are not marked. */
    public List<String> harmless() {
        List<String> lines = new ArrayList<>();
        add(lines, review.wrongMarks(), " excluded by a digit in sight");
        add(lines, review.missingMarks(), " not written though the rules leave it open");
        return lines;
    }

    private void add(List<String> lines, List<Candidate> marks, String what) {
        if (!marks.isEmpty()) {
            String names = depth == Depth.WHY ? ": " + names(marks) : "";
            String noun = position.hasNotes() ? "note" : "mark";
            lines.add("Your " + noun + "s: " + marks.size() + " " + noun + (marks.size() == 1 ? " is" : "s are") + what
                    + names + ".");
        }
    }

    private static String count(int number, String one, String many) {
        return number == 1 ? one : number + " " + many;
    }

    private String place(CellSet cells, List<Candidate> candidates) {
        return switch (depth) {
            case NUDGE -> ".";
            case WHERE -> ": look in row" + rows(cells) + ".";
            case WHY -> ": " + names(candidates) + ".";
        };
    }

    private String rows(CellSet cells) {
        TreeSet<Integer> rows = new TreeSet<>();
        cells.forEach(cell -> rows.add(shape.row(cell) + 1));
        String list = rows.toString().replaceAll("[\\[\\]]", "");
        return (rows.size() == 1 ? " " : "s ") + list;
    }

    private static String names(List<Candidate> candidates) {
        List<String> names =
                candidates.stream().map(Candidate::toString).limit(MOST_NAMED).toList();
        int more = candidates.size() - names.size();
        return String.join(", ", names) + (more > 0 ? " and " + more + " more" : "");
    }

    private CellSet cells(List<Candidate> candidates) {
        return CellSet.of(
                shape.size(), candidates.stream().mapToInt(Candidate::cell).toArray());
    }
}
