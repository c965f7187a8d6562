package dev.clew.docs.steps;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import dev.clew.core.json.JsonWriter;
import dev.clew.generate.BareGenerator;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.Target;
import dev.clew.io.LogicJson;
import dev.clew.io.StepsDocument.Entry;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.learn.Drill;
import dev.clew.logic.learn.Drills;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Documents for a checker, one a line: paths through generated puzzles of many shapes as {@code clew explain} writes them,
 * every technique on its drills, and the same steps broken. The same seed gives the same documents. Immutable.
 */
final class StepsExport {
    private static final Budget PATH_LIMIT = Budget.unlimited().withNodes(200_000);
    private static final List<String> SHAPES = List.of(
            "9x9",
            "6x6",
            "9x9:diagonal",
            "9x9:windoku",
            "9x9:antiknight",
            "9x9:antiking",
            "9x9:jigsaw:AAAABCCCCAAABBBCDCAEBBBBBDCAEEFFFFDCGEEFFDDDCGEEHFFIDDGEEHHFIIDGGGGHHHIIGGHHHIIII",
            "9x9:house:r1c5r2c3r3c8r4c1r5c5r6c9r7c2r8c7r9c5:distinct:r1c1r1c9r9c1r9c9",
            "7x7:latin",
            "8x8",
            "12x12",
            "16x16");

    private final long seed;

    StepsExport(long seed) {
        this.seed = seed;
    }

    /** A step on its board, and what the solution is there. */
    record Found(BoardView board, Step step, Grid solution) {}

    /** The puzzles: this many of 9×9, fewer of other shapes. */
    List<Puzzle> puzzles(int classic) {
        List<Puzzle> puzzles = new ArrayList<>();
        for (String name : SHAPES) {
            Shape shape = Shape.parse(name);
            int wanted = name.equals("9x9") ? classic : shape.size() > 9 ? 1 : Math.max(1, classic / 5);
            BareGenerator generator = new BareGenerator(target(shape), Caps.standard(), Budget.unlimited());
            for (int i = 0; i < wanted; i++) {
                generator.make(Generator.seedOf(seed, i), 0).puzzle().ifPresent(puzzles::add);
            }
        }
        return puzzles;
    }

    private static Target target(Shape shape) {
        return shape.size() > 9 ? Target.of(shape) : Target.of(shape).withMinimal();
    }

    /** The paths through puzzles, as {@code clew explain} writes them. */
    void paths(List<Puzzle> puzzles, Consumer<String> lines) {
        for (Puzzle puzzle : puzzles) {
            lines.accept(new LogicJson()
                    .position(Position.of(puzzle))
                    .path(ClewScale.standard(), path(puzzle))
                    .end());
        }
    }

    private static Path path(Puzzle puzzle) {
        return Path.of(ClewScale.standard(), Position.of(puzzle), PATH_LIMIT);
    }

    /** All steps of every technique on its drills. */
    void drills(Consumer<String> lines) {
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            for (int i = 0; i < Drills.of(technique).count(); i++) {
                Drill drill = Drills.of(technique).get(i);
                List<Entry> entries = drill.steps().stream()
                        .map(step -> new Entry(step.conclusions(), step.evidence()))
                        .toList();
                lines.accept(new LogicJson().entries(drill.board(), entries).end());
            }
        }
    }

    /** Every step of the paths and the drills with a proof. */
    List<Found> steps(List<Puzzle> puzzles) {
        List<Found> found = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            Grid solution = solution(Position.of(puzzle));
            path(puzzle).replay((board, step) -> add(found, board, step, solution));
        }
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            for (int i = 0; i < Drills.of(technique).count(); i++) {
                Drill drill = Drills.of(technique).get(i);
                add(
                        found,
                        drill.board(),
                        drill.steps().get(0),
                        solution(drill.board().toPosition()));
            }
        }
        return found;
    }

    private static void add(List<Found> found, BoardView board, Step step, Grid solution) {
        if (!step.isGuess()) {
            found.add(new Found(board.copy(), step, solution));
        }
    }

    private static Grid solution(Position position) {
        return ((Outcome.Unique) Solver.standard().solve(position, Budget.unlimited())).solution();
    }

    /** Steps broken in every way of {@link WrongConclusions}: all have to be rejected. */
    void broken(List<Found> steps, Consumer<String> lines) {
        for (Found found : steps) {
            List<Entry> entries = WrongConclusions.entries(found.board(), found.solution(), found.step());
            lines.accept(new LogicJson().entries(found.board(), entries).end());
        }
    }

    /**
     * Steps with up to three things changed at random in their proofs. Three of four claim something against the solution
     * and have {@code "against":true}: these have to be rejected.
     */
    void mutations(List<Found> steps, int wanted, Consumer<String> lines) throws BadJson {
        SeededRandom random = new SeededRandom(seed);
        int each = 8;
        for (int made = 0; made < wanted; made += each) {
            Found found = steps.get(random.nextInt(steps.size()));
            lines.accept(mutated(found, Math.min(each, wanted - made), random));
        }
    }

    private static String mutated(Found found, int count, SeededRandom random) throws BadJson {
        Entry whole = new Entry(found.step().conclusions(), found.step().evidence());
        List<Conclusion> lies = WrongConclusions.near(found.board(), found.solution(), found.step());
        return mutated(
                new LogicJson().entries(found.board(), List.of(whole)).end(), count, random, (json, conclusions) -> {
                    boolean lying = !lies.isEmpty() && random.nextInt(4) > 0;
                    List<Conclusion> told =
                            lying ? List.of(lies.get(random.nextInt(lies.size()))) : whole.conclusions();
                    json.texts("conclusions", told)
                            .put("against", told.stream().anyMatch(it -> isAgainst(it, found.solution())));
                });
    }

    /**
     * The examples of the rules with changes in their proofs, for what no technique makes yet; its verdict is not
     * known.
     */
    void changedExamples(List<String> documents, int each, Consumer<String> lines) throws BadJson {
        SeededRandom random = new SeededRandom(seed);
        for (String document : documents) {
            lines.accept(mutated(
                    document, each, random, (json, conclusions) -> conclusions.writeTo(json.name("conclusions"))));
        }
    }

    /** A document with a number of changes of its first step, each with the conclusions that the writer gives it. */
    private static String mutated(
            String text, int count, SeededRandom random, BiConsumer<JsonWriter, JsonValue> conclusions) throws BadJson {
        JsonValue.Fields document = (JsonValue.Fields) JsonReader.read(text);
        JsonValue.Fields step = (JsonValue.Fields)
                ((JsonValue.Array) field(document, "steps")).items().get(0);
        JsonValue.Fields start = (JsonValue.Fields) field(document, "start");
        Shape shape = Shape.parse(((JsonValue.Text) field(start, "shape")).value());
        JsonWriter json = new JsonWriter().object();
        field(document, "uniqueness").writeTo(json.name("uniqueness"));
        start.writeTo(json.name("start"));
        json.put("found", count).array("steps");
        for (int i = 0; i < count; i++) {
            json.object();
            conclusions.accept(json, field(step, "conclusions"));
            json.put("guess", false);
            changed(step.get("proof"), shape, random).ifPresent(proof -> proof.writeTo(json.name("proof")));
            json.end();
        }
        return json.end().end().text();
    }

    private static Optional<JsonValue> changed(@Nullable JsonValue proof, Shape shape, SeededRandom random) {
        JsonValue changed = proof;
        for (int changes = random.nextInt(3); changed != null && changes >= 0; changes--) {
            changed = JsonMutation.of(changed, shape, random);
        }
        return Optional.ofNullable(changed);
    }

    private static JsonValue field(JsonValue.Fields object, String name) {
        return Optional.ofNullable(object.get(name)).orElseThrow();
    }

    private static boolean isAgainst(Conclusion conclusion, Grid solution) {
        Candidate candidate = conclusion.candidate();
        return conclusion.isRemoval() == (solution.value(candidate.cell()) == candidate.value());
    }
}
