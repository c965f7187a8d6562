package dev.clew.logic.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Breaks the proofs of real steps on purpose. What is left out is always missed; and whatever is changed, the checker
 * never lets a step through that contradicts the solution.
 */
class BrokenProofsTest {
    private static final ProofChecker CHECKER = new ProofChecker();

    @ParameterizedTest
    @CsvSource({"9x9, 24, 60", "6x6, 9, 20", "9x9:diagonal, 18, 10", "16x16, 120, 1"})
    void brokenProofsAreRejected(String shape, int clues, int puzzles) {
        int[] tried = new int[1];
        for (long seed = 1001; seed <= 1000 + puzzles; seed++) {
            Puzzle puzzle = PuzzleMaker.make(Shape.parse(shape), clues, seed);
            Grid solution = PuzzleMaker.solution(puzzle);
            Board start = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
            String name = shape + " seed " + seed;
            Path.of(ClewScale.standard(), start, Budget.unlimited())
                    .replay((board, step) -> tried[0] += breakUp(name, board, step, solution));
        }
        assertThat(tried[0]).isGreaterThan(100 * puzzles);
    }

    private static int breakUp(String name, BoardView board, Step step, Grid solution) {
        List<Proof> incomplete = step.proof().accept(new WithoutOnePart());
        for (Proof proof : incomplete) {
            assertThat(CHECKER.check(board, step.conclusions(), proof).isProven())
                    .as("%s: %s without a part: %s", name, step, proof)
                    .isFalse();
        }
        List<Proof> changed = step.proof().accept(new WithOneChange(board.shape()));
        List<Conclusion> lies = lies(board, solution, step);
        for (Conclusion lie : lies) {
            assertRejected(name, board, lie, step.proof());
            changed.forEach(proof -> assertRejected(name, board, lie, proof));
        }
        return incomplete.size() + lies.size() * (changed.size() + 1);
    }

    private static void assertRejected(String name, BoardView board, Conclusion lie, Proof proof) {
        assertThat(CHECKER.check(board, List.of(lie), proof).isProven())
                .as("%s: %s by %s", name, lie, proof)
                .isFalse();
    }

    /** Removals of the solution near the step, and placements against it. */
    private static List<Conclusion> lies(BoardView board, Grid solution, Step step) {
        Candidate about = step.conclusions().get(0).candidate();
        List<Conclusion> lies = new ArrayList<>();
        for (int cell = 0; cell < board.geometry().cells() && lies.size() < 12; cell++) {
            boolean near = cell == about.cell() || board.shape().arePeers(cell, about.cell());
            if (board.isFilled(cell) || !near) {
                continue;
            }
            lies.add(new Conclusion.Remove(board.candidate(cell, solution.value(cell))));
            int wrong = board.digits(cell).without(solution.value(cell)).first();
            if (wrong != 0) {
                lies.add(new Conclusion.Place(board.candidate(cell, wrong)));
            }
        }
        return lies;
    }

    private static <T> List<T> without(List<T> list, int index) {
        List<T> rest = new ArrayList<>(list);
        rest.remove(index);
        return rest;
    }

    /** Every proof with one base, cover, fin, branch or implication left out. */
    private static final class WithoutOnePart implements Proof.Visitor<List<Proof>> {
        @Override
        public List<Proof> single(Single proof) {
            return List.of();
        }

        @Override
        public List<Proof> cover(Cover proof) {
            List<Proof> broken = new ArrayList<>();
            for (int i = 0; i < proof.bases().size(); i++) {
                broken.add(new Cover(without(proof.bases(), i), proof.covers(), proof.fins()));
            }
            for (int i = 0; i < proof.covers().size(); i++) {
                broken.add(new Cover(proof.bases(), without(proof.covers(), i), proof.fins()));
            }
            for (int i = 0; i < proof.fins().size(); i++) {
                broken.add(new Cover(proof.bases(), proof.covers(), without(proof.fins(), i)));
            }
            return broken;
        }

        @Override
        public List<Proof> cases(Cases proof) {
            List<Proof> broken = new ArrayList<>();
            for (int i = 0; i < proof.branches().size(); i++) {
                broken.add(new Cases(proof.split(), without(proof.branches(), i)));
            }
            return broken;
        }

        @Override
        public List<Proof> deadly(Deadly proof) {
            List<Proof> broken = new ArrayList<>();
            for (int i = 0; i < proof.branches().size(); i++) {
                broken.add(new Deadly(proof.pattern(), without(proof.branches(), i)));
            }
            for (int i = 0; i < proof.pattern().size(); i++) {
                broken.add(new Deadly(without(proof.pattern(), i), proof.branches()));
            }
            return broken;
        }
    }

    /** Proofs with a slot moved by one, a link left out, or a claim turned round; some still hold by chance. */
    private record WithOneChange(Shape shape) implements Proof.Visitor<List<Proof>> {
        private Slot moved(Slot slot) {
            if (slot instanceof Slot.InCell in) {
                return new Slot.InCell((in.cell() + 1) % shape.cells());
            }
            if (slot instanceof Slot.InHouse in) {
                return new Slot.InHouse((in.house() + 1) % shape.houses(), in.value());
            }
            Slot.Among among = (Slot.Among) slot;
            int first = among.cells().first();
            CellSet cells = among.cells().minus(CellSet.of(shape.size(), first));
            return new Slot.Among(cells.with((first + 1) % shape.cells()), among.value());
        }

        @Override
        public List<Proof> single(Single proof) {
            return List.of(new Single(proof.candidate(), moved(proof.slot())));
        }

        @Override
        public List<Proof> cover(Cover proof) {
            List<Proof> broken = new ArrayList<>();
            for (int i = 0; i < proof.bases().size(); i++) {
                List<Slot> bases = new ArrayList<>(proof.bases());
                bases.set(i, moved(bases.get(i)));
                broken.add(new Cover(bases, proof.covers(), proof.fins()));
            }
            for (int i = 0; i < proof.covers().size(); i++) {
                List<Slot> covers = new ArrayList<>(proof.covers());
                covers.set(i, moved(covers.get(i)));
                broken.add(new Cover(proof.bases(), covers, proof.fins()));
            }
            return broken;
        }

        @Override
        public List<Proof> cases(Cases proof) {
            List<Proof> broken = new ArrayList<>();
            for (List<Branch> branches : changed(proof.branches())) {
                broken.add(new Cases(proof.split(), branches));
            }
            return broken;
        }

        @Override
        public List<Proof> deadly(Deadly proof) {
            List<Proof> broken = new ArrayList<>();
            for (List<Branch> branches : changed(proof.branches())) {
                broken.add(new Deadly(proof.pattern(), branches));
            }
            return broken;
        }

        private static List<List<Branch>> changed(List<Branch> branches) {
            List<List<Branch>> all = new ArrayList<>();
            for (int i = 0; i < branches.size(); i++) {
                Branch branch = branches.get(i);
                for (int link = 0; link < branch.implications().size(); link++) {
                    all.add(replaced(branches, i, without(branch.implications(), link), branch.emptied()));
                    List<Implication> turned = new ArrayList<>(branch.implications());
                    Implication old = turned.get(link);
                    turned.set(link, new Implication(old.claim().opposite(), old.reason(), old.from()));
                    all.add(replaced(branches, i, turned, branch.emptied()));
                }
            }
            return all;
        }

        private static List<Branch> replaced(
                List<Branch> branches, int index, List<Implication> implications, Optional<Slot> emptied) {
            List<Branch> changed = new ArrayList<>(branches);
            changed.set(index, new Branch(branches.get(index).assumption(), implications, emptied));
            return changed;
        }
    }
}
