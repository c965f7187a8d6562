package dev.clew.logic.fact;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.board.Links;
import java.util.ArrayList;
import java.util.List;

/**
 * Cells of one house with one value more than there are cells: as soon as one value is eliminated from them, each of
 * the others must be in one of them. For each of its values it knows where the value may stand inside, and which cells
 * outside see all these places ("buddies"); sets of cells are as in {@link Geometry}, one after the other by rank of
 * the value. Not changed once made.
 *
 * @since 0.2.0
 */
public final class AlmostLockedSet {
    private final BoardView board;
    private final int[] cells;
    private final long values;
    private final int words;
    private final long[] all;
    private final long[] places;
    private final long[] buddies;
    private final long reach;

    AlmostLockedSet(BoardView board, int[] cells, long values) {
        this.board = board;
        this.cells = cells;
        this.values = values;
        this.words = board.geometry().words();
        this.all = new long[words];
        this.places = new long[words * Long.bitCount(values)];
        this.buddies = new long[places.length];
        long reached = 0;
        for (int cell : cells) {
            all[cell >> 6] |= 1L << cell;
        }
        for (Bits rest = Bits.of(values); rest.hasNext(); ) {
            int value = rest.nextValue();
            reached |= fill(value) ? 1L << value - 1 : 0;
        }
        this.reach = reached;
    }

    /** Fills the tables of a value and says whether it has buddies. */
    private boolean fill(int value) {
        Links links = board.links();
        int base = base(value);
        for (int word = 0; word < words; word++) {
            places[base + word] = all[word] & board.cellsOf(value, word);
            buddies[base + word] = board.cellsOf(value, word);
        }
        for (int cell : cells) {
            for (int word = 0; word < words && board.has(cell, value); word++) {
                buddies[base + word] &= links.seenWord(value, cell, word);
            }
        }
        long any = 0;
        for (int word = 0; word < words; word++) {
            any |= buddies[base + word];
        }
        return any != 0;
    }

    private int base(int value) {
        return words * Long.bitCount(values & (1L << value - 1) - 1);
    }

    /** Its values as a mask. */
    public long values() {
        return values;
    }

    /** Those of its values that have buddies, as a mask. */
    public long reach() {
        return reach;
    }

    /** One word of the set of places for a value inside. */
    public long places(int value, int word) {
        return places[base(value) + word];
    }

    /** One word of the set of cells that may hold the value and see all its places inside. */
    public long buddies(int value, int word) {
        return buddies[base(value) + word];
    }

    /** The first place for a value. */
    public int firstPlace(int value) {
        int word = 0;
        while (places(value, word) == 0) {
            word++;
        }
        return (word << 6) + Long.numberOfTrailingZeros(places(value, word));
    }

    /** Whether all of its places for the value are buddies of another set's: not both can hold the value. */
    public boolean isRestrictedBy(AlmostLockedSet other, int value) {
        int base = base(value);
        int otherBase = other.base(value);
        for (int word = 0; word < words; word++) {
            if ((places[base + word] & ~other.buddies[otherBase + word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether the two share no cell. */
    public boolean isApartFrom(AlmostLockedSet other) {
        for (int word = 0; word < words; word++) {
            if ((all[word] & other.all[word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** One word of the set of its cells. */
    public long cellWord(int word) {
        return all[word];
    }

    /** Its cells, for proofs. */
    public CellSet cells() {
        return CellSet.of(board.size(), cells);
    }

    /** Its candidates of a value, for proofs. */
    public List<Candidate> candidates(int value) {
        List<Candidate> candidates = new ArrayList<>();
        for (int cell : cells) {
            if ((places(value, cell >> 6) >>> cell & 1) != 0) {
                candidates.add(board.candidate(cell, value));
            }
        }
        return candidates;
    }
}
