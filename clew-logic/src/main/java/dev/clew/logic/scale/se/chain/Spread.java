package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.chain.single.Cause;
import dev.clew.logic.scale.se.chain.single.Links;
import dev.clew.logic.scale.se.chain.single.NestedHint;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Everything that follows from one assumption, up to a contradiction. Nodes that are on come first, nodes that are off
 * wait in line; in dynamic spreads an off node leaves the grid when its turn has come. Mutable, for one thread.
 *
 * <p>Nodes are numbered by derivation, which is the order of the sets of on and of off nodes too. A contradiction adds one
 * node that is in neither set.
 */
final class Spread {
    /** No contradiction, or no such node. */
    static final int NONE = -1;

    private static final int KEYS = 1458;

    /** The grid at the start, and as it is now. */
    private SeGrid reference = new SeGrid();

    final SeGrid grid = new SeGrid();
    private SpreadMode mode = SpreadMode.STATIC;

    int count;
    final short[] keys = new short[KEYS + 1];
    private final byte[] causes = new byte[KEYS + 1];
    private final int[] parentStart = new int[KEYS + 2];
    private short[] parents = new short[1024];
    private int parentCount;

    /** By key, the number of its node, or -1. */
    private final short[] nodes = new short[KEYS];

    /** The nested hint of a node; only the first entries, one for each node, are valid. */
    private @Nullable NestedHint @Nullable [] nested;

    private boolean hasNested;

    private final short[] onQueue = new short[730];
    private final short[] offQueue = new short[730];
    private int onHead;
    private int onTail;
    private int offHead;
    private int offTail;

    /** The two nodes that contradict each other. */
    int contradictionOn;

    int contradictionOff;

    /** Sets of candidates as bits. */
    final long[] on = new long[12];

    final long[] off = new long[12];
    private final int[] ancestors = new int[KEYS + 1];

    /** Starts over. */
    void begin(SeGrid start, SpreadMode how, int assumption) {
        reference = start;
        grid.set(start);
        mode = how;
        count = 0;
        parentCount = 0;
        onHead = onTail = offHead = offTail = 0;
        contradictionOn = contradictionOff = NONE;
        hasNested = false;
        Arrays.fill(nodes, (short) NONE);
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        add(assumption, Cause.NONE);
        enter(assumption);
    }

    /** Runs until nothing follows any more; with rules, these are asked whenever nothing else follows. */
    void run(@Nullable AdvancedRules rules, Budget.Meter meter) {
        while (true) {
            boolean goOn = true;
            if (onHead < onTail) {
                goOn = takeOn(onQueue[onHead++]);
            } else if (offHead < offTail) {
                goOn = takeOff(offQueue[offHead++]);
            }
            if (!goOn) {
                return;
            }
            if (onHead == onTail && offHead == offTail) {
                if (rules == null || !rules.deduce(this, meter)) {
                    return;
                }
            }
        }
    }

    boolean isContradiction() {
        return contradictionOn >= 0;
    }

    SeGrid reference() {
        return reference;
    }

    /** The number of the node with a key, or -1. */
    int node(int key) {
        return nodes[key];
    }

    /** A new node whose parents follow. */
    private void add(int key, int cause) {
        keys[count] = (short) key;
        causes[count] = (byte) cause;
        ancestors[count] = 0;
        parentStart[count] = parentCount;
        if (nested != null) {
            nested[count] = null;
        }
        count++;
        parentStart[count] = parentCount;
    }

    private void addParent(int node) {
        if (parentCount == parents.length) {
            parents = Arrays.copyOf(parents, 2 * parentCount);
        }
        parents[parentCount++] = (short) node;
        parentStart[count] = parentCount;
    }

    /** Enters the newest node into its set and its queue. */
    private void enter(int key) {
        int candidate = key >> 1;
        nodes[key] = (short) (count - 1);
        if ((key & 1) != 0) {
            on[candidate >> 6] |= 1L << candidate;
            onQueue[onTail++] = (short) (count - 1);
        } else {
            off[candidate >> 6] |= 1L << candidate;
            offQueue[offTail++] = (short) (count - 1);
        }
    }

    /** An off node that a rule deduces, unless it is there already. */
    void advance(int candidate, int[] from, int fromCount, @Nullable NestedHint hint) {
        if (nodes[candidate * 2] >= 0) {
            return;
        }
        add(candidate * 2, Cause.ADVANCED);
        for (int i = 0; i < fromCount; i++) {
            addParent(nodes[from[i] * 2]);
        }
        if (hint != null) {
            if (nested == null) {
                nested = new NestedHint[KEYS + 1];
            }
            nested[count - 1] = hint;
            hasNested = true;
        }
        enter(candidate * 2);
    }

    private boolean takeOn(int node) {
        int candidate = keys[node] >> 1;
        int cell = candidate / 9;
        int digit = candidate % 9;
        if (!mode.nishio()) {
            for (int rest = grid.digits(cell) & ~(1 << digit); rest != 0; rest &= rest - 1) {
                if (!turnOff(cell * 9 + Integer.numberOfTrailingZeros(rest), Cause.NAKED, node)) {
                    return false;
                }
            }
        }
        for (int type = 0; type < 3; type++) {
            int region = Houses.region(cell, type);
            for (int rest = Links.others(grid, cell, digit, type); rest != 0; rest &= rest - 1) {
                int other = Houses.cell(region, Integer.numberOfTrailingZeros(rest));
                if (!turnOff(other * 9 + digit, type, node)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean turnOff(int candidate, int cause, int parent) {
        int contrary = nodes[candidate * 2 + 1];
        if (contrary < 0 && nodes[candidate * 2] >= 0) {
            return true;
        }
        add(candidate * 2, cause);
        addParent(parent);
        if (contrary >= 0) {
            contradictionOn = contrary;
            contradictionOff = count - 1;
            return false;
        }
        enter(candidate * 2);
        return true;
    }

    private boolean takeOff(int node) {
        int candidate = keys[node] >> 1;
        int cell = candidate / 9;
        int digit = candidate % 9;
        int others = grid.digits(cell) & ~(1 << digit);
        if (!mode.nishio() && others != 0 && (others & others - 1) == 0) {
            int other = Integer.numberOfTrailingZeros(others);
            if (isNews(cell * 9 + other)) {
                add((cell * 9 + other) * 2 + 1, Cause.NAKED);
                addParent(node);
                for (int rest = reference.digits(cell) & ~grid.digits(cell); rest != 0; rest &= rest - 1) {
                    addParent(nodes[(cell * 9 + Integer.numberOfTrailingZeros(rest)) * 2]);
                }
                if (!turnOn(cell * 9 + other)) {
                    return false;
                }
            }
        }
        for (int type = 0; type < 3; type++) {
            int region = Houses.region(cell, type);
            int positions = grid.positions(region, digit);
            int places = positions & ~(1 << Houses.position(cell, type));
            if (places != 0 && (places & places - 1) == 0) {
                int other = Houses.cell(region, Integer.numberOfTrailingZeros(places)) * 9 + digit;
                if (isNews(other)) {
                    add(other * 2 + 1, type);
                    addParent(node);
                    for (int rest = reference.positions(region, digit) & ~positions; rest != 0; rest &= rest - 1) {
                        int lost = Houses.cell(region, Integer.numberOfTrailingZeros(rest));
                        addParent(nodes[(lost * 9 + digit) * 2]);
                    }
                    if (!turnOn(other)) {
                        return false;
                    }
                }
            }
        }
        if (mode.dynamic()) {
            grid.remove(cell, digit);
        }
        return true;
    }

    /** Whether it matters that a candidate is on: it is not known, or known to be off. */
    private boolean isNews(int candidate) {
        return nodes[candidate * 2 + 1] < 0 || nodes[candidate * 2] >= 0;
    }

    /** Enters the newest node, which is on, or finds the contradiction. */
    private boolean turnOn(int candidate) {
        int contrary = nodes[candidate * 2];
        if (contrary >= 0) {
            contradictionOn = count - 1;
            contradictionOff = contrary;
            return false;
        }
        enter(candidate * 2 + 1);
        return true;
    }

    /** How many keys there are among a node and its ancestors. */
    int ancestors(int node, Ancestors walk) {
        if (ancestors[node] == 0) {
            ancestors[node] = walk.from(this, node);
        }
        return ancestors[node];
    }

    /** The parents of a node, as a range of {@link #parent}. */
    int parentStart(int node) {
        return parentStart[node];
    }

    int parent(int i) {
        return parents[i];
    }

    int cause(int node) {
        return causes[node];
    }

    boolean hasNested() {
        return hasNested;
    }

    @Nullable
    NestedHint nested(int node) {
        return nested == null ? null : nested[node];
    }
}
