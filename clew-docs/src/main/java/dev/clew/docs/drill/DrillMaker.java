package dev.clew.docs.drill;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.Result;
import dev.clew.generate.Target;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.learn.Drills;
import dev.clew.logic.learn.Situation;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;

/**
 * Makes the bank: keeps the drills that still hold, then walks the paths of generated puzzles and takes the boards on
 * which a technique is the next step. What is almost never the next step is taken from boards on which it is available
 * besides the next step.
 */
final class DrillMaker {
    private static final int WANTED = 6;
    private static final Budget PATH_LIMIT = Budget.unlimited().withNodes(5_000_000);

    private final Map<String, List<Situation>> found = new TreeMap<>();
    private final ObjIntConsumer<String> progress;

    DrillMaker(ObjIntConsumer<String> progress) {
        this.progress = progress;
    }

    /** Keeps the drills there are, but for those on which something easier comes next by now. */
    DrillMaker keep() {
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            Drills drills = Drills.of(technique);
            for (int i = 0; i < drills.count(); i++) {
                Situation situation = drills.situation(i);
                BoardView board = situation.board(Uniqueness.OF_GIVENS);
                boolean holds = technique.hardlyComesNext()
                        || ClewScale.standard()
                                .next(board, PATH_LIMIT.start())
                                .filter(move -> move.step().technique().id().equals(situation.form()))
                                .isPresent();
                if (holds) {
                    found.computeIfAbsent(situation.form(), id -> new ArrayList<>())
                            .add(situation);
                }
            }
        }
        return this;
    }

    /** Follows the paths of a number of puzzles of a shape. */
    DrillMaker walk(Shape shape, long seed, int puzzles) {
        Target target = shape.size() > 9 ? Target.of(shape) : Target.of(shape).withMinimal();
        Generator generator = new Generator(target, Caps.standard());
        for (int i = 0; i < puzzles && !isDone(); i++) {
            if (generator.make(Generator.seedOf(seed, i)) instanceof Result.Found made) {
                walk(made.generated().puzzle());
            }
            progress.accept(shape.name() + ", puzzle " + (i + 1) + " of " + puzzles + ", missing: " + missing(), i);
        }
        return this;
    }

    private void walk(Puzzle puzzle) {
        Path path = Path.of(ClewScale.standard(), Position.of(puzzle), PATH_LIMIT);
        List<String> seen = new ArrayList<>();
        path.replay((board, step) -> {
            take(board, step, seen);
            if (step.technique().family() != Family.SINGLES) {
                TechniqueCatalog.standard().techniques().stream()
                        .filter(Technique::hardlyComesNext)
                        .forEach(technique -> first(technique, board, seen));
            }
        });
    }

    private void first(Technique technique, BoardView board, List<String> seen) {
        if (wants(technique.info(), seen)) {
            technique.find(board, step -> {
                take(board, step, seen);
                return false;
            });
        }
    }

    /** One position of a form from each puzzle. */
    private void take(BoardView board, Step step, List<String> seen) {
        if (wants(step.technique(), seen)) {
            seen.add(step.technique().id());
            found.computeIfAbsent(step.technique().id(), id -> new ArrayList<>())
                    .add(Situation.of(board, step));
        }
    }

    private boolean wants(TechniqueInfo form, List<String> seen) {
        return !seen.contains(form.id())
                && found.getOrDefault(form.id(), List.of()).size() < WANTED;
    }

    /** Whether every technique has its positions. */
    boolean isDone() {
        return missing().isEmpty();
    }

    /** The techniques that have too few positions. */
    List<String> missing() {
        return TechniqueCatalog.standard().techniques().stream()
                .filter(technique -> count(technique) < WANTED)
                .map(technique -> technique.info().id())
                .toList();
    }

    private int count(Technique technique) {
        return technique.forms().stream()
                .mapToInt(form -> found.getOrDefault(form.id(), List.of()).size())
                .sum();
    }

    /** The drills of a technique, form by form. */
    List<Situation> drills(Technique technique) {
        return technique.forms().stream()
                .flatMap(form -> found.getOrDefault(form.id(), List.of()).stream())
                .toList();
    }
}
