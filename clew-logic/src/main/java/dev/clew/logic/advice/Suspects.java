package dev.clew.logic.advice;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.Count;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Solver;
import java.util.ArrayList;
import java.util.List;

/**
 * Which digits may be wrong in a grid that has no solution: those without which it has exactly one, or, where no single
 * digit does, the pairs. Immutable.
 *
 * @param ways what to take out, each way one digit or two; empty where nothing is known
 * @since 0.2.0
 */
public record Suspects(List<List<Candidate>> ways) {
    /** Nobody is suspected. */
    public static final Suspects NONE = new Suspects(List.of());

    /** Search nodes for all trials together on a grid of one value; a node takes longer on a larger grid. */
    private static final long MOST_NODES = 150_000_000;

    /** What a trial costs in nodes before it begins to search. */
    private static final int NODES_TO_BEGIN = 10;

    private static final int MOST_NAMED = 8;

    /** Keeps a copy of the list. */
    public Suspects {
        ways = List.copyOf(ways);
    }

    /**
     * Looks for the digits to blame in a position without a solution. All trials together keep to the budget and to a
     * limit of their own; if that ends before all were tried, nothing is suspected, because any digit left might be the
     * one.
     */
    public static Suspects of(Position position, Budget budget) {
        return new Inquiry(position, budget).find();
    }

    /** Whom to suspect, as a sentence; empty if nothing is suspected. */
    public String words() {
        if (ways.isEmpty()) {
            return "";
        }
        if (ways.get(0).size() == 1) {
            return ways.size() == 1
                    ? ways.get(0).get(0) + " is wrong: without it there is exactly one solution."
                    : "One of " + list(cells()) + " is wrong: without it there is exactly one solution.";
        }
        return "Two digits are wrong: " + String.join(", or ", pairs())
                + "; without the two there is exactly one solution.";
    }

    /** A reason why there is no solution, and the suspects. */
    public String after(String reason) {
        return reason.isEmpty() || ways.isEmpty() ? reason + words() : reason + ". " + words();
    }

    private List<String> cells() {
        return ways.stream().map(way -> cell(way.get(0))).toList();
    }

    private List<String> pairs() {
        List<String> pairs = new ArrayList<>(ways.stream()
                .limit(MOST_NAMED)
                .map(way -> cell(way.get(0)) + " and " + cell(way.get(1)))
                .toList());
        if (ways.size() > MOST_NAMED) {
            pairs.add("one of " + (ways.size() - MOST_NAMED) + " more pairs");
        }
        return pairs;
    }

    private static String cell(Candidate candidate) {
        String text = candidate.toString();
        return text.substring(0, text.indexOf('='));
    }

    private static String list(List<String> names) {
        int end = names.size() - 1;
        return String.join(", ", names.subList(0, end)) + " and " + names.get(end);
    }

    /** The trials. Mutable, for one run. */
    private static final class Inquiry {
        private final Position position;
        private final Budget budget;
        private final Budget.Meter asked;
        private final Budget.Meter own;
        private final List<Integer> cells = new ArrayList<>();

        Inquiry(Position position, Budget budget) {
            this.position = position;
            long size = position.shape().size();
            this.asked = budget.start();
            this.own = Budget.unlimited()
                    .withNodes(MOST_NODES / (size * size * size))
                    .start();
            this.budget = Budget.unlimited().withCancellation(() -> !spend());
            for (int cell = 0; cell < position.shape().cells(); cell++) {
                if (position.value(cell) != 0) {
                    cells.add(cell);
                }
            }
        }

        private boolean spend() {
            return asked.spend() && own.spend();
        }

        private boolean isOver() {
            return asked.isExhausted() || own.isExhausted();
        }

        Suspects find() {
            List<List<Candidate>> ways = singles();
            if (ways.isEmpty() && !isOver()) {
                ways = pairs();
            }
            return isOver() ? NONE : new Suspects(ways);
        }

        private List<List<Candidate>> singles() {
            List<List<Candidate>> ways = new ArrayList<>();
            for (int i = 0; i < cells.size() && !isOver(); i++) {
                tryWithout(List.of(cells.get(i)), ways);
            }
            return ways;
        }

        private List<List<Candidate>> pairs() {
            List<List<Candidate>> ways = new ArrayList<>();
            for (int i = 0; i < cells.size(); i++) {
                for (int j = i + 1; j < cells.size() && !isOver(); j++) {
                    tryWithout(List.of(cells.get(i), cells.get(j)), ways);
                }
            }
            return ways;
        }

        private void tryWithout(List<Integer> some, List<List<Candidate>> ways) {
            for (int i = 0; i < NODES_TO_BEGIN; i++) {
                spend();
            }
            Count count = Solver.standard().count(without(some), 2, budget);
            if (count.equals(new Count(1, Count.Ending.COMPLETE))) {
                ways.add(some.stream()
                        .map(cell -> position.shape().candidate(cell, position.value(cell)))
                        .toList());
            }
        }

        /** The digits but for some, all of them as givens. */
        private Position without(List<Integer> some) {
            int[] values = position.values();
            some.forEach(cell -> values[cell] = 0);
            return Position.of(Puzzle.of(position.shape(), values));
        }
    }
}
