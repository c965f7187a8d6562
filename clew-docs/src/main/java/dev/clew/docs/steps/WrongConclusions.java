package dev.clew.docs.steps;

import dev.clew.core.Candidate;
import dev.clew.core.Grid;
import dev.clew.io.StepsDocument.Entry;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What no proof may show: conclusions that contradict the solution, with proofs that come close. */
final class WrongConclusions {
    private static final int MOST = 12;

    private WrongConclusions() {}

    /** Removals of the solution near the step, and placements against it. */
    static List<Conclusion> near(BoardView board, Grid solution, Step step) {
        Candidate about = step.conclusions().get(0).candidate();
        List<Conclusion> lies = new ArrayList<>();
        for (int cell = 0; cell < board.geometry().cells() && lies.size() < MOST; cell++) {
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

    /** The step with proofs that lack a part, and every lie with the step's proof and changed ones: none may hold. */
    static List<Entry> entries(BoardView board, Grid solution, Step step) {
        List<Entry> entries = new ArrayList<>();
        step.proof().accept(new ProofsWithGaps()).forEach(proof -> entries.add(entry(step.conclusions(), proof)));
        List<Proof> proofs = new ArrayList<>(step.proof().accept(new AlteredProofs(board.shape())));
        proofs.add(step.proof());
        for (Conclusion lie : near(board, solution, step)) {
            proofs.forEach(proof -> entries.add(entry(List.of(lie), proof)));
        }
        return entries;
    }

    private static Entry entry(List<Conclusion> conclusions, Proof proof) {
        return new Entry(conclusions, Optional.of(proof));
    }
}
