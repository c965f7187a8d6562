package dev.clew.logic.fact;

import dev.clew.core.Candidate;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.board.Links;
import java.util.Arrays;

/**
 * The candidates of a board as nodes with their links: strong where one of two must be true, weak where not both can
 * be. Nodes are numbered by cell and value. The links of a node come in a fixed order: inside its cell by value, then
 * to the cells that it sees as {@link Links} lists them; a pair that is linked twice is listed once.
 *
 * <pre>
 * weakFrom[node] .. weakFrom[node + 1]      indices into weakTo
 * strongFrom[node] .. strongFrom[node + 1]  indices into strongTo, and into strongHouse (a house, or IN_CELL)
 * </pre>
 *
 * <p>Belongs to the {@link Facts} of a board, which read it again after a change. For one thread.
 *
 * @since 0.2.0
 */
public final class LinkGraph {
    /** The house of a strong link inside a cell. */
    public static final int IN_CELL = -1;

    private final BoardView board;
    private final boolean pairsOnly;
    private final boolean inHouses;
    private final int[] nodeOf;
    private int[] cellOf = new int[256];
    private int[] valueOf = new int[256];
    private int[] weakFrom = new int[257];
    private int[] strongFrom = new int[257];
    private int[] linked = new int[256];
    private int[] weakTo = new int[2048];
    private int[] strongTo = new int[512];
    private int[] strongHouse = new int[512];
    private int nodes;
    private int weakCount;
    private int strongCount;
    private final boolean inCells;
    private int readAt = -1;

    private LinkGraph(BoardView board, boolean pairsOnly, boolean inCells, boolean inHouses) {
        this.board = board;
        this.pairsOnly = pairsOnly;
        this.inCells = inCells;
        this.inHouses = inHouses;
        this.nodeOf = new int[board.geometry().cells() * board.size()];
    }

    /** All links: inside cells and between cells. */
    static LinkGraph ofBoard(BoardView board) {
        return new LinkGraph(board, false, true, true);
    }

    /** Only links between candidates of the same value. */
    static LinkGraph ofValues(BoardView board) {
        return new LinkGraph(board, false, false, true);
    }

    /** Cells with two candidates: strong links inside them, weak links of the same value between them. */
    static LinkGraph ofPairs(BoardView board) {
        return new LinkGraph(board, true, true, false);
    }

    /** This graph as the board now stands. */
    LinkGraph upToDate() {
        if (readAt != board.changes()) {
            nodes = numberNodes();
            weakFrom = withRoom(weakFrom, nodes);
            strongFrom = withRoom(strongFrom, nodes);
            linked = withRoom(linked, nodes);
            link();
            readAt = board.changes();
        }
        return this;
    }

    private int numberNodes() {
        Arrays.fill(nodeOf, -1);
        int count = 0;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            long values = !pairsOnly || board.candidateCount(cell) == 2 ? board.candidates(cell) : 0;
            for (Bits rest = Bits.of(values); rest.hasNext(); ) {
                int value = rest.nextValue();
                cellOf = withRoom(cellOf, count);
                valueOf = withRoom(valueOf, count);
                cellOf[count] = cell;
                valueOf[count] = value;
                nodeOf[cell * board.size() + value - 1] = count++;
            }
        }
        return count;
    }

    private static int[] withRoom(int[] array, int index) {
        return index < array.length ? array : Arrays.copyOf(array, 2 * index);
    }

    private void link() {
        weakCount = 0;
        strongCount = 0;
        Arrays.fill(linked, 0);
        for (int node = 0; node < nodes; node++) {
            if (inCells && inHouses) {
                addWeakInCell(node);
            }
            addWeakToSeen(node);
            weakFrom[node + 1] = weakCount;
            if (inCells && board.candidateCount(cellOf[node]) == 2) {
                addStrong(otherInCell(node), IN_CELL);
            }
            if (inHouses) {
                addStrongInHouses(node, node + 1);
            }
            strongFrom[node + 1] = strongCount;
        }
    }

    private void addWeakInCell(int node) {
        for (Bits rest = Bits.of(board.candidates(cellOf[node])); rest.hasNext(); ) {
            int other = nodeOf[cellOf[node] * board.size() + rest.next()];
            if (other != node) {
                addWeak(other);
            }
        }
    }

    private void addWeakToSeen(int node) {
        Links links = board.links();
        int cell = cellOf[node];
        int value = valueOf[node];
        for (int i = 0; i < links.seenCount(value, cell); i++) {
            int other = node(links.seen(value, cell, i), value);
            if (other >= 0) {
                addWeak(other);
            }
        }
    }

    private void addStrongInHouses(int node, int mark) {
        Geometry geometry = board.geometry();
        for (int i = 0; i < geometry.housesOf(cellOf[node]); i++) {
            int house = geometry.houseOf(cellOf[node], i);
            long places = board.places(house, valueOf[node]);
            if (Long.bitCount(places) == 2) {
                long partner = places & ~(1L << geometry.positionOf(cellOf[node], i));
                int other = node(geometry.firstCell(house, partner), valueOf[node]);
                if (linked[other] != mark) {
                    linked[other] = mark;
                    addStrong(other, house);
                }
            }
        }
    }

    private void addWeak(int other) {
        weakTo = withRoom(weakTo, weakCount);
        weakTo[weakCount++] = other;
    }

    private void addStrong(int other, int house) {
        strongTo = withRoom(strongTo, strongCount);
        strongHouse = withRoom(strongHouse, strongCount);
        strongTo[strongCount] = other;
        strongHouse[strongCount++] = house;
    }

    private int otherInCell(int node) {
        int cell = cellOf[node];
        return node(cell, Bits.firstValue(board.candidates(cell) & ~(1L << valueOf[node] - 1)));
    }

    /** The board it was built from. */
    public BoardView board() {
        return board;
    }

    /** How many nodes there are. */
    public int nodes() {
        return nodes;
    }

    /** The node of a candidate, or -1 where there is none. */
    public int node(int cell, int value) {
        return nodeOf[cell * board.size() + value - 1];
    }

    /** The cell of a node. */
    public int cell(int node) {
        return cellOf[node];
    }

    /** The value of a node. */
    public int value(int node) {
        return valueOf[node];
    }

    /** The candidate of a node. */
    public Candidate candidate(int node) {
        return board.candidate(cellOf[node], valueOf[node]);
    }

    /** How many links lead on: weak ones from a node that is on, strong ones from a node that is off. */
    public int links(int node, boolean on) {
        int[] from = on ? weakFrom : strongFrom;
        return from[node + 1] - from[node];
    }

    /** The node at the end of a link that leads on. */
    public int next(int node, boolean on, int link) {
        return on ? weakTo[weakFrom[node] + link] : strongTo[strongFrom[node] + link];
    }

    /**
     * The house that makes the link between two nodes strong, or {@link #IN_CELL}.
     *
     * @throws IllegalArgumentException if the link does not exist
     */
    public int strongHouse(int node, int other) {
        for (int i = strongFrom[node]; i < strongFrom[node + 1]; i++) {
            if (strongTo[i] == other) {
                return strongHouse[i];
            }
        }
        throw new IllegalArgumentException(
                "There is no strong link between " + candidate(node) + " and " + candidate(other));
    }
}
