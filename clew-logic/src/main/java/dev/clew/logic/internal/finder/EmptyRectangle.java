package dev.clew.logic.internal.finder;

import dev.clew.core.Candidate;
import dev.clew.core.HouseKind;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * In a box or region a value has places in one row and one column only. Where the row meets, outside the box, one of the
 * two places that another column has for the value, the value goes from the cell where the other place's row meets the
 * first column; or with rows and columns exchanged.
 *
 * <p>Sound because either the box has the value in its column, which the target lies in; or it has it in its row, so
 * that the link's near place has it not and the far one has, and the target sees that one.
 */
public final class EmptyRectangle implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of(
            "Empty Rectangle",
            "er",
            "0402",
            Family.SINGLE_DIGIT_PATTERNS,
            "In a box a value has places in one row and one column only. A line with two places leads from the row to a"
                    + " cell of the column, from which the value goes; or the other way round.");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(BoardView board, Search search, StepSink sink) {
        int[] areas = board.geometry().houses(List.of(HouseKind.BOX, HouseKind.REGION));
        int[] rows = board.geometry().houses(List.of(HouseKind.ROW));
        int[] columns = board.geometry().houses(List.of(HouseKind.COLUMN));
        for (int value = 1; value <= board.size(); value++) {
            for (int area : areas) {
                if (Long.bitCount(board.places(area, value)) >= 2
                        && !findIn(new Corner(board, value, area), rows, columns, search, sink)) {
                    return;
                }
            }
        }
    }

    /** Tries the rows and columns that cross the area, from below and from the right. */
    private static boolean findIn(Corner corner, int[] rows, int[] columns, Search search, StepSink sink) {
        for (int r = rows.length - 1; r >= 0; r--) {
            for (int c = columns.length - 1; corner.placesIn(rows[r]) != 0 && c >= 0; c--) {
                if (corner.isEmptyBut(rows[r], columns[c], search.twoCandidateRectangles())
                        && !(corner.report(rows[r], columns[c], columns, sink)
                                && corner.report(columns[c], rows[r], rows, sink))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** One value in one area. */
    private record Corner(BoardView board, int value, int area) {
        /** The value's places in the area that lie in a line, as positions of the area. */
        long placesIn(int line) {
            Geometry geometry = board.geometry();
            long inLine = 0;
            for (long rest = board.places(area, value); rest != 0; rest &= rest - 1) {
                int position = Long.numberOfTrailingZeros(rest);
                if (geometry.contains(line, geometry.cellAt(area, position))) {
                    inLine |= 1L << position;
                }
            }
            return inLine;
        }

        /** Whether the value's places lie in the row and the column, and in none of the two alone. */
        boolean isEmptyBut(int row, int column, boolean twoAreEnough) {
            long inRow = placesIn(row);
            long inColumn = placesIn(column);
            return (inRow | inColumn) == board.places(area, value)
                    && (inRow & ~inColumn) != 0
                    && (inColumn & ~inRow) != 0
                    && (twoAreEnough || Long.bitCount(inRow) >= 2 || Long.bitCount(inColumn) >= 2);
        }

        /**
         * Goes along the line {@code from} out of the area, over the links of the lines across it, to the line {@code to}.
         */
        boolean report(int from, int to, int[] across, StepSink sink) {
            Geometry geometry = board.geometry();
            for (long rest = board.places(from, value); rest != 0; rest &= rest - 1) {
                int position = Long.numberOfTrailingZeros(rest);
                int near = geometry.cellAt(from, position);
                int link = across[position];
                if (link != to && !geometry.contains(area, near) && Long.bitCount(board.places(link, value)) == 2) {
                    int far = SingleValue.partner(board, link, value, near);
                    int target = geometry.cellAt(to, geometry.positionIn(link, far));
                    if (board.has(target, value)
                            && !geometry.contains(area, target)
                            && !sink.accept(step(from, to, near, link, far, target))) {
                        return false;
                    }
                }
            }
            return true;
        }

        private Step step(int from, int to, int near, int link, int far, int target) {
            Claim there = Claim.on(candidates(placesIn(to)));
            Claim here = Claim.on(candidates(placesIn(from) & ~placesIn(to)));
            Branch elsewhere = Branch.from(there.opposite())
                    .last(here, new Slot.InHouse(area, value))
                    .sees(Claim.off(board.candidate(near, value)))
                    .last(Claim.on(board.candidate(far, value)), new Slot.InHouse(link, value))
                    .concluding();
            Conclusion removal = new Conclusion.Remove(board.candidate(target, value));
            return new Step(INFO, List.of(removal), Cases.onOff(Branch.of(there), elsewhere));
        }

        private List<Candidate> candidates(long positions) {
            List<Candidate> candidates = new ArrayList<>();
            for (long rest = positions; rest != 0; rest &= rest - 1) {
                int cell = board.geometry().cellAt(area, Long.numberOfTrailingZeros(rest));
                candidates.add(board.candidate(cell, value));
            }
            return candidates;
        }
    }
}
