package dev.clew.logic.scale.se.twin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/** Specification 4.4: everything that follows from one assumption, up to a contradiction. */
final class Spread {
    final Map<Integer, Node> on = new LinkedHashMap<>();
    final Map<Integer, Node> off = new LinkedHashMap<>();

    /** The two contradicting nodes, on first; empty if there is no contradiction. */
    List<Node> contradiction = List.of();

    private final Mode mode;
    private final TwinGrid reference;
    private final TwinGrid grid;
    private final Queue<Node> onQueue = new ArrayDeque<>();
    private final Queue<Node> offQueue = new ArrayDeque<>();

    /** What kind of spread; the advanced rules are empty at level 0. */
    record Mode(boolean dynamic, boolean nishio, Advanced advanced) {}

    Spread(TwinGrid start, Mode mode, Node assumption) {
        this.mode = mode;
        this.reference = start;
        this.grid = start.copy();
        (assumption.on ? on : off).put(assumption.key(), assumption);
        (assumption.on ? onQueue : offQueue).add(assumption);
        run();
    }

    private void run() {
        do {
            boolean goOn = onQueue.isEmpty() ? takeOff() : takeOn();
            if (!goOn) {
                return;
            }
            if (onQueue.isEmpty() && offQueue.isEmpty() && mode.advanced != null) {
                for (Node q : mode.advanced.deductions(reference, grid, off)) {
                    if (off.putIfAbsent(q.key(), q) == null) {
                        offQueue.add(q);
                    }
                }
            }
        } while (!onQueue.isEmpty() || !offQueue.isEmpty());
    }

    private boolean takeOn() {
        for (Node q : Implications.onToOff(grid, onQueue.remove(), !mode.nishio)) {
            if (on.containsKey(q.negation())) {
                contradiction = List.of(on.get(q.negation()), q);
                return false;
            }
            if (off.putIfAbsent(q.key(), q) == null) {
                offQueue.add(q);
            }
        }
        return true;
    }

    private boolean takeOff() {
        Node p = offQueue.remove();
        List<Node> made = Implications.offToOn(grid, reference, off, p, !mode.nishio, true);
        if (mode.dynamic) {
            grid.remove(p.cell, 1 << p.digit);
        }
        for (Node q : made) {
            if (off.containsKey(q.negation())) {
                contradiction = List.of(q, off.get(q.negation()));
                return false;
            }
            if (on.putIfAbsent(q.key(), q) == null) {
                onQueue.add(q);
            }
        }
        return true;
    }

    /** The nodes that are on, those that are off, and the contradiction, each with its parents. */
    List<String> nodes() {
        List<String> nodes = new ArrayList<>();
        for (Collection<Node> each : List.of(on.values(), off.values(), contradiction)) {
            for (Node node : each) {
                String inner = node.nested == null ? "" : " " + node.nested.complexity;
                nodes.add(node.text(node.cause) + " <" + Node.texts(node.parents) + inner);
            }
        }
        return nodes;
    }
}
