package dev.clew.core.internal.general;

/**
 * The state of a search: what each cell can still hold, and for each house the values used and the positions open. Going
 * back to an earlier state is exact, so every branch starts from its own copy; what is kept of the copy is only what
 * changed since, on a trail. Mutable, for one thread; nothing is allocated after construction.
 *
 * <pre>
 *   words, W longs each but the last part:
 *   | candidates of cell 0, 1, … | values used in house 0, 1, … | positions open in house 0, 1, … | filled cells |
 * </pre>
 */
final class State {
    final Layout layout;
    final int words;
    private final long[] bits;
    private final int usedBase;
    private final int openBase;
    private final int filledBase;
    private final int[] trailIndex;
    private final long[] trailBits;
    private int trailTop;
    private int openCells;

    /** Cells that came down to one candidate and are not filled yet, oldest first. */
    private final int[] singles;

    private int singlesHead;
    private int singlesTail;
    /** Houses that changed since they were last looked at for hidden singles. */
    final HouseQueue changedHouses;

    /** All cells open; candidates as given, cell by cell, {@link Layout#words} longs each. */
    State(Layout layout, long[] candidates) {
        this.layout = layout;
        this.words = layout.words;
        this.usedBase = layout.cells * words;
        this.openBase = usedBase + layout.houses * words;
        this.filledBase = openBase + layout.houses * words;
        this.bits = new long[filledBase + (layout.cells + 63) / 64];
        System.arraycopy(candidates, 0, bits, 0, candidates.length);
        for (int house = 0; house < layout.houses; house++) {
            for (int word = 0; word < words; word++) {
                bits[openBase + house * words + word] = layout.full(word);
            }
        }
        this.openCells = layout.cells;
        int room = trailRoom(candidates);
        this.trailIndex = new int[room];
        this.trailBits = new long[room];
        this.singles = new int[layout.cells];
        this.changedHouses = new HouseQueue(layout.houses);
        for (int cell = 0; cell < layout.cells; cell++) {
            noteChange(cell);
        }
    }

    /** Along one path every write takes a candidate away or belongs to the filling of a cell: that bounds the trail. */
    private int trailRoom(long[] candidates) {
        int room = layout.cells;
        for (long word : candidates) {
            room += Long.bitCount(word);
        }
        for (int[] houses : layout.housesOfCell) {
            room += 2 * houses.length + 1;
        }
        return room;
    }

    // ---- reading ----

    long candidates(int cell, int word) {
        return bits[cell * words + word];
    }

    int candidateCount(int cell) {
        int count = 0;
        for (int i = cell * words, end = i + words; i < end; i++) {
            count += Long.bitCount(bits[i]);
        }
        return count;
    }

    /** Whether the value (from 0) is a candidate of the cell. */
    boolean isCandidate(int cell, int value) {
        return (bits[cell * words + (value >> 6)] >>> value & 1) != 0;
    }

    /** The smallest candidate (from 0), or -1. */
    int firstCandidate(int cell) {
        for (int word = 0; word < words; word++) {
            long set = bits[cell * words + word];
            if (set != 0) {
                return word * 64 + Long.numberOfTrailingZeros(set);
            }
        }
        return -1;
    }

    boolean isFilled(int cell) {
        return (bits[filledBase + (cell >> 6)] >>> cell & 1) != 0;
    }

    long used(int house, int word) {
        return bits[usedBase + house * words + word];
    }

    long open(int house, int word) {
        return bits[openBase + house * words + word];
    }

    int openCells() {
        return openCells;
    }

    int openPeers(int cell) {
        int count = 0;
        for (int peer : layout.peers[cell]) {
            count += isFilled(peer) ? 0 : 1;
        }
        return count;
    }

    /** How many open peers hold the value (from 0) as a candidate. */
    int impact(int cell, int value) {
        int count = 0;
        for (int peer : layout.peers[cell]) {
            count += isCandidate(peer, value) && !isFilled(peer) ? 1 : 0;
        }
        return count;
    }

    /** The oldest cell that came down to one candidate and is still open, or -1. */
    int nextSingle() {
        while (singlesHead < singlesTail) {
            int cell = singles[singlesHead++];
            if (!isFilled(cell)) {
                return cell;
            }
        }
        singlesHead = 0;
        singlesTail = 0;
        return -1;
    }

    // ---- writing ----

    /** Fills a cell with one of its candidates (from 0); false when a peer is left without any. */
    boolean assign(int cell, int value) {
        int word = value >> 6;
        long bit = 1L << value;
        for (int other = 0; other < words; other++) {
            write(cell * words + other, other == word ? bit : 0);
        }
        write(filledBase + (cell >> 6), bits[filledBase + (cell >> 6)] | 1L << cell);
        openCells--;
        int[] houses = layout.housesOfCell[cell];
        int[] positions = layout.positionsOfCell[cell];
        for (int i = 0; i < houses.length; i++) {
            int used = usedBase + houses[i] * words + word;
            write(used, bits[used] | bit);
            int open = openBase + houses[i] * words + (positions[i] >> 6);
            write(open, bits[open] & ~(1L << positions[i]));
            changedHouses.add(houses[i]);
        }
        for (int peer : layout.peers[cell]) {
            if ((bits[peer * words + word] & bit) != 0 && !remove(peer, word, bit)) {
                return false;
            }
        }
        return true;
    }

    /** Takes candidates of one word away from an open cell; false when none is left in the cell. */
    boolean remove(int cell, int word, long gone) {
        int index = cell * words + word;
        write(index, bits[index] & ~gone);
        return noteChange(cell);
    }

    private boolean noteChange(int cell) {
        int left = candidateCount(cell);
        if (left == 0) {
            return false;
        }
        if (left == 1) {
            singles[singlesTail++] = cell;
        }
        for (int house : layout.housesOfCell[cell]) {
            changedHouses.add(house);
        }
        return true;
    }

    private void write(int index, long value) {
        if (bits[index] != value) {
            trailIndex[trailTop] = index;
            trailBits[trailTop++] = bits[index];
            bits[index] = value;
        }
    }

    /** A mark to come back to with {@link #undoTo}; valid while nothing is pending. */
    int mark() {
        return trailTop;
    }

    /** Restores the state as it was at the mark, and forgets what was pending. */
    void undoTo(int mark, int openCellsThen) {
        while (trailTop > mark) {
            trailTop--;
            bits[trailIndex[trailTop]] = trailBits[trailTop];
        }
        openCells = openCellsThen;
        singlesHead = 0;
        singlesTail = 0;
        changedHouses.clear();
    }
}
