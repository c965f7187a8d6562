package dev.clew.logic.scale.se.twin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;

/** Specification 4.1: a candidate on or off, with its parents; equal nodes have equal keys. */
final class Node {
    /** Causes: the region types of {@link Geo}, and these. */
    static final int NAKED = 3;

    static final int ADVANCED = 4;
    static final int NONE = -1;

    final int cell;
    final int digit;
    final boolean on;
    final int cause;
    final List<Node> parents;
    final ChainHint nested;
    private List<Node> line;

    Node(int cell, int digit, boolean on, int cause, List<Node> parents, ChainHint nested) {
        this.cell = cell;
        this.digit = digit;
        this.on = on;
        this.cause = cause;
        this.parents = parents;
        this.nested = nested;
    }

    static Node assumption(int cell, int digit, boolean on) {
        return new Node(cell, digit, on, NONE, List.of(), null);
    }

    static int key(int cell, int digit, boolean on) {
        return (cell * 10 + digit) * 2 + (on ? 1 : 0);
    }

    int key() {
        return key(cell, digit, on);
    }

    int negation() {
        return key(cell, digit, !on);
    }

    /** The node and its ancestors breadth-first, each key once. */
    List<Node> line() {
        if (line == null) {
            List<Node> found = new ArrayList<>();
            Set<Integer> seen = new HashSet<>();
            Queue<Node> queue = new ArrayDeque<>(List.of(this));
            while (!queue.isEmpty()) {
                Node next = queue.remove();
                if (seen.add(next.key())) {
                    found.add(next);
                    queue.addAll(next.parents);
                }
            }
            line = found;
        }
        return line;
    }

    /** How many distinct keys there are among the node and its ancestors. */
    int anc() {
        return line().size();
    }

    /** {@code r1c2=3} or {@code r1c2-3}, with a letter for a cause. */
    String text(int because) {
        String place = "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1) + (on ? "=" : "-") + digit;
        return because == NONE ? place : place + "RCBNA".charAt(because);
    }

    /** Some nodes with their causes. */
    static String texts(List<Node> nodes) {
        return nodes.stream().map(node -> " " + node.text(node.cause)).collect(Collectors.joining());
    }
}
