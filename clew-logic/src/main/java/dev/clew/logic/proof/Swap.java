package dev.clew.logic.proof;

import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether a pattern is deadly: every cell of it could hold the other of its two values, and all rules would be kept. */
final class Swap {
    private final BoardView board;
    private final Shape shape;
    private final Deadly proof;
    private final Map<Integer, Set<Integer>> valuesOf = new TreeMap<>();

    Swap(BoardView board, Deadly proof) {
        this.board = board;
        this.shape = board.shape();
        this.proof = proof;
        proof.pattern()
                .forEach(candidate -> valuesOf.computeIfAbsent(candidate.cell(), cell -> new HashSet<>())
                        .add(candidate.value()));
    }

    /** The first thing that keeps the pattern from being deadly, if there is one. */
    Optional<String> problem() {
        if (proof.pattern().isEmpty()
                || proof.pattern().stream().anyMatch(candidate -> candidate.side() != board.size())) {
            return Optional.of("the pattern is not of this board");
        }
        return valuesOf.entrySet().stream()
                .filter(entry -> !isPatternCell(entry.getKey(), entry.getValue()))
                .map(entry -> shape.cellName(entry.getKey()) + " cannot be swapped between " + entry.getValue())
                .findFirst()
                .or(() -> allGroups()
                        .filter(group -> !keepsItsValues(group))
                        .map(group -> "swapping the pattern changes " + group)
                        .findFirst());
    }

    private Stream<CellSet> allGroups() {
        return Stream.concat(
                IntStream.range(0, shape.houses()).mapToObj(shape::houseCells), shape.distinctGroups().stream());
    }

    private boolean isPatternCell(int cell, Set<Integer> values) {
        boolean fits = values.size() == 2
                && !board.isGiven(cell)
                && (!board.isFilled(cell) || values.contains(board.value(cell)));
        boolean stays =
                board.uniqueness() == Uniqueness.OF_GIVENS || values.stream().allMatch(value -> board.has(cell, value));
        return fits && stays;
    }

    /** Swapped, the group holds the same values; or its one swapped cell meets neither value in the others. */
    private boolean keepsItsValues(CellSet group) {
        List<Integer> swapped =
                group.stream().filter(valuesOf::containsKey).boxed().toList();
        Map<Integer, Integer> places = new HashMap<>();
        swapped.forEach(
                cell -> valuesOf.getOrDefault(cell, Set.of()).forEach(value -> places.merge(value, 1, Integer::sum)));
        boolean balanced = places.values().stream().allMatch(count -> count == 2);
        boolean apart = swapped.size() == 1
                && group.stream()
                        .filter(cell -> cell != swapped.get(0))
                        .noneMatch(cell -> places.keySet().stream()
                                .anyMatch(value -> board.value(cell) == value || board.has(cell, value)));
        return balanced || apart;
    }
}
