package dev.clew.bench.work;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Counts what the paths of puzzles take, by level: finders called, boards copied, steps that finders make. Mutable, for
 * one thread.
 */
final class LogicWork {
    private static final List<String> NAMES = List.of("puzzles", "finders", "boards", "steps");

    private final Map<ClewLevel, Counts> levels = new EnumMap<>(ClewLevel.class);

    /** Walks the path of a puzzle. */
    void add(Puzzle puzzle) {
        Counts counts = new Counts();
        counts.addPuzzle();
        ClewScale scale = ClewScale.standard().with(technique -> new CountedTechnique(technique, counts));
        Board board = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
        Path.of(scale, board, Budget.unlimited());
        counts.addBoards(board.copies());
        levels.computeIfAbsent(ClewScale.standard().rate(board).level(), level -> new Counts())
                .addAll(counts);
    }

    /** A line for each level, and a head. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("level\t" + String.join("\t", NAMES)));
        levels.forEach((level, counts) -> lines.add(level.id() + "\t"
                + counts.toList().stream().map(String::valueOf).collect(Collectors.joining("\t"))));
        return lines;
    }

    /**
     * What is worse than in earlier lines, in words: a level is missing or new, has other puzzles, or costs more of
     * something than the tolerance allows.
     */
    List<String> worse(List<String> before, double share) {
        List<String> now = lines();
        if (!levelsAndPuzzles(now).equals(levelsAndPuzzles(before))) {
            return List.of("the levels have other puzzles than in the baseline");
        }
        List<String> worse = new ArrayList<>();
        for (int line = 1; line < now.size(); line++) {
            String[] words = now.get(line).split("\t");
            String[] old = before.get(line).split("\t");
            for (int i = 2; i < words.length; i++) {
                if (Long.parseLong(words[i]) > Long.parseLong(old[i]) * (1 + share)) {
                    worse.add(words[0] + ": " + words[i] + " " + NAMES.get(i - 1) + ", was " + old[i]);
                }
            }
        }
        return worse;
    }

    private static List<String> levelsAndPuzzles(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll("^([^\t]*\t[^\t]*).*", "$1"))
                .toList();
    }
}
