package dev.clew.spark;

import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.Symmetries;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lines of every kind: good puzzles, several and no solutions, other sizes and shapes, bad ones, comments. */
final class MixedLines {
    private static final String[] PUZZLES = {
        "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6",
        "1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    };
    private static final String[] OTHERS = {
        "",
        "# a comment",
        "what is this?",
        "1234341221434321",
        "1...............",
        "11..............",
        "1..4..3..2..4..1",
        "1............... # shape=4x4:latin",
        "12..............,4x4:latin",
        "12|34",
        "puzzle,shape",
        ".".repeat(36),
        "..4......1..3......6..2......5..4.3. # a remark",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7",
        "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 # shape=9x9:diagonal",
        "{\"givens\":\"1..4..3..2..4..1\"}",
        ".".repeat(81),
        "\u00e9\u00e8\u2028x",
    };

    private MixedLines() {}

    /** A number of lines; the same for the same seed. */
    static List<String> of(long seed, int count) {
        Random random = new Random(seed);
        Symmetries symmetries = Symmetries.of(Shape.CLASSIC_9);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (random.nextInt(4) == 0) {
                lines.add(OTHERS[random.nextInt(OTHERS.length)]);
                continue;
            }
            Puzzle puzzle = Puzzle.parse(PUZZLES[random.nextInt(PUZZLES.length)]);
            StringBuilder line = new StringBuilder(symmetries
                    .random(new SeededRandom(random.nextLong()))
                    .apply(puzzle)
                    .toString());
            if (random.nextInt(5) == 0) {
                line.setCharAt(random.nextInt(81), (char) ('1' + random.nextInt(9)));
            }
            lines.add(line + (random.nextInt(9) == 0 ? " # note " + i : ""));
        }
        return lines;
    }

    /** A number of equivalents of a puzzle. */
    static List<String> images(String puzzle, long seed, int count) {
        Symmetries symmetries = Symmetries.of(Shape.CLASSIC_9);
        SeededRandom random = new SeededRandom(seed);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(symmetries.random(random).apply(Puzzle.parse(puzzle)).toString());
        }
        return lines;
    }
}
