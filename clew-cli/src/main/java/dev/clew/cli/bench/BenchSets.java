package dev.clew.cli.bench;

import dev.clew.cli.read.Input;
import dev.clew.cli.read.Inputs;
import dev.clew.cli.read.Operands;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Gets the sets of puzzles that are measured. */
public final class BenchSets {
    private BenchSets() {}

    /** Makes built-in sets, by their names. */
    public static List<PuzzleSet> builtIn(List<String> names, long seed, Terminal terminal) {
        List<BuiltInSet> chosen = new ArrayList<>();
        names.forEach(name -> chosen.add(find(name)));
        List<PuzzleSet> sets = new ArrayList<>();
        int threads = Runtime.getRuntime().availableProcessors();
        try (Progress progress = Progress.start(terminal, done -> 0)) {
            for (BuiltInSet set : chosen) {
                progress.remark("making the set " + set.id());
                List<Puzzle> puzzles = set.make(threads);
                progress.advance(puzzles.size());
                sets.add(PuzzleSet.shuffled(set.id(), puzzles, seed));
            }
        }
        return sets;
    }

    private static BuiltInSet find(String name) {
        return Arrays.stream(BuiltInSet.values())
                .filter(set -> set.id().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> Failure.usage("--set does not know \"" + name + "\"; take some of "
                        + String.join(
                                ", ",
                                Arrays.stream(BuiltInSet.values())
                                        .map(BuiltInSet::id)
                                        .toList())));
    }

    /** Reads files, a set each; anything but classic 9×9 puzzles is left out, with a message. */
    public static List<PuzzleSet> read(List<String> names, long seed, Terminal terminal) {
        List<PuzzleSet> sets = new ArrayList<>();
        for (String name : names) {
            List<Puzzle> puzzles = new ArrayList<>();
            int others = 0;
            try (Inputs inputs = new Inputs.Builder(Operands.of(List.of(name), terminal), terminal).open()) {
                while (inputs.hasNext()) {
                    boolean isClassic = inputs.next() instanceof Input input && add(input, puzzles);
                    others += isClassic ? 0 : 1;
                }
            }
            if (puzzles.isEmpty()) {
                throw Failure.inputOutput(name + ": no classic 9x9 puzzle found, and only these are measured");
            }
            if (others > 0) {
                terminal.report(name + ": " + others + " of " + (others + puzzles.size())
                        + " are not classic 9x9 puzzles and were left out");
            }
            sets.add(PuzzleSet.shuffled(title(name), puzzles, seed));
        }
        return sets;
    }

    private static boolean add(Input input, List<Puzzle> puzzles) {
        return input.read(null) instanceof Reading.Found found
                && found.position().shape().equals(Shape.CLASSIC_9)
                && puzzles.add(found.position().puzzle());
    }

    /** The name of a file without folder and ending. */
    private static String title(String name) {
        String last = new File(name).getName();
        int dot = last.lastIndexOf('.');
        return dot > 0 && last.length() - dot <= 5 ? last.substring(0, dot) : name.length() > 40 ? "argument" : last;
    }
}
