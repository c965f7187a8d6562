package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
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

    /** {@code r1c1, r1c2 and r3c2}; many cells in short: {@code r1c123, r4c567}. */
    String cells(CellSet cells) {
        return cells.size() > 5
                ? cells.toString()
                : Words.and(cells.stream().mapToObj(shape()::cellName).toList());
    }

    /** {@code r1c1 or r1c2}. */
    String anyOf(CellSet cells) {
        return Words.or(cells.stream().mapToObj(shape()::cellName).toList());
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
        numbers.forEach((kind, list) -> parts.add(
                (list.size() > 1 ? many(kind) : kind) + " " + Words.and(list).strip()));
        return Words.and(parts);
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
        return one.cell() == other.cell()
                ? one.value() != other.value()
                : one.value() == other.value() && shape().arePeers(one.cell(), other.cell());
    }

    // ---- conclusions ----

    /** {@code r3c9=7}, {@code r2c456<>5, r7c5<>5}: by value, each group of cells with its sign. */
    String effects() {
        List<String> parts = new ArrayList<>();
        Map<Integer, CellSet> removed = new TreeMap<>();
        for (Conclusion conclusion : step.conclusions()) {
            Candidate candidate = conclusion.candidate();
            if (conclusion.isRemoval()) {
                CellSet cell = CellSet.of(board.size(), candidate.cell());
                removed.merge(candidate.value(), cell, CellSet::or);
            } else {
                parts.add(candidate.toString());
            }
        }
        removed.forEach((value, cells) -> {
            for (String group : cells.toString().split(", ")) {
                parts.add(group + "<>" + value);
            }
        });
        return String.join(", ", parts);
    }

    /** {@code Three candidates go: r2c456<>5.} */
    String verdict() {
        long removed = step.conclusions().stream().filter(Conclusion::isRemoval).count();
        if (removed == 0) {
            return "So " + effects() + ".";
        }
        String who = Words.capital(Words.number((int) removed));
        return who + Words.plural((int) removed, " candidate goes: ", " candidates go: ") + effects() + ".";
    }
}
