package dev.clew.logic.internal.technique.pattern;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Candidate;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Direction;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.internal.technique.kit.SingleValue;
import dev.clew.logic.internal.technique.kit.WatchedSink;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * In a box or region a value has places in one row and one column only. If, outside the box, the row meets one of the
 * only two places of the value in another column, the value is eliminated from the cell where the other place's row
 * meets the first column; or with rows and columns exchanged.
 *
 * <p>Sound because either the box has the value in its column, which the target lies in; or it has it in its row, so
 * that the link's near place has it not and the far one has, and the target sees that one.
 */
public final class EmptyRectangle implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("empty-rectangle");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public int fewestValues() {
        return 4;
    }

    @Override
    public boolean needsAreas() {
        return true;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        Direction rows = board.geometry().directions().get(0);
        Scanned scanned = facts.scanned(this, limits, board.size());
        WatchedSink watched = new WatchedSink(sink);
        for (int value = 1; value <= board.size(); value++) {
            if (!scanned.isEmpty(value - 1, board.changes(value))) {
                if (!findValue(board, rows, value, limits, watched)) {
                    return;
                }
                if (watched.wasEmpty()) {
                    scanned.noteEmpty(value - 1);
                }
            }
        }
    }

    private static boolean findValue(BoardView board, Direction rows, int value, Limits limits, StepSink sink) {
        for (int area : board.geometry().areas()) {
            if (board.placeCount(area, value) >= 2 && !findIn(new Corner(board, value, area, rows), limits, sink)) {
                return false;
            }
        }
        return true;
    }

    /** Tries the rows that cross the area from below; what a row leaves out determines the column. */
    private static boolean findIn(Corner corner, Limits limits, StepSink sink) {
        for (int row = corner.board().size() - 1; row >= 0; row--) {
            long inRow = corner.inRow(row);
            if (inRow != 0 && inRow != corner.places()) {
                int column = corner.columnOf(corner.places() & ~inRow);
                long inColumn = corner.inColumn(column);
                boolean large = Long.bitCount(inRow) >= 2 || Long.bitCount(inColumn) >= 2;
                if ((inRow | inColumn) == corner.places()
                        && (inRow & ~inColumn) != 0
                        && (large || limits.patterns().twoCandidateRectangles())
                        && !corner.report(row, column, sink)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** One value in one area; places are positions in the area. */
    private record Corner(BoardView board, int value, int area, Direction rows) {
        long places() {
            return board.places(area, value);
        }

        long inRow(int row) {
            return placesIn(rows.lineOf(), row);
        }

        long inColumn(int column) {
            return placesIn(rows.placeOf(), column);
        }

        private long placesIn(int[] lineOf, int line) {
            long inLine = 0;
            for (Bits rest = Bits.of(places()); rest.hasNext(); ) {
                int position = rest.next();
                inLine |= lineOf[board.geometry().cellAt(area, position)] == line ? 1L << position : 0;
            }
            return inLine;
        }

        /** The column of the first of these places. */
        int columnOf(long places) {
            return rows.placeOf()[board.geometry().firstCell(area, places)];
        }

        boolean report(int row, int column, StepSink sink) {
            long inRow = inRow(row);
            long inColumn = inColumn(column);
            return report(
                            rows.lines()[row],
                            inRow & ~inColumn,
                            rows.crossing()[column],
                            inColumn,
                            rows.crossing(),
                            sink)
                    && report(rows.crossing()[column], inColumn & ~inRow, rows.lines()[row], inRow, rows.lines(), sink);
        }

        /**
         * Goes out of the area along the line {@code from}, which has the places {@code here} to itself, and over the
         * links of the lines across it to the line {@code to}, which has the other places.
         */
        private boolean report(int from, long here, int to, long there, int[] across, StepSink sink) {
            Geometry geometry = board.geometry();
            for (Bits rest = Bits.of(board.places(from, value)); rest.hasNext(); ) {
                int position = rest.next();
                int near = geometry.cellAt(from, position);
                int link = across[position];
                if (link != to && !geometry.contains(area, near) && Long.bitCount(board.places(link, value)) == 2) {
                    int far = SingleValue.partner(board, link, value, near);
                    int target = geometry.cellAt(to, geometry.positionIn(link, far));
                    if (board.has(target, value)
                            && !geometry.contains(area, target)
                            && !sink.accept(Step.of(INFO, List.of(removal(target)), proof(here, there, near, link)))) {
                        return false;
                    }
                }
            }
            return true;
        }

        private Conclusion removal(int target) {
            return new Conclusion.Remove(board.candidate(target, value));
        }

        private Supplier<Proof> proof(long here, long there, int near, int link) {
            int far = SingleValue.partner(board, link, value, near);
            return () -> {
                Claim inThere = Claim.on(candidates(there));
                return Cases.onOff(
                        Branch.of(inThere),
                        Branch.from(inThere.opposite())
                                .last(Claim.on(candidates(here)), new Slot.InHouse(area, value))
                                .sees(Claim.off(board.candidate(near, value)))
                                .last(Claim.on(board.candidate(far, value)), new Slot.InHouse(link, value))
                                .concluding());
            };
        }

        private List<Candidate> candidates(long places) {
            List<Candidate> candidates = new ArrayList<>();
            for (Bits rest = Bits.of(places); rest.hasNext(); ) {
                int cell = board.geometry().cellAt(area, rest.next());
                candidates.add(board.candidate(cell, value));
            }
            return candidates;
        }
    }
}
