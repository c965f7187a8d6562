package dev.clew.logic.internal.technique.chain;

import dev.clew.core.Candidate;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The obviously right twin of the chain finders: tries every path that enters no cell twice, link by link. */
final class PlainChains {
    private final BoardView board;
    private final Shape shape;
    private final boolean pairs;
    private final int maxLinks;
    private final Set<Set<Conclusion>> conclusions = new HashSet<>();
    private final Deque<Candidate> path = new ArrayDeque<>();

    private PlainChains(BoardView board, boolean pairs, int maxLinks) {
        this.board = board;
        this.shape = board.shape();
        this.pairs = pairs;
        this.maxLinks = maxLinks;
    }

    /** What the chains of one value conclude. */
    static Set<Set<Conclusion>> ofOneValue(BoardView board, int maxLinks) {
        return new PlainChains(board, false, maxLinks).all();
    }

    /** What the chains of cells with two candidates conclude. */
    static Set<Set<Conclusion>> ofPairs(BoardView board, int maxLinks) {
        return new PlainChains(board, true, maxLinks).all();
    }

    private Set<Set<Conclusion>> all() {
        for (int cell = 0; cell < shape.cells(); cell++) {
            int start = cell;
            if (!pairs || board.candidateCount(cell) == 2) {
                board.digits(cell).stream().forEach(value -> extend(board.candidate(start, value)));
            }
        }
        return conclusions;
    }

    private void extend(Candidate next) {
        path.addLast(next);
        int links = path.size() - 1;
        boolean closed = path.size() > 1 && next.cell() == path.getFirst().cell();
        if (links % 2 == 1 && links >= 3 && next.value() == path.getFirst().value()) {
            conclude(path.getFirst(), next);
        }
        if (links < maxLinks && (!closed || pairs && links == 1)) {
            (links % 2 == 0 ? strong(next) : weak(next))
                    .stream().filter(this::mayEnter).forEach(this::extend);
        }
        path.removeLast();
    }

    /** Inside a cell, into a new one, or back to the start, which ends the chain. */
    private boolean mayEnter(Candidate next) {
        return next.cell() == path.getLast().cell()
                || next.cell() == path.getFirst().cell()
                || path.stream().noneMatch(node -> node.cell() == next.cell());
    }

    private List<Candidate> strong(Candidate from) {
        List<Candidate> ends = new ArrayList<>();
        if (pairs) {
            board.digits(from.cell()).stream()
                    .filter(value -> value != from.value())
                    .forEach(value -> ends.add(board.candidate(from.cell(), value)));
            return ends;
        }
        for (int i = 0; i < shape.housesOf(from.cell()); i++) {
            List<Integer> places = shape.houseCells(shape.houseOf(from.cell(), i)).stream()
                    .filter(cell -> board.has(cell, from.value()))
                    .boxed()
                    .toList();
            if (places.size() == 2) {
                ends.add(board.candidate(places.get(places.get(0) == from.cell() ? 1 : 0), from.value()));
            }
        }
        return ends;
    }

    private List<Candidate> weak(Candidate from) {
        return IntStream.range(0, shape.cells())
                .filter(cell -> shape.arePeers(cell, from.cell()) && board.has(cell, from.value()))
                .filter(cell -> !pairs || board.candidateCount(cell) == 2)
                .mapToObj(cell -> board.candidate(cell, from.value()))
                .toList();
    }

    private void conclude(Candidate one, Candidate other) {
        Set<Conclusion> removals = IntStream.range(0, shape.cells())
                .filter(cell -> board.has(cell, one.value()))
                .filter(cell -> shape.arePeers(cell, one.cell()) && shape.arePeers(cell, other.cell()))
                .mapToObj(cell -> (Conclusion) new Conclusion.Remove(board.candidate(cell, one.value())))
                .collect(Collectors.toSet());
        if (!removals.isEmpty()) {
            conclusions.add(removals);
        }
    }
}
