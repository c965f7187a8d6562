package dev.clew.logic.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fixture.PuzzleMaker;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Throws random covers and deadly patterns at the checker: whatever it accepts is true of the solution. */
class WildProofsTest {
    private static final ProofChecker CHECKER = new ProofChecker();

    /** Any full grid is the truth for covers: they hold for every solution, and the board leaves many. */
    @ParameterizedTest
    @CsvSource({"4x4, 60", "6x6, 40", "6x6:latin, 20", "6x6:diagonal, 30", "9x9:antiknight, 4"})
    void acceptedCoversAreTrue(String shapeName, int grids) {
        Shape shape = Shape.parse(shapeName);
        int proven = 0;
        for (long seed = 1; seed <= grids; seed++) {
            Random random = new Random(seed);
            Grid truth = PuzzleMaker.grid(shape, random);
            Board board = thinned(Board.of(Position.of(Puzzle.of(shape, new int[shape.cells()]))), truth, random);
            for (int i = 0; i < 40; i++) {
                proven += provenBy(shapeName + " seed " + seed, board, truth, cover(board, random), everything(board));
            }
        }
        assertThat(proven).isGreaterThan(grids);
    }

    @ParameterizedTest
    @CsvSource({"4x4, 4, 60", "6x6, 9, 30", "6x6:latin, 14, 30", "6x6:diagonal, 9, 30"})
    void acceptedDeadlyPatternsAreTrue(String shapeName, int clues, int puzzles) {
        Shape shape = Shape.parse(shapeName);
        int proven = 0;
        for (long seed = 1; seed <= puzzles; seed++) {
            Random random = new Random(seed);
            Puzzle puzzle = PuzzleMaker.make(shape, clues, seed);
            Grid truth = PuzzleMaker.solution(puzzle);
            Position position = Position.of(puzzle);
            for (int i = 0; i < 100; i++) {
                Board board = i % 2 == 0
                        ? Board.of(position, Uniqueness.OF_GIVENS)
                        : Board.of(marksOnly(position), Uniqueness.OF_CANDIDATES);
                thinned(board, truth, random);
                Deadly proof = deadly(board, truth, random);
                proven += provenBy(shapeName + " seed " + seed, board, truth, proof, proof.pattern());
            }
        }
        assertThat(proven).isPositive();
    }

    /** For how many of the candidates the proof is accepted; none of them is of the solution. */
    private static int provenBy(String name, Board board, Grid truth, Proof proof, List<Candidate> targets) {
        int proven = 0;
        for (Candidate target : targets) {
            Conclusion removal = new Conclusion.Remove(target);
            if (CHECKER.check(board, List.of(removal), proof).isProven()) {
                assertThat(truth.value(target.cell()))
                        .as("%s: %s by %s on %s", name, removal, proof, board.toPosition())
                        .isNotEqualTo(target.value());
                proven++;
            }
        }
        return proven;
    }

    private static List<Candidate> everything(Board board) {
        List<Candidate> all = new ArrayList<>();
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            all.addAll(new Slot.InCell(cell).candidates(board));
        }
        return all;
    }

    // ---- boards ----

    /** Takes wrong candidates away and places true values, at random. */
    private static Board thinned(Board board, Grid truth, Random random) {
        double kept = random.nextDouble();
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            if (!board.isFilled(cell) && random.nextInt(8) == 0) {
                board.set(cell, truth.value(cell));
            }
            for (int value : board.digits(cell).toArray()) {
                if (value != truth.value(cell) && random.nextDouble() > kept) {
                    board.remove(cell, value);
                }
            }
        }
        return board;
    }

    /** The same candidates without a given. */
    private static Position marksOnly(Position position) {
        Digits[] marks = position.candidates();
        for (int cell = 0; cell < marks.length; cell++) {
            marks[cell] = position.value(cell) == 0 ? marks[cell] : Digits.of(position.value(cell));
        }
        return Position.of(Puzzle.of(position.shape(), new int[marks.length])).withMarks(marks, MarkMeaning.CANDIDATES);
    }

    // ---- covers ----

    private static Cover cover(Board board, Random random) {
        List<Slot> bases = new ArrayList<>();
        List<Slot> covers = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            bases.add(slot(board, random.nextInt(board.geometry().cells()), random));
        }
        List<Candidate> inside =
                bases.stream().flatMap(base -> base.candidates(board).stream()).toList();
        for (int i = bases.size() - random.nextInt(2); i > 0 && !inside.isEmpty(); i--) {
            covers.add(through(board, inside.get(random.nextInt(inside.size())), random));
        }
        Map<Candidate, Integer> count = new HashMap<>();
        inside.forEach(candidate -> count.merge(candidate, 1, Integer::sum));
        List<Candidate> fins = count.keySet().stream()
                .filter(candidate -> count.getOrDefault(candidate, 0) > 1
                        || covers.stream().noneMatch(cover -> cover.contains(board.shape(), candidate)))
                .sorted()
                .toList();
        boolean forgetful = !fins.isEmpty() && random.nextInt(4) == 0;
        return new Cover(bases, covers, forgetful ? fins.subList(1, fins.size()) : fins);
    }

    private static Slot slot(Board board, int cell, Random random) {
        return through(board, board.candidate(cell, 1 + random.nextInt(board.size())), random);
    }

    /** A cell, a value in a house or a value among some cells, with that candidate in it. */
    private static Slot through(Board board, Candidate candidate, Random random) {
        int house = board.geometry()
                .houseOf(candidate.cell(), random.nextInt(board.geometry().housesOf(candidate.cell())));
        int kind = random.nextInt(5);
        if (kind == 0) {
            CellSet cells = CellSet.of(board.size(), candidate.cell());
            for (int i = random.nextInt(3); i >= 0; i--) {
                cells = cells.with(board.geometry().cellAt(house, random.nextInt(board.size())));
            }
            return new Slot.Among(cells, candidate.value());
        }
        return kind < 3 ? new Slot.InCell(candidate.cell()) : new Slot.InHouse(house, candidate.value());
    }

    // ---- deadly patterns ----

    /**
     * Two values in a rectangle of which the solution fills three corners or more, or wherever they stand, with an error
     * now and then. The board is left one further candidate beside the true ones: a pattern that the solution fills,
     * accepted by mistake, would remove the solution there.
     */
    private static Deadly deadly(Board board, Grid truth, Random random) {
        int size = board.size();
        int start = random.nextInt(size * size);
        int beside = start / size * size + random.nextInt(size);
        int first = truth.value(start);
        int second = truth.value(beside);
        int below = start % size;
        while (truth.value(below) != second) {
            below += size;
        }
        boolean everywhere = random.nextInt(3) == 0;
        List<Candidate> pattern = new ArrayList<>();
        for (int cell = 0; cell < size * size; cell++) {
            boolean inRows = cell / size == start / size || cell / size == below / size;
            boolean inColumns = cell % size == start % size || cell % size == beside % size;
            boolean holds = truth.value(cell) == first || truth.value(cell) == second;
            if (everywhere ? holds && (!board.isGiven(cell) || random.nextBoolean()) : inRows && inColumns) {
                boolean error = random.nextInt(20) == 0;
                pattern.add(board.candidate(cell, error ? 1 + random.nextInt(size) : first));
                pattern.add(board.candidate(cell, second));
            }
        }
        List<Branch> branches = new ArrayList<>();
        for (Candidate extra : new Deadly(pattern, List.of()).extras(board)) {
            boolean isTrue = truth.value(extra.cell()) == extra.value();
            if (isTrue || branches.isEmpty()) {
                branches.add(Branch.of(Claim.on(extra)));
            } else {
                board.remove(extra.cell(), extra.value());
            }
        }
        return new Deadly(pattern, branches);
    }
}
