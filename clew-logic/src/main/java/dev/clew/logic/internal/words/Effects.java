package dev.clew.logic.internal.words;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.logic.board.Conclusion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a step does, in notation and in words.
 *
 * @param scene the step on its board
 */
public record Effects(Scene scene) {
    /** More proven digits than this are not listed. */
    private static final int MOST_LEFT = 2;

    private List<Conclusion> conclusions() {
        return scene.step().conclusions();
    }

    private List<Candidate> placed() {
        return conclusions().stream()
                .filter(conclusion -> !conclusion.isRemoval())
                .map(Conclusion::candidate)
                .toList();
    }

    /** What is removed: the cells of each value. */
    private TreeMap<Integer, CellSet> removed() {
        TreeMap<Integer, CellSet> removed = new TreeMap<>();
        for (Conclusion conclusion : conclusions()) {
            if (conclusion.isRemoval()) {
                Candidate candidate = conclusion.candidate();
                CellSet cell = CellSet.of(scene.board().size(), candidate.cell());
                removed.merge(candidate.value(), cell, CellSet::or);
            }
        }
        return removed;
    }

    /** {@code r3c9=7}, {@code r2c456<>5, r7c5<>5}: by value, each group of cells with its sign. */
    public Phrase notation() {
        List<Phrase> parts = new ArrayList<>();
        placed().forEach(candidate -> parts.add(Phrase.of(scene.cell(candidate.cell()), "=", candidate.value())));
        removed()
                .forEach((value, cells) ->
                        cells.blocks().forEach(block -> parts.add(Phrase.of(Phrase.names(block), "<>", value))));
        return Phrase.join(", ", parts);
    }

    /** The candidates that are certain after the step: those it places, and those it leaves alone in their cells. */
    public List<Candidate> proved() {
        Map<Integer, Digits> left = new LinkedHashMap<>();
        for (Conclusion conclusion : conclusions()) {
            Candidate candidate = conclusion.candidate();
            Digits rest = conclusion.isRemoval()
                    ? scene.board().digits(candidate.cell()).without(candidate.value())
                    : Digits.NONE.with(candidate.value());
            left.merge(candidate.cell(), rest, Digits::and);
        }
        List<Candidate> proved = new ArrayList<>();
        left.forEach((cell, digits) -> {
            if (digits.size() == 1) {
                proved.add(scene.board().candidate(cell, digits.first()));
            }
        });
        return proved;
    }

    /** Whether all that the step says is which digit is in one cell. */
    public boolean isPlacement() {
        return proved().size() == 1 && scene.targets().size() == 1;
    }

    /** {@code Place 7}, {@code Eliminate 3 candidates}. */
    public String action() {
        if (isPlacement()) {
            return "Place " + proved().get(0).value();
        }
        int count = conclusions().size();
        return placed().isEmpty()
                ? "Eliminate " + count + Words.plural(count, " candidate", " candidates")
                : "Place " + placed().size() + " digits";
    }

    // ---- sentences ----

    /** {@code Place 7 in r3c9.}, {@code Eliminate 5 from r2c456 and r7c5.} */
    public Phrase therefore() {
        return therefore("");
    }

    /**
     * The conclusions with the last bit of their reason.
     *
     * @param reason the words after what is eliminated, such as {@code , which sees both}
     */
    public Phrase therefore(Object reason) {
        if (removed().isEmpty()) {
            return Phrase.of(
                            "Place ",
                            Words.and(placed().stream().map(this::inCell).toList()),
                            ".")
                    .about(candidates());
        }
        Phrase place = placed().isEmpty()
                ? Phrase.NONE
                : Phrase.of(
                        "Place ", Words.and(placed().stream().map(this::inCell).toList()), ". ");
        return Phrase.of(place, "Eliminate ", removals(), reason, ".", left()).about(candidates());
    }

    /** Where the argument says which digit a cell holds: {@code Place 5 in r3c7 (3 and 9 are eliminated).} */
    public Phrase place() {
        if (!isPlacement() || removed().isEmpty()) {
            return therefore();
        }
        return Phrase.of(
                        "Place ",
                        inCell(proved().get(0)),
                        " (",
                        Words.and(removed().keySet()),
                        Words.plural(removed().size(), " is", " are"),
                        " eliminated).")
                .about(candidates());
    }

    /** The reason for {@link #therefore(Object)}: {@code , which sees both}, for what sees a number of cells named before. */
    public String seeing(int count) {
        return seeing(Words.all(count));
    }

    /** The reason for {@link #therefore(Object)}: {@code , which sees both colours}. */
    public String seeing(String what) {
        return ", which " + Words.plural(scene.targets().size(), "sees ", "see ") + what;
    }

    private List<Candidate> candidates() {
        return conclusions().stream().map(Conclusion::candidate).toList();
    }

    private Phrase inCell(Candidate candidate) {
        return Phrase.of(candidate.value(), " in ", scene.cell(candidate.cell()));
    }

    /** {@code 3 and 7 from r7c1}, {@code 2 from r8c45 and 3 from r8c4}, {@code 2 and 3 from r2c7; 4 from r8c1 and r9c3}. */
    private Phrase removals() {
        Map<CellSet, List<Integer>> values = new LinkedHashMap<>();
        removed()
                .forEach((value, cells) ->
                        values.computeIfAbsent(cells, none -> new ArrayList<>()).add(value));
        List<Phrase> parts = new ArrayList<>();
        boolean plain = values.size() <= MOST_LEFT;
        for (Map.Entry<CellSet, List<Integer>> entry : values.entrySet()) {
            List<Phrase> blocks =
                    entry.getKey().blocks().stream().map(Phrase::names).toList();
            parts.add(Phrase.of(Words.and(entry.getValue()), " from ", Words.and(blocks)));
            plain &= blocks.size() == 1 && entry.getValue().size() == 1;
        }
        return plain ? Words.and(parts) : Phrase.join("; ", parts);
    }

    /** Cells that the eliminations leave with one digit. */
    private Phrase left() {
        List<Candidate> alone = proved().stream()
                .filter(candidate -> !placed().contains(candidate))
                .toList();
        if (alone.isEmpty() || alone.size() > MOST_LEFT) {
            return Phrase.NONE;
        }
        return isPlacement()
                ? Phrase.of(" That leaves only ", alone.get(0).value(), ": place it.")
                : Phrase.of(
                        " That leaves only ",
                        Words.and(alone.stream().map(this::inCell).toList()),
                        ".");
    }
}
