package dev.clew.logic.scale.se.chain.single;

import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.Arrays;

/** A bidirectional cycle. Its line leads from the closing node back to the start, which has the same key. */
final class CycleHint extends ChainHint {
    private final String name;
    private final int[] line;
    private final SeProfile profile;
    private final int[] removed;

    /**
     * A cycle.
     *
     * @param removed the candidates that are removed, ascending
     */
    CycleHint(String name, double rating, int key, int[] line, int[] removed, SeProfile profile) {
        super(rating, line.length - 1, key);
        this.name = name;
        this.line = line;
        this.removed = removed;
        this.profile = profile;
    }

    /** The slot of the conclusion that removes the same, or -1 if only a cycle can. */
    int slot(SeGrid grid) {
        if (removed.length == 1) {
            return removed[0] * 2;
        }
        int cell = removed[0] / 9;
        int left = grid.digits(cell);
        for (int candidate : removed) {
            left &= candidate / 9 == cell ? ~(1 << candidate % 9) : 0;
        }
        return left != 0 && (left & left - 1) == 0 ? (cell * 9 + Integer.numberOfTrailingZeros(left)) * 2 + 1 : -1;
    }

    boolean removesTheSame(CycleHint other) {
        return Arrays.equals(removed, other.removed);
    }

    /** Walks the cycle from its end; the peers of every node that is on give the order of the cells. */
    @Override
    public Hint effect(SeGrid grid) {
        Hint hint = new Hint(name, rating);
        for (int node : line) {
            if ((node >> 3 & 1) != 0) {
                int candidate = node >> 4;
                for (int i = 0; i < 20; i++) {
                    int peer = Houses.peer(profile, candidate / 9, i);
                    if (Arrays.binarySearch(removed, peer * 9 + candidate % 9) >= 0) {
                        hint.remove(grid, peer, 1 << candidate % 9);
                    }
                }
            }
        }
        return hint;
    }

    @Override
    public Pattern pattern() {
        return new LinePattern(Arrays.stream(line).boxed().toList(), true);
    }

    @Override
    public int targets() {
        return 2;
    }

    /** The second end is the cycle in the other direction: every node negated, with the cause it had. */
    @Override
    public int[] line(int target) {
        int[] nodes = new int[line.length - 1];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = target == 0 ? line[i] : line[line.length - 1 - i] ^ 1 << 3;
        }
        return nodes;
    }
}
