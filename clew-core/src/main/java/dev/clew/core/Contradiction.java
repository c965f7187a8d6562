package dev.clew.core;

import java.util.Optional;

/**
 * Why a position has no solution, in words that name place and value and end in a next move. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Contradiction {
    /** The reason as one sentence without a full stop, beginning with a place. */
    String message();

    /**
     * What breaks the rules, or what a player got wrong: the message. Empty if only search found that there is no
     * solution, so that no reason can be named.
     */
    default String explanation() {
        return message();
    }

    /** Two peers hold the same value. */
    record EqualValues(Shape shape, int cell, int other, int value) implements Contradiction {
        @Override
        public String message() {
            return shape.cellName(cell) + " and " + shape.cellName(other) + " both hold " + value + " (" + sharedHouse()
                    + "); one of them is wrong";
        }

        private String sharedHouse() {
            for (int i = 0; i < shape.housesOf(cell); i++) {
                int house = shape.houseOf(cell, i);
                if (shape.houseCells(house).contains(other)) {
                    return shape.houseName(house);
                }
            }
            return "they must differ on a " + shape.name() + " grid";
        }
    }

    /** A cell in which nothing can stand. */
    record NoCandidate(Shape shape, int cell) implements Contradiction {
        @Override
        public String message() {
            return shape.cellName(cell) + " has no candidate left; check the values that it sees";
        }
    }

    /** A house in which a value can stand nowhere. */
    record NoPlace(Shape shape, int house, int value) implements Contradiction {
        @Override
        public String message() {
            return shape.houseName(house) + " has no place for " + value + "; check the " + value
                    + "s that its empty cells see";
        }
    }

    /** Nothing can be seen at once, but every possibility was tried. */
    record Exhausted() implements Contradiction {
        @Override
        public String message() {
            return "every possibility leads to a contradiction";
        }

        @Override
        public String explanation() {
            return "";
        }
    }

    /** The givens alone have a solution, but not together with the placed values and pencil marks. */
    record BeyondGivens(Contradiction reason) implements Contradiction {
        @Override
        public String message() {
            return reason.message() + "; the givens alone have a solution, so a placed value or a pencil mark is wrong";
        }
    }

    /** The first contradiction of a position that can be seen without search. */
    static Optional<Contradiction> find(Position position) {
        Optional<Contradiction> equal = equalValues(position);
        if (equal.isPresent()) {
            return equal;
        }
        Digits[] candidates = position.candidates();
        Optional<Contradiction> empty = noCandidate(position, candidates);
        return empty.isPresent() ? empty : noPlace(position, candidates);
    }

    private static Optional<Contradiction> equalValues(Position position) {
        Shape shape = position.shape();
        for (int cell = 0; cell < shape.cells(); cell++) {
            int value = position.value(cell);
            for (int i = 0; value != 0 && i < shape.peerCount(cell); i++) {
                int peer = shape.peer(cell, i);
                if (peer > cell && position.value(peer) == value) {
                    return Optional.of(new EqualValues(shape, cell, peer, value));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Contradiction> noCandidate(Position position, Digits[] candidates) {
        for (int cell = 0; cell < candidates.length; cell++) {
            if (candidates[cell].isEmpty()) {
                return Optional.of(new NoCandidate(position.shape(), cell));
            }
        }
        return Optional.empty();
    }

    private static Optional<Contradiction> noPlace(Position position, Digits[] candidates) {
        Shape shape = position.shape();
        for (int house = 0; house < shape.houses(); house++) {
            Digits missing = shape.values();
            for (int place = 0; place < shape.size(); place++) {
                missing = missing.minus(candidates[shape.cellAt(house, place)]);
            }
            if (!missing.isEmpty()) {
                return Optional.of(new NoPlace(shape, house, missing.first()));
            }
        }
        return Optional.empty();
    }
}
