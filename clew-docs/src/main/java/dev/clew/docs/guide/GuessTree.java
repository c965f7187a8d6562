package dev.clew.docs.guide;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SearchOptions;
import dev.clew.core.Solver;
import dev.clew.core.TraceEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One search by the general engine as a tree: every guess with what it led to. Immutable.
 *
 * @param singles how many cells deduction filled before the first guess
 * @param roots the guesses at the first fork, in the order of trial
 * @param position the position at the first fork
 */
record GuessTree(int singles, List<Guess> roots, Position position) {
    /**
     * A value tried in a cell.
     *
     * @param event the engine's report
     * @param singles how many cells deduction filled after it
     * @param solves whether it leads to the grid by deduction alone
     * @param next the guesses at the fork after it
     */
    record Guess(TraceEvent event, int singles, boolean solves, List<Guess> next) {
        /** Whether the grid is reached from here. */
        boolean lives() {
            return solves || next.stream().anyMatch(Guess::lives);
        }

        /** How many guesses there are from here on, this one included. */
        int size() {
            return 1 + next.stream().mapToInt(Guess::size).sum();
        }

        /** How many of them were made before the grid was reached, this one included. */
        int sizeToFirst() {
            int count = 1;
            for (Guess guess : next) {
                count += guess.sizeToFirst();
                if (guess.lives()) {
                    break;
                }
            }
            return count;
        }

        /** The ends of the strands from here on, in the order of trial. */
        Stream<Guess> ends() {
            return next.isEmpty() ? Stream.of(this) : next.stream().flatMap(Guess::ends);
        }

        /** How many guesses follow each other at most. */
        int depth() {
            return 1 + next.stream().mapToInt(Guess::depth).max().orElse(0);
        }
    }

    /** Solves a puzzle and proves its solution the only one. */
    static GuessTree of(Puzzle puzzle, SearchOptions options) {
        Recorder recorder = new Recorder(puzzle);
        Solver.general(options).trace(Position.of(puzzle), Budget.unlimited(), recorder::accept);
        return new GuessTree(recorder.root.singles, recorder.root.guesses(), recorder.root.position);
    }

    /** All guesses of the proof. */
    int guesses() {
        return roots.stream().mapToInt(Guess::size).sum();
    }

    /** The guesses until the solution is reached. */
    int guessesToFirst() {
        int count = 0;
        for (Guess guess : roots) {
            count += guess.sizeToFirst();
            if (guess.lives()) {
                break;
            }
        }
        return count;
    }

    /**
     * Whether the tree can be drawn on a page and shows what there is to show: three forks deep, five ends or about as many,
     * and the solution at the deepest, neither the first nor the last of them.
     */
    boolean isPicturesque() {
        List<Guess> ends = roots.stream().flatMap(Guess::ends).toList();
        int depth = roots.stream().mapToInt(Guess::depth).max().orElse(0);
        return ends.size() >= 4
                && ends.size() <= 6
                && depth == 3
                && !ends.get(0).solves()
                && !ends.get(ends.size() - 1).solves()
                && deepest().anyMatch(Guess::solves)
                && isTellingFork();
    }

    private Stream<Guess> deepest() {
        return roots.stream().flatMap(guess -> guess.next().stream()).flatMap(guess -> guess.next().stream());
    }

    /** Whether the first fork has two values of different impact, and a way out of its cell for the thread. */
    private boolean isTellingFork() {
        List<TraceEvent.Impact> impacts = roots.get(0).event().impacts();
        int lastRow = position.shape().size() - 1;
        return impacts.get(0).impact() > impacts.get(1).impact()
                && ThreadPath.find(
                                position,
                                roots.get(0).event().cell(),
                                cell -> position.shape().row(cell) == lastRow)
                        .filter(way -> way.length > 0)
                        .isPresent();
    }

    /** A fork, or the beginning, that still grows. */
    private static final class Node {
        private final int open;
        private Position position;
        private int singles;
        private final List<TraceEvent> events = new ArrayList<>();
        private final List<Node> next = new ArrayList<>();

        Node(int open, Position position) {
            this.open = open;
            this.position = position;
        }

        List<Guess> guesses() {
            List<Guess> guesses = new ArrayList<>();
            for (int i = 0; i < next.size(); i++) {
                Node node = next.get(i);
                guesses.add(new Guess(events.get(i), node.singles, node.singles == node.open, node.guesses()));
            }
            return List.copyOf(guesses);
        }
    }

    /** Grows the tree event by event; the stack is the way from the beginning to here. */
    private static final class Recorder {
        private final List<Node> way = new ArrayList<>();
        private final Node root;

        Recorder(Puzzle puzzle) {
            root = new Node(puzzle.shape().cells() - puzzle.givenCount(), Position.of(puzzle));
            way.add(root);
        }

        void accept(TraceEvent event) {
            Node top = way.get(way.size() - 1);
            switch (event.technique()) {
                case NAKED_SINGLE, HIDDEN_SINGLE -> {
                    top.singles++;
                    top.position = top.position.withPlaced(event.cell(), event.chosen());
                }
                case MRV_BACKTRACK -> {
                    Node node = new Node(top.open - top.singles - 1, top.position);
                    top.events.add(event);
                    top.next.add(node);
                    way.add(node);
                }
                case BACKTRACK -> way.remove(way.size() - 1);
                case LOCKED, SUBSET -> {
                    // Candidates that go fill no cell.
                }
            }
        }
    }
}
