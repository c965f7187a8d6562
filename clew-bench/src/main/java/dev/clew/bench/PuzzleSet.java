package dev.clew.bench;

import dev.clew.core.Budget;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;

/** The sets of puzzles that solvers are compared on, each made from a seed. Immutable and thread-safe. */
enum PuzzleSet {
    /** Classic puzzles, minimal. */
    NINE(random ->
            SeededPuzzles.classic(random.seed(), 1, puzzle -> true).get(0).puzzle()),
    /** 16×16, minimal as far as 5,000 nodes a check can tell. */
    SIXTEEN(random -> BigPuzzles.reduced(Shape.classic(16), 0, nodes(5_000), random)),
    /** 25×25 with 300 clues, and one solution. */
    TWENTY_FIVE_300(random -> BigPuzzles.reduced(Shape.classic(25), 300, nodes(1_500), random)),
    /** 25×25 with 285 clues where that can be reached, and one solution. */
    TWENTY_FIVE_285(random -> BigPuzzles.reduced(Shape.classic(25), 285, nodes(3_000), random)),
    /** 36×36, 40 % blank. */
    THIRTY_SIX_40(random -> BigPuzzles.blanked(Shape.classic(36), 40, random)),
    /** 36×36, 45 % blank. */
    THIRTY_SIX_45(random -> BigPuzzles.blanked(Shape.classic(36), 45, random)),
    /** 36×36, 50 % blank. */
    THIRTY_SIX_50(random -> BigPuzzles.blanked(Shape.classic(36), 50, random)),
    /** 49×49, all blank. */
    FORTY_NINE_EMPTY(random -> BigPuzzles.blanked(Shape.classic(49), 100, random));

    private static final long SEED = 2026;

    private final Function<SeededRandom, Puzzle> maker;

    PuzzleSet(Function<SeededRandom, Puzzle> maker) {
        this.maker = maker;
    }

    private static Budget nodes(long nodes) {
        return Budget.unlimited().withNodes(nodes);
    }

    /** The first puzzles of the set. */
    List<Puzzle> puzzles(int count) {
        SeededRandom seeds = new SeededRandom(SEED);
        return LongStream.range(0, count)
                .mapToObj(index -> maker.apply(seeds.derive(index)))
                .toList();
    }
}
