package dev.clew.logic.internal.words;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A step on its board, and how players name what is on it.
 *
 * @param board the board before the step
 * @param step the step
 */
public record Scene(BoardView board, Step step) {
    /** More cells than this are named in short. */
    private static final int MOST_NAMED = 3;

    /** The rules. */
    public Shape shape() {
        return board.shape();
    }

    /** What players call the technique. */
    public String title() {
        return step.technique().title();
    }

    /** One of several wordings, always the same for the same conclusions. */
    public String pick(String... wordings) {
        int mix = 7;
        for (Conclusion conclusion : step.conclusions()) {
            mix = 31 * (31 * mix + conclusion.candidate().cell())
                    + conclusion.candidate().value();
        }
        return wordings[Math.floorMod(mix ^ mix >>> 7, wordings.length)];
    }

    // ---- cells ----

    /** {@code r1c1}. */
    public Phrase cell(int cell) {
        return Phrase.name(shape().cellName(cell), CellSet.of(board.size(), cell));
    }

    private List<Phrase> each(CellSet cells) {
        return cells.stream().mapToObj(this::cell).toList();
    }

    private static List<Phrase> inBlocks(CellSet cells) {
        return cells.blocks().stream().map(Phrase::names).toList();
    }

    /** {@code r1c1, r1c2 and r3c2}; more of them in short: {@code r1c123 and r4c567}. */
    public Phrase cells(CellSet cells) {
        return Words.and(cells.size() > MOST_NAMED ? inBlocks(cells) : each(cells));
    }

    /** {@code r1c1 or r1c2}; more of them in short: {@code one of r1c123 and r4c567}. */
    public Phrase anyOf(CellSet cells) {
        return cells.size() > MOST_NAMED ? Phrase.of("one of ", Words.and(inBlocks(cells))) : Words.or(each(cells));
    }

    /** The cells of these candidates. */
    public CellSet cellsOf(Collection<Candidate> candidates) {
        return CellSet.of(
                board.size(), candidates.stream().mapToInt(Candidate::cell).toArray());
    }

    /** The cells of the conclusions. */
    public CellSet targets() {
        return cellsOf(step.conclusions().stream().map(Conclusion::candidate).toList());
    }

    /** Whether naming the cells gives no conclusion away. */
    public boolean isNamed(CellSet cells) {
        return cells.and(targets()).isEmpty();
    }

    /** The cells, or only a house of theirs where naming a cell would give the conclusion away. */
    public Phrase place(CellSet cells) {
        if (isNamed(cells)) {
            return anyOf(cells);
        }
        int cell = cells.first();
        return Phrase.of(house(shape().houseOf(cell, shape().housesOf(cell) - 1)));
    }

    /** The values that some of the cells can take. */
    public Digits valuesOf(CellSet cells) {
        Digits values = Digits.NONE;
        for (int cell : cells.toArray()) {
            values = values.or(board.digits(cell));
        }
        return values;
    }

    /** {@code 2, 5 and 7}. */
    public static Phrase and(Digits values) {
        return Words.and(values.stream().boxed().toList());
    }

    /** {@code 2, 5 or 7}. */
    public static Phrase or(Digits values) {
        return Words.or(values.stream().boxed().toList());
    }

    /** Whether both cannot be true. */
    public boolean exclude(Candidate one, Candidate other) {
        return board.links().exclude(one, other);
    }

    // ---- houses ----

    /** {@code row 4}. */
    public String house(int house) {
        return shape().houseName(house);
    }

    /** {@code box}, without its number. */
    public String kind(int house) {
        return shape().houseKind(house).word();
    }

    /** {@code rows}, for houses of one kind; {@code houses} otherwise. */
    public String kinds(List<Integer> houses) {
        List<String> words = houses.stream().map(this::kind).distinct().toList();
        return words.size() > 1 ? "houses" : many(words.get(0));
    }

    /** {@code row}, for houses of one kind; a word for any house otherwise. */
    public String oneOfKinds(List<Integer> houses) {
        List<String> words = houses.stream().map(this::kind).distinct().toList();
        return words.size() > 1 ? "house" : words.get(0);
    }

    private static String many(String word) {
        return word.endsWith("x") ? word + "es" : word + "s";
    }

    private Map<String, List<String>> numbers(List<Integer> houses) {
        Map<String, List<String>> numbers = new LinkedHashMap<>();
        for (int house : houses) {
            String number = house(house).substring(kind(house).length()).strip();
            numbers.computeIfAbsent(kind(house), kind -> new ArrayList<>()).add(number);
        }
        return numbers;
    }

    /** {@code rows 4 and 9}, {@code row 4 and boxes 2 and 3}. */
    public String houses(List<Integer> houses) {
        List<String> parts = new ArrayList<>();
        numbers(houses)
                .forEach((kind, list) ->
                        parts.add(((list.size() > 1 ? many(kind) : kind) + " " + Words.and(list)).strip()));
        return Words.and(parts).toString();
    }

    /** {@code r49 c17 b2}. */
    public String shortHouses(List<Integer> houses) {
        List<String> parts = new ArrayList<>();
        numbers(houses)
                .forEach((kind, list) ->
                        parts.add(kind.substring(0, 1) + String.join(board.size() > 9 ? "/" : "", list)));
        return String.join(" ", parts);
    }

    /** The houses that hold all these cells. */
    public List<Integer> sharedHouses(CellSet cells) {
        List<Integer> shared = new ArrayList<>();
        int first = cells.first();
        for (int i = 0; i < shape().housesOf(first); i++) {
            int house = shape().houseOf(first, i);
            if (shape().houseCells(house).containsAll(cells)) {
                shared.add(house);
            }
        }
        return shared;
    }

    /** As a slot describes itself: {@code r1c1}, {@code 9 in row 4}, {@code 3 among r1c12}. */
    public Phrase slot(Slot slot) {
        Parts parts = Parts.of(slot);
        if (parts.cell().isPresent()) {
            return cell(parts.cell().getAsInt());
        }
        return parts.cells()
                .map(cells -> Phrase.of(parts.value().orElseThrow(), " among ", Phrase.names(cells)))
                .orElseGet(() -> Phrase.of(slot.describe(shape())).about(cellsOf(slot.candidates(board))));
    }
}
