package dev.clew.docs.steps;

import dev.clew.core.Puzzle;
import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import dev.clew.docs.steps.StepsExport.Found;
import dev.clew.io.StepsDocument.Checked;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The tool's command line: writes documents to check, each file with the verdicts of the checker in Java. */
public final class Main {
    private static final int USAGE = 2;
    private static final int CHANGES = 100;
    private static final Path EXAMPLES = Path.of("docs", "steps");

    private final Path folder;
    private final PrintStream out;
    private int wrong;

    private Main(Path folder, PrintStream out) {
        this.folder = folder;
        this.out = out;
    }

    /** Writes to a folder; ends with 1 if a whole step is rejected or a false one accepted. */
    public static void main(String[] args) throws IOException, BadJson {
        if (args.length != 4) {
            System.err.println("usage: dev.clew.docs.steps.Main FOLDER PUZZLES MUTATIONS SEED");
            System.exit(USAGE);
        }
        Main main = new Main(Path.of(args[0]), new PrintStream(System.out, true, StandardCharsets.UTF_8));
        System.exit(main.run(Integer.parseInt(args[1]), Integer.parseInt(args[2]), Long.parseLong(args[3])));
    }

    private int run(int puzzles, int mutations, long seed) throws IOException, BadJson {
        Files.createDirectories(folder);
        StepsExport export = new StepsExport(seed);
        examples(export);
        List<Puzzle> made = export.puzzles(puzzles);
        try (CheckedFile whole = new CheckedFile(folder, "whole")) {
            export.paths(made, whole::add);
            export.drills(whole::add);
            tell(whole, whole.rejected());
        }
        List<Found> steps = export.steps(made);
        try (CheckedFile broken = new CheckedFile(folder, "broken")) {
            export.broken(steps, broken::add);
            tell(broken, broken.accepted());
        }
        try (CheckedFile mutated = new CheckedFile(folder, "mutated")) {
            int[] against = new int[1];
            export.mutations(steps, mutations, line -> against[0] += acceptedAgainst(line, mutated.add(line)));
            tell(mutated, against[0]);
        }
        return wrong == 0 ? 0 : 1;
    }

    /** The examples of docs/STEPS.md, which a test checks to be judged correctly, and changed ones. */
    private void examples(StepsExport export) throws IOException, BadJson {
        List<String> accepted = Files.readAllLines(EXAMPLES.resolve("accepted.jsonl"));
        try (CheckedFile examples = new CheckedFile(folder, "examples")) {
            accepted.forEach(examples::add);
            Files.readAllLines(EXAMPLES.resolve("rejected.jsonl")).forEach(examples::add);
            export.changedExamples(accepted, CHANGES, examples::add);
            tell(examples, 0);
        }
    }

    private void tell(CheckedFile file, int wrongHere) {
        out.println(file.summary() + (wrongHere == 0 ? "" : ", of which " + wrongHere + " are wrong"));
        wrong += wrongHere;
    }

    /** How many steps were accepted although they contradict the solution. */
    static int acceptedAgainst(String line, List<Checked> checked) {
        try {
            JsonValue.Array steps = (JsonValue.Array) ((JsonValue.Fields) JsonReader.read(line)).get("steps");
            int wrong = 0;
            for (int i = 0; i < checked.size() && steps != null; i++) {
                boolean against =
                        ((JsonValue.Fields) steps.items().get(i)).get("against") instanceof JsonValue.Truth truth
                                && truth.value();
                wrong += against && checked.get(i).verdict().isProven() ? 1 : 0;
            }
            return wrong;
        } catch (BadJson impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
