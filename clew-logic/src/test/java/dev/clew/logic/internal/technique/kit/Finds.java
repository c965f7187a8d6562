package dev.clew.logic.internal.technique.kit;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.internal.technique.chain.NiceLoop;
import dev.clew.logic.internal.technique.chain.TwoEndedChain;
import dev.clew.logic.internal.technique.single.HiddenSingle;
import dev.clew.logic.internal.technique.single.NakedSingle;
import dev.clew.logic.internal.technique.subset.HiddenSubset;
import dev.clew.logic.internal.technique.subset.LockedCandidates;
import dev.clew.logic.internal.technique.subset.NakedSubset;
import dev.clew.logic.internal.technique.wing.WWing;
import dev.clew.logic.internal.technique.wing.XyWing;
import dev.clew.logic.internal.technique.wing.XyzWing;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Boards to look at, and all that is found on them. */
public final class Finds {
    private static final List<Technique> EASY = List.of(
            new NakedSingle(),
            new HiddenSingle(),
            LockedCandidates.pointing(),
            LockedCandidates.claiming(),
            NakedSubset.naked(2),
            HiddenSubset.hidden(2),
            NakedSubset.naked(3));

    private static final List<Technique> HARD =
            List.of(new WWing(), new XyWing(), new XyzWing(), TwoEndedChain.ofPairs(), new NiceLoop());

    private Finds() {}

    public static List<Step> steps(Technique technique, BoardView board, Limits limits) {
        List<Step> steps = new ArrayList<>();
        technique.find(Facts.of(board), limits, Budget.unlimited().start(), steps::add);
        return steps;
    }

    public static Set<Set<Conclusion>> conclusions(Technique technique, BoardView board, Limits limits) {
        return steps(technique, board, limits).stream()
                .map(step -> Set.copyOf(step.conclusions()))
                .collect(Collectors.toSet());
    }

    /** Boards of seeded puzzles on which easy techniques have come to an end, and then again after each hard step. */
    public static List<Board> hardBoards(String shape, int clues, int seeds) {
        List<Board> boards = new ArrayList<>();
        for (long seed = 1; seed <= seeds; seed++) {
            Position start = Position.of(PuzzleMaker.make(Shape.parse(shape), clues, seed));
            Board board = Board.of(start, Uniqueness.OF_GIVENS);
            while (true) {
                advance(board, EASY);
                Board stalled = board.copy();
                if (!step(board, HARD)) {
                    break;
                }
                boards.add(stalled);
            }
        }
        return boards;
    }

    private static void advance(Board board, List<Technique> techniques) {
        boolean found = true;
        while (found) {
            found = step(board, techniques);
        }
    }

    private static boolean step(Board board, List<Technique> techniques) {
        for (Technique technique : techniques) {
            List<Step> first = new ArrayList<>();
            technique.find(board, step -> {
                first.add(step);
                return false;
            });
            if (!first.isEmpty()) {
                first.get(0).applyTo(board);
                return true;
            }
        }
        return false;
    }
}
