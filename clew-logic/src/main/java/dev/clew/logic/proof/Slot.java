package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import java.util.ArrayList;
import java.util.List;

/**
 * A set of candidates of which at most one is true; a cell and a value in a house hold exactly one. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Slot extends Evidence {
    /** Whether exactly one of its candidates is true, not merely at most one. */
    boolean isExact();

    /** Whether the shape has its cells, its house and its value; nothing else may be asked of it otherwise. */
    boolean isOn(Shape shape);

    /** Whether the rules make it a slot at all, and it is not yet filled. */
    boolean isOpen(BoardView board);

    /** Whether the candidate belongs to it. */
    boolean contains(Shape shape, Candidate candidate);

    /** Whether the candidate, if true, leaves every other candidate of the slot false. */
    default boolean isTakenBy(Shape shape, Candidate candidate) {
        return contains(shape, candidate);
    }

    /** Its candidates on the board, by cell and value. */
    List<Candidate> candidates(BoardView board);

    /** The slot in players' words. */
    String describe(Shape shape);

    /**
     * The slot of a kind with these parts.
     *
     * @throws IllegalArgumentException if the kind does not exist or has other parts
     */
    static Slot of(String kind, PartSource parts) {
        return switch (kind) {
            case InCell.KIND -> new InCell(parts.cell("cell"));
            case InHouse.KIND -> new InHouse(parts.house("house"), parts.value("value"));
            case Among.KIND -> new Among(parts.cells("cells"), parts.value("value"));
            default -> throw new IllegalArgumentException("there is no slot of the kind \"" + kind + "\"");
        };
    }

    /** The one value of a cell. */
    record InCell(int cell) implements Slot {
        private static final String KIND = "cell";

        @Override
        public boolean isExact() {
            return true;
        }

        @Override
        public boolean isOn(Shape shape) {
            return cell >= 0 && cell < shape.cells();
        }

        @Override
        public boolean isOpen(BoardView board) {
            return !board.isFilled(cell);
        }

        @Override
        public boolean contains(Shape shape, Candidate candidate) {
            return candidate.cell() == cell;
        }

        @Override
        public List<Candidate> candidates(BoardView board) {
            return board.digits(cell).stream()
                    .mapToObj(value -> board.candidate(cell, value))
                    .toList();
        }

        @Override
        public String describe(Shape shape) {
            return shape.cellName(cell);
        }

        @Override
        public String kind() {
            return KIND;
        }

        @Override
        public void tell(PartSink parts) {
            parts.cell("cell", cell);
        }
    }

    /** The one place of a value in a house. */
    record InHouse(int house, int value) implements Slot {
        private static final String KIND = "house";

        @Override
        public boolean isExact() {
            return true;
        }

        @Override
        public boolean isOn(Shape shape) {
            return house >= 0 && house < shape.houses() && value >= 1 && value <= shape.size();
        }

        @Override
        public boolean isOpen(BoardView board) {
            return (board.filledValues(house) >>> value - 1 & 1) == 0;
        }

        @Override
        public boolean contains(Shape shape, Candidate candidate) {
            if (candidate.value() != value) {
                return false;
            }
            for (int i = 0; i < shape.housesOf(candidate.cell()); i++) {
                if (shape.houseOf(candidate.cell(), i) == house) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public List<Candidate> candidates(BoardView board) {
            List<Candidate> candidates = new ArrayList<>();
            for (int position = 0; position < board.size(); position++) {
                int cell = board.shape().cellAt(house, position);
                if (board.has(cell, value)) {
                    candidates.add(board.candidate(cell, value));
                }
            }
            return candidates;
        }

        @Override
        public String describe(Shape shape) {
            return value + " in " + shape.houseName(house);
        }

        @Override
        public String kind() {
            return KIND;
        }

        @Override
        public void tell(PartSink parts) {
            parts.house("house", house);
            parts.value("value", value);
        }
    }

    /** A value among cells that all see each other; it is in at most one of them. */
    record Among(CellSet cells, int value) implements Slot {
        private static final String KIND = "among";

        @Override
        public boolean isExact() {
            return false;
        }

        @Override
        public boolean isOn(Shape shape) {
            return cells.side() == shape.size() && !cells.isEmpty() && value >= 1 && value <= shape.size();
        }

        @Override
        public boolean isOpen(BoardView board) {
            int[] all = cells.toArray();
            for (int i = 0; i < all.length; i++) {
                if (board.isFilled(all[i])) {
                    return false;
                }
                for (int j = 0; j < i; j++) {
                    if (!board.shape().excludes(board.candidate(all[i], value), board.candidate(all[j], value))) {
                        return false;
                    }
                }
            }
            return true;
        }

        @Override
        public boolean contains(Shape shape, Candidate candidate) {
            return candidate.value() == value && cells.contains(candidate.cell());
        }

        /** A candidate of the same value outside the cells that sees them all also leaves none of them the value. */
        @Override
        public boolean isTakenBy(Shape shape, Candidate candidate) {
            if (candidate.value() != value || cells.contains(candidate.cell())) {
                return candidate.value() == value;
            }
            for (int cell : cells.toArray()) {
                if (!shape.excludes(shape.candidate(cell, value), candidate)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public List<Candidate> candidates(BoardView board) {
            return cells.stream()
                    .filter(cell -> board.has(cell, value))
                    .mapToObj(cell -> board.candidate(cell, value))
                    .toList();
        }

        @Override
        public String describe(Shape shape) {
            return value + " among " + cells;
        }

        @Override
        public String kind() {
            return KIND;
        }

        @Override
        public void tell(PartSink parts) {
            parts.cells("cells", cells);
            parts.value("value", value);
        }
    }
}
