package dev.clew.logic.scale.se.producer;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;

/** Cells, digits and regions of this scale as the parts of proofs, which number houses by rows, columns and boxes. */
public final class ProofParts {
    private ProofParts() {}

    /** A candidate. */
    public static Candidate candidate(int cell, int digit) {
        return new Candidate(cell, digit + 1, 9);
    }

    /** What a cell has of some digits. */
    public static List<Candidate> candidates(SeGrid grid, int cell, int mask) {
        List<Candidate> found = new ArrayList<>();
        for (int rest = grid.digits(cell) & mask; rest != 0; rest &= rest - 1) {
            found.add(candidate(cell, Integer.numberOfTrailingZeros(rest)));
        }
        return found;
    }

    /** The one place of a digit in a region. */
    public static Slot place(int region, int digit) {
        int house = region < 9 ? region + 18 : region - 9;
        return new Slot.InHouse(house, digit + 1);
    }

    /** The cells at some positions of a region. */
    public static int[] cells(int region, int positions) {
        int[] cells = new int[Integer.bitCount(positions)];
        int count = 0;
        for (int rest = positions; rest != 0; rest &= rest - 1) {
            cells[count++] = Houses.cell(region, Integer.numberOfTrailingZeros(rest));
        }
        return cells;
    }

    /** The values of some cells. */
    static List<Slot> values(int... cells) {
        List<Slot> slots = new ArrayList<>();
        for (int cell : cells) {
            slots.add(new Slot.InCell(cell));
        }
        return slots;
    }

    /** The places of some digits in a region. */
    static List<Slot> places(int region, int digits) {
        List<Slot> slots = new ArrayList<>();
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            slots.add(place(region, Integer.numberOfTrailingZeros(rest)));
        }
        return slots;
    }

    /** As many cells as digits, which have no others. */
    static Cover nakedSet(int[] cells, int digits) {
        CellSet all = CellSet.of(9, cells);
        List<Slot> covers = new ArrayList<>();
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            covers.add(new Slot.Among(all, Integer.numberOfTrailingZeros(rest) + 1));
        }
        return new Cover(values(cells), covers);
    }

    /** As many digits as cells, which have no other places in a region. */
    public static Cover hiddenSet(int region, int digits, int... cells) {
        return new Cover(places(region, digits), values(cells));
    }
}
