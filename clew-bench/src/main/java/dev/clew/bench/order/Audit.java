package dev.clew.bench.order;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Solver;
import dev.clew.core.symmetry.CanonicalForm;
import dev.clew.core.symmetry.Canonicalizer;
import dev.clew.generate.Difficulty;
import dev.clew.generate.Target;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Run;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks at puzzles that were made as if nobody knew how: solved, rated from their clues, walked step by step with parts of
 * the scale, and compared with all before. Mutable, for one thread.
 */
final class Audit {
    private static final ClewScale SCALE = ClewScale.standard();

    private final Target target;
    private final Canonicalizer canonicalizer = new Canonicalizer();
    private final Set<Puzzle> classes = new HashSet<>();

    Audit(Target target) {
        this.target = target;
    }

    /** What is wrong with a puzzle, in words; empty where it is what was ordered. */
    List<String> faults(Puzzle puzzle) {
        List<String> faults = new ArrayList<>(target.misses(puzzle, SCALE.rate(puzzle)));
        if (!(Solver.standard().solve(puzzle) instanceof Outcome.Unique)) {
            faults.add("it does not have one solution");
        }
        if (target.minimal() && !isMinimal(puzzle)) {
            faults.add("a clue can be dropped");
        }
        boolean canonical = CanonicalForm.isSupported(puzzle.shape());
        if (!classes.add(canonical ? canonicalizer.form(puzzle).puzzle() : puzzle)) {
            faults.add("an equivalent one came before");
        }
        faults.addAll(walks(puzzle));
        return faults;
    }

    private static boolean isMinimal(Puzzle puzzle) {
        int[] givens = puzzle.toArray();
        for (int cell = 0; cell < givens.length; cell++) {
            int given = givens[cell];
            givens[cell] = 0;
            if (given != 0 && Solver.standard().solve(Puzzle.of(puzzle.shape(), givens)) instanceof Outcome.Unique) {
                return false;
            }
            givens[cell] = given;
        }
        return true;
    }

    /** Necessity once more, by paths of single steps, which share no code with ratings but the techniques. */
    private List<String> walks(Puzzle puzzle) {
        Difficulty wanted = target.difficulty();
        List<String> faults = new ArrayList<>();
        int hardest = wanted.needs().stream().mapToInt(SCALE::weight).max().orElse(Integer.MAX_VALUE);
        ClewScale upTo = SCALE.upTo(hardest);
        for (Technique technique : wanted.needs()) {
            if (isSolved(upTo.without(List.of(technique)), puzzle)) {
                faults.add("a path does without " + technique.info().name());
            }
        }
        ClewScale ceiling = upTo.without(wanted.without());
        ceiling = wanted.only().isEmpty() ? ceiling : ceiling.only(withSingles(wanted.only()));
        boolean asks = !wanted.needs().isEmpty()
                || !wanted.without().isEmpty()
                || !wanted.only().isEmpty();
        if (asks && !isSolved(ceiling, puzzle)) {
            faults.add("no path of what may be needed leads to the end");
        }
        boolean solvable = !wanted.levels().contains(ClewLevel.BEYOND.id());
        if (solvable && !isSolved(SCALE, puzzle)) {
            faults.add("no path leads to the end");
        }
        return faults;
    }

    private static List<Technique> withSingles(List<Technique> only) {
        List<Technique> all = new ArrayList<>(only);
        TechniqueCatalog.standard().techniques().stream()
                .filter(technique -> technique.info().family() == Family.SINGLES)
                .forEach(all::add);
        return all;
    }

    private static boolean isSolved(ClewScale scale, Puzzle puzzle) {
        Run run = scale.start(
                Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS),
                Budget.unlimited().start());
        while (true) {
            Move move = run.next().orElse(null);
            if (move == null) {
                return run.board().isSolved();
            }
            run.apply(move);
        }
    }
}
