package dev.clew.bench.work;

import java.util.List;

/** What the paths of some puzzles have taken. Mutable, for one thread. */
final class Counts {
    private long puzzles;
    private long finders;
    private long boards;
    private long steps;

    void addPuzzle() {
        puzzles++;
    }

    void addFinder() {
        finders++;
    }

    void addBoards(int count) {
        boards += count;
    }

    void addStep() {
        steps++;
    }

    void addAll(Counts other) {
        puzzles += other.puzzles;
        finders += other.finders;
        boards += other.boards;
        steps += other.steps;
    }

    /** Puzzles, finders called, boards copied, steps made by finders. */
    List<Long> toList() {
        return List.of(puzzles, finders, boards, steps);
    }
}
