package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A step on its board, and how players name what is on it. */
record Scene(BoardView board, Step step) {
    Shape shape() {
        return board.shape();
    }

    /** The technique's name. */
    String name() {
        return step.technique().name();
    }

    /** One of several wordings, always the same for the same conclusions. */
    String pick(String... wordings) {
        int mix = 7;
        for (Conclusion conclusion : step.conclusions()) {
            mix = 31 * (31 * mix + conclusion.candidate().cell())
                    + conclusion.candidate().value();
        }
        return wordings[Math.floorMod(mix ^ mix >>> 7, wordings.length)];
    }

    // ---- cells and houses ----

    /** {@code r1c1}. */
    Phrase cell(int cell) {
        return Phrase.name(shape().cellName(cell), CellSet.of(board.size(), cell));
    }

    private List<Phrase> each(CellSet cells) {
        return cells.stream().mapToObj(this::cell).toList();
    }

    /** {@code r1c1, r1c2 and r3c2}; many cells in short: {@code r1c123, r4c567}. */
    Phrase cells(CellSet cells) {
        return cells.size() > 5 ? Phrase.names(cells) : Words.and(each(cells));
    }

    /** {@code r1c1 or r1c2}. */
    Phrase anyOf(CellSet cells) {
        return Words.or(each(cells));
    }

    /** {@code r5c5=7}, {@code r3c6<>4}, a group as {@code r12c4=5}. */
    Phrase claim(Claim claim) {
        Map<Integer, CellSet> cells = new TreeMap<>();
        claim.candidates()
                .forEach(candidate ->
                        cells.merge(candidate.value(), CellSet.of(board.size(), candidate.cell()), CellSet::or));
        List<Phrase> parts = new ArrayList<>();
        cells.forEach((value, set) -> parts.add(Phrase.of(Phrase.names(set), claim.on() ? "=" : "<>", value)));
        return Phrase.join(claim.on() ? " or " : " and ", parts);
    }

    /** As a slot describes itself: {@code r1c1}, {@code 9 in row 4}, {@code 3 among r1c12}. */
    Phrase slot(Slot slot) {
        Parts parts = Parts.of(slot);
        if (parts.cell().isPresent()) {
            return cell(parts.cell().getAsInt());
        }
        return parts.cells()
                .map(cells -> Phrase.of(parts.value().orElseThrow(), " among ", Phrase.names(cells)))
                .orElseGet(() -> Phrase.of(slot.describe(shape())).about(cellsOf(slot.candidates(board))));
    }

    /** The cells of these candidates. */
    CellSet cellsOf(Collection<Candidate> candidates) {
        return CellSet.of(
                board.size(), candidates.stream().mapToInt(Candidate::cell).toArray());
    }

    /** The cells of the conclusions. */
    CellSet targets() {
        return cellsOf(step.conclusions().stream().map(Conclusion::candidate).toList());
    }

    /** {@code row 4}. */
    String house(int house) {
        return shape().houseName(house);
    }

    /** {@code box}, without its number. */
    String kind(int house) {
        return shape().houseKind(house).word();
    }

    /** {@code rows}, for houses of one kind; {@code houses} otherwise. */
    String kinds(List<Integer> houses) {
        List<String> words = houses.stream().map(this::kind).distinct().toList();
        return words.size() > 1 ? "houses" : many(words.get(0));
    }

    private static String many(String word) {
        return word.endsWith("x") ? word + "es" : word + "s";
    }

    /** {@code rows 4 and 9}, {@code row 4 and boxes 2 and 3}. */
    String houses(List<Integer> houses) {
        Map<String, List<String>> numbers = new LinkedHashMap<>();
        for (int house : houses) {
            String number = house(house).substring(kind(house).length()).strip();
            numbers.computeIfAbsent(kind(house), kind -> new ArrayList<>()).add(number);
        }
        List<String> parts = new ArrayList<>();
        numbers.forEach(
                (kind, list) -> parts.add(((list.size() > 1 ? many(kind) : kind) + " " + Words.and(list)).strip()));
        return Words.and(parts).toString();
    }

    /** {@code r49 c17 b2}. */
    String shortHouses(List<Integer> houses) {
        Map<String, List<String>> numbers = new LinkedHashMap<>();
        for (int house : houses) {
            String number = house(house).substring(kind(house).length()).strip();
            numbers.computeIfAbsent(kind(house).substring(0, 1), kind -> new ArrayList<>())
                    .add(number);
        }
        List<String> parts = new ArrayList<>();
        numbers.forEach((letter, list) -> parts.add(letter + String.join(board.size() > 9 ? "/" : "", list)));
        return String.join(" ", parts);
    }

    /** The houses that hold all these cells. */
    List<Integer> sharedHouses(CellSet cells) {
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

    /** Whether both cannot be true. */
    boolean exclude(Candidate one, Candidate other) {
        return board.links().exclude(one, other);
    }

    // ---- conclusions ----

    /** {@code r3c9=7}, {@code r2c456<>5, r7c5<>5}: by value, each group of cells with its sign. */
    Phrase effects() {
        List<Phrase> parts = new ArrayList<>();
        Map<Integer, CellSet> removed = new TreeMap<>();
        for (Conclusion conclusion : step.conclusions()) {
            Candidate candidate = conclusion.candidate();
            if (conclusion.isRemoval()) {
                CellSet cell = CellSet.of(board.size(), candidate.cell());
                removed.merge(candidate.value(), cell, CellSet::or);
            } else {
                parts.add(Phrase.of(cell(candidate.cell()), "=", candidate.value()));
            }
        }
        removed.forEach((value, cells) ->
                cells.blocks().forEach(block -> parts.add(Phrase.of(Phrase.names(block), "<>", value))));
        return Phrase.join(", ", parts);
    }

    /** The candidates that are certain after the step: those it places, and those it leaves alone in their cells. */
    List<Candidate> proved() {
        Map<Integer, Digits> left = new LinkedHashMap<>();
        for (Conclusion conclusion : step.conclusions()) {
            Candidate candidate = conclusion.candidate();
            left.merge(
                    candidate.cell(),
                    conclusion.isRemoval()
                            ? board.digits(candidate.cell()).without(candidate.value())
                            : Digits.NONE.with(candidate.value()),
                    Digits::and);
        }
        List<Candidate> proved = new ArrayList<>();
        left.forEach((cell, digits) -> {
            if (digits.size() == 1) {
                digits.forEach(value -> proved.add(board.candidate(cell, value)));
            }
        });
        return proved;
    }

    /** Whether all that the step says is which digit goes into one cell. */
    boolean isPlacement() {
        return proved().size() == 1 && targets().size() == 1;
    }

    /** {@code Place 7}, {@code Eliminate 3 candidates}. */
    String action() {
        List<Candidate> proved = proved();
        if (isPlacement()) {
            return "Place " + proved.get(0).value();
        }
        int count = step.conclusions().size();
        if (step.conclusions().stream().noneMatch(Conclusion::isRemoval)) {
            return "Place " + count + " digits";
        }
        return count == 1 ? "Eliminate 1 candidate" : "Eliminate " + count + " candidates";
    }

    /** {@code Three candidates go: r2c456<>5.} */
    Phrase verdict() {
        long removed = step.conclusions().stream().filter(Conclusion::isRemoval).count();
        if (removed == 0) {
            return Phrase.of("So ", effects(), ".");
        }
        String who = Words.capital(Words.number((int) removed));
        return Phrase.of(who, Words.plural((int) removed, " candidate goes: ", " candidates go: "), effects(), ".");
    }
}
