package dev.clew.logic.internal.technique.als;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The obviously right twins of the wings and of the XZ rule: every choice of cells against the definition. */
final class PlainSets {
    private final BoardView board;
    private final Shape shape;
    private final Set<Set<Conclusion>> conclusions = new HashSet<>();

    private PlainSets(BoardView board) {
        this.board = board;
        this.shape = board.shape();
    }

    /** What wings conclude: a pivot with a number of candidates and two cells with two. */
    static Set<Set<Conclusion>> wings(BoardView board, int pivotCandidates) {
        PlainSets plain = new PlainSets(board);
        plain.collectWings(pivotCandidates);
        return plain.conclusions;
    }

    /** What pairs of almost locked sets conclude that share no cell. */
    static Set<Set<Conclusion>> almostLocked(BoardView board, int maxCells) {
        PlainSets plain = new PlainSets(board);
        List<CellSet> sets = plain.almostLockedSets(maxCells);
        for (CellSet a : sets) {
            for (CellSet b : sets) {
                if (!a.equals(b) && a.stream().noneMatch(b::contains)) {
                    plain.collect(a, b);
                }
            }
        }
        return plain.conclusions;
    }

    private void collectWings(int pivotCandidates) {
        for (int pivot : cellsWith(pivotCandidates)) {
            for (int one : cellsWith(2)) {
                for (int other : cellsWith(2)) {
                    CellSet cells = CellSet.of(board.size(), pivot, one, other);
                    Set<Digits> different =
                            Set.copyOf(List.of(board.digits(pivot), board.digits(one), board.digits(other)));
                    if (shape.arePeers(pivot, one)
                            && shape.arePeers(pivot, other)
                            && different.size() == 3
                            && values(cells).size() == 3) {
                        add(seenFrom(
                                cells,
                                board.digits(one).and(board.digits(other)).first()));
                    }
                }
            }
        }
    }

    private int[] cellsWith(int candidates) {
        return IntStream.range(0, shape.cells())
                .filter(cell -> board.candidateCount(cell) == candidates)
                .toArray();
    }

    private List<CellSet> almostLockedSets(int maxCells) {
        Set<CellSet> sets = new LinkedHashSet<>();
        for (int house = 0; house < shape.houses(); house++) {
            int[] cells = shape.houseCells(house).stream()
                    .filter(cell -> !board.isFilled(cell))
                    .toArray();
            for (int choice = 1; choice < 1 << cells.length; choice++) {
                int chosen = choice;
                if (Integer.bitCount(choice) <= maxCells) {
                    CellSet set = CellSet.of(
                            board.size(),
                            IntStream.range(0, cells.length)
                                    .filter(i -> (chosen >> i & 1) != 0)
                                    .map(i -> cells[i])
                                    .toArray());
                    if (values(set).size() == set.size() + 1) {
                        sets.add(set);
                    }
                }
            }
        }
        return new ArrayList<>(sets);
    }

    private Digits values(CellSet cells) {
        return cells.stream().mapToObj(board::digits).reduce(Digits::or).orElseThrow();
    }

    private CellSet places(CellSet cells, int value) {
        return CellSet.of(
                board.size(),
                cells.stream().filter(cell -> board.has(cell, value)).toArray());
    }

    private void collect(CellSet a, CellSet b) {
        List<Integer> common = values(a).and(values(b)).stream().boxed().toList();
        List<Integer> restricted = common.stream()
                .filter(value -> places(a, value).stream()
                        .allMatch(one -> places(b, value).stream().allMatch(other -> shape.arePeers(one, other))))
                .toList();
        Set<Conclusion> removals = new HashSet<>();
        for (int x : restricted) {
            common.stream().filter(z -> z != x).forEach(z -> removals.addAll(seenFrom(a.or(b), z)));
        }
        if (restricted.size() > 1) {
            for (CellSet locked : List.of(a, b)) {
                values(locked).stream()
                        .filter(value -> !restricted.contains(value))
                        .forEach(value -> removals.addAll(seenFrom(locked, value)));
            }
        }
        add(removals);
    }

    private Set<Conclusion> seenFrom(CellSet cells, int value) {
        CellSet places = places(cells, value);
        return IntStream.range(0, shape.cells())
                .filter(cell -> board.has(cell, value))
                .filter(cell -> places.stream().allMatch(place -> shape.arePeers(cell, place)))
                .mapToObj(cell -> new Conclusion.Remove(board.candidate(cell, value)))
                .collect(Collectors.toSet());
    }

    private void add(Set<Conclusion> removals) {
        if (!removals.isEmpty()) {
            conclusions.add(removals);
        }
    }
}
