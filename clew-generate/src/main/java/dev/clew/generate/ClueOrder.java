package dev.clew.generate;

import dev.clew.core.CellSet;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.logic.technique.Family;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * In which order clues are tried. A technique that has to be necessary is helped by it: a large subset acts where a house
 * has nearly all its cells open, a large fish where a value has few clues; without that, something smaller on the other
 * side does its work.
 */
final class ClueOrder {
    private ClueOrder() {}

    /** The indices of the orbits in a random order, those that the target would rather have open first. */
    static int[] of(Workbench bench, Target target, List<int[]> orbits, SeededRandom random) {
        int[] all = random.permutation(orbits.size());
        if (target.difficulty().needs().isEmpty()) {
            return all;
        }
        IntUnaryOperator rank = rank(bench, family(target.difficulty()), random);
        Comparator<Integer> byRank = Comparator.comparingInt(
                index -> IntStream.of(orbits.get(index)).map(rank).min().orElseThrow());
        return IntStream.of(all)
                .boxed()
                .sorted(byRank)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static Family family(Difficulty wanted) {
        return wanted.needs().stream()
                .max(Comparator.comparingInt(
                        technique -> wanted.scale().grade(technique).weight()))
                .orElseThrow()
                .info()
                .family();
    }

    /** How early the clue of a cell is tried: lowest first. */
    private static IntUnaryOperator rank(Workbench bench, Family family, SeededRandom random) {
        Shape shape = bench.shape();
        int[] held = bench.values();
        int[] values = random.permutation(shape.size());
        return switch (family) {
            case SUBSETS -> {
                CellSet house = shape.houseCells(random.nextInt(shape.houses()));
                int late = (shape.size() + random.nextInt(2)) / 2;
                yield cell -> house.contains(cell) ? 0 : values[held[cell] - 1] < late ? 2 : 1;
            }
            case FISH, FINNED_FISH -> {
                int[] lines = random.permutation(shape.size());
                boolean rows = random.nextInt(2) == 0;
                int late = shape.size() / 2;
                yield cell -> values[held[cell] - 1] < 2
                        ? 0
                        : lines[rows ? cell / shape.size() : cell % shape.size()] < late ? 2 : 1;
            }
            default -> cell -> 0;
        };
    }
}
