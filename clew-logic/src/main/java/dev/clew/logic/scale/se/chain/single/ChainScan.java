package dev.clew.logic.scale.se.chain.single;

import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The scans from single nodes. One breadth-first tree of nodes that are on serves the cycles and the chain of its
 * source: nodes that are off lead to new ones only when they are first seen, so that which of them are seen again
 * matters for closing a cycle alone.
 *
 * <p>A node at depth k of the tree closes cycles and chains of 2k + 2 nodes, so that a scan ends at the depth at which
 * nothing can be better than what is known.
 */
final class ChainScan {
    /** Three passes over the grid with their links, bases and sort keys. */
    enum Pass {
        X(false, true, 6.5, 6.6, 2, "Bidirectional X-Cycle"),
        Y(true, false, 6.5, 0, 3, "Bidirectional Y-Cycle"),
        XY(true, true, 7.0, 7.0, 4, "Bidirectional Cycle");

        final boolean cells;
        final boolean regions;
        final double cycleBase;
        final double chainBase;
        final int key;
        final String cycleName;

        Pass(boolean cells, boolean regions, double cycleBase, double chainBase, int key, String cycleName) {
            this.cells = cells;
            this.regions = regions;
            this.cycleBase = cycleBase;
            this.chainBase = chainBase;
            this.key = key;
            this.cycleName = cycleName;
        }
    }

    private final Links links;
    private final HintTable table;
    private final CycleCheck cycles;
    private SeGrid grid = new SeGrid();
    private Pass pass = Pass.X;

    /** The tree: nodes that are on in order of discovery, their parents, and the off node between (with its cause). */
    private final int[] queue = new int[730];

    private final int[] causes = new int[730];
    private final int[] parents = new int[730];
    private final int[] between = new int[730];
    private final int[] depths = new int[730];
    private int tail;
    private boolean sourceIsOn;
    private final long[] seenOn = new long[12];
    private final long[] seenOff = new long[12];

    /** The best hint that the limit of depth was made for, and that limit. */
    private @Nullable ChainHint limitedBy;

    private int limit;

    ChainScan(Links links, HintTable table, SeProfile profile) {
        this.links = links;
        this.table = table;
        this.cycles = new CycleCheck(table, profile);
    }

    /** One pass: cycles, then the chains from every candidate on and off. */
    void pass(SeGrid on, Pass which) {
        grid = on;
        pass = which;
        links.link(on, which.cells, which.regions);
        cycles.begin(on, which);
        newLimit();
        for (int i = 0; i < links.n; i++) {
            int count = grid.count(links.candidates[i] / 9);
            if (count == 2 || count > 2 && which.regions) {
                fromOn(i);
                if (which.regions) {
                    fromOff(i);
                }
            }
        }
    }

    private void newLimit() {
        limitedBy = table.best();
        limit = 2;
        while (limit < 1460
                && (limitedBy == null
                        || ChainHint.beats(pass.cycleBase + Surcharge.of(limit + 2), limit + 2, pass.key, limitedBy))) {
            limit += 2;
        }
    }

    private void begin() {
        tail = 0;
        Arrays.fill(seenOn, 0, links.words, 0);
        Arrays.fill(seenOff, 0, links.words, 0);
        if (limitedBy != table.best()) {
            newLimit();
        }
    }

    private void push(int entry, int parent, int offEntry) {
        int node = entry >> 3;
        if ((seenOn[node >> 6] >> node & 1) == 0) {
            seenOn[node >> 6] |= 1L << node;
            queue[tail] = node;
            causes[tail] = entry & 7;
            parents[tail] = parent;
            between[tail] = offEntry;
            depths[tail] = parent < 0 ? 0 : depths[parent] + 1;
            tail++;
        }
    }

    private void fromOn(int source) {
        begin();
        sourceIsOn = true;
        push(source << 3 | Cause.NONE, -1, 0);
        boolean open = pass.regions;
        int pending = -1;
        for (int head = 0; head < tail && 2 * depths[head] + 2 <= limit; head++) {
            int node = queue[head];
            if (head > 0) {
                close(source, head);
                if (open && links.turnsOff(node, source)) {
                    pending = head;
                    open = false;
                }
            }
            for (int i = links.weakStart[node]; i < links.weakStart[node + 1]; i++) {
                int off = links.weak[i] >> 3;
                if ((seenOff[off >> 6] >> off & 1) == 0) {
                    seenOff[off >> 6] |= 1L << off;
                    for (int j = links.strongStart[off]; j < links.strongStart[off + 1]; j++) {
                        push(links.strong[j], head, links.weak[i]);
                    }
                }
            }
        }
        if (pending >= 0) {
            int end = source << 3 | links.weakCause(queue[pending], source);
            offer(source, 2 * depths[pending] + 2, false, pending, -1, end);
        }
    }

    /** Closes a cycle through every strong link of the source that this node reaches. */
    private void close(int source, int head) {
        int node = queue[head];
        int reached = 0;
        for (int j = links.strongStart[source]; j < links.strongStart[source + 1]; j++) {
            reached += links.turnsOff(node, links.strong[j] >> 3) ? 1 : 0;
        }
        if (reached == 0 || !cycles.mayWin(2 * depths[head] + 2)) {
            return;
        }
        for (int i = links.weakStart[node]; i < links.weakStart[node + 1]; i++) {
            int off = links.weak[i] >> 3;
            int cause = strongCause(off, source);
            if (cause >= 0 && !isOnPath(off, head)) {
                cycles.check(line(head, links.weak[i], source << 3 | cause, true));
            }
        }
    }

    private int strongCause(int off, int on) {
        for (int j = links.strongStart[off]; j < links.strongStart[off + 1]; j++) {
            if (links.strong[j] >> 3 == on) {
                return links.strong[j] & 7;
            }
        }
        return -1;
    }

    private boolean isOnPath(int off, int head) {
        for (int at = head; parents[at] >= 0; at = parents[at]) {
            if (between[at] >> 3 == off) {
                return true;
            }
        }
        return false;
    }

    private void fromOff(int source) {
        begin();
        sourceIsOn = false;
        seenOff[source >> 6] |= 1L << source;
        for (int j = links.strongStart[source]; j < links.strongStart[source + 1]; j++) {
            push(links.strong[j], -1, source << 3 | Cause.NONE);
        }
        for (int head = 0; head < tail && 2 * depths[head] + 4 <= limit; head++) {
            int node = queue[head];
            for (int i = links.weakStart[node]; i < links.weakStart[node + 1]; i++) {
                int off = links.weak[i] >> 3;
                if ((seenOff[off >> 6] >> off & 1) == 0) {
                    seenOff[off >> 6] |= 1L << off;
                    int cause = strongCause(off, source);
                    if (cause >= 0) {
                        offer(source, 2 * depths[head] + 4, true, head, links.weak[i], source << 3 | cause);
                        return;
                    }
                    for (int j = links.strongStart[off]; j < links.strongStart[off + 1]; j++) {
                        push(links.strong[j], head, links.weak[i]);
                    }
                }
            }
        }
    }

    private void offer(int source, int complexity, boolean on, int head, int offEntry, int end) {
        double rating = pass.chainBase + Surcharge.of(complexity);
        int slot = HintTable.slot(grid, links.candidates[source], on);
        ChainHint rival = table.rival(slot);
        if (rival == null || ChainHint.beats(rating, complexity, pass.key, rival)) {
            String name = pass == Pass.XY ? "Forcing Chain" : complexity == 6 ? "Turbot Fish" : "Forcing X-Chain";
            table.put(slot, new LineHint(name, rating, pass.key, line(head, offEntry, end, on)));
        }
    }

    /**
     * The line from an end back to the source, as {@code node key * 8 + cause}.
     *
     * @param offEntry the off node between the end and the tree, or -1 if the end itself is off
     */
    private int[] line(int head, int offEntry, int end, boolean on) {
        int[] nodes = new int[2 * depths[head] + 1 + (offEntry >= 0 ? 2 : 1) + (sourceIsOn ? 0 : 1)];
        int count = 0;
        nodes[count++] = node(end, on);
        if (offEntry >= 0) {
            nodes[count++] = node(offEntry, false);
        }
        for (int at = head; at >= 0; at = parents[at]) {
            nodes[count++] = node(queue[at] << 3 | causes[at], true);
            if (parents[at] >= 0 || !sourceIsOn) {
                nodes[count++] = node(between[at], false);
            }
        }
        return nodes;
    }

    private int node(int entry, boolean on) {
        return (links.candidates[entry >> 3] * 2 + (on ? 1 : 0)) << 3 | entry & 7;
    }
}
