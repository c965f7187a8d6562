package dev.clew.press.diagram;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.StepText;
import java.util.Set;

/** Makes the diagram of a step from its evidence: what is seen on the grid is what the proof says, and no more. */
public final class StepDiagram implements Proof.Visitor<Boolean> {
    private final BoardView board;
    private final Step step;
    private final Diagram.Builder diagram;

    private StepDiagram(BoardView board, Step step) {
        this.board = board;
        this.step = step;
        this.diagram = Diagram.of(board.toPosition());
    }

    /** The diagram of a step on the board on which it was found. */
    public static Diagram of(BoardView board, Step step) {
        StepDiagram maker = new StepDiagram(board, step);
        step.evidence().ifPresent(proof -> proof.accept(maker));
        // The conclusions have the last word: a candidate of the pattern may itself go.
        for (Conclusion conclusion : step.conclusions()) {
            CandidateRole role = conclusion.isRemoval() ? CandidateRole.REMOVED : CandidateRole.PLACED;
            maker.diagram.candidate(role, conclusion.candidate());
        }
        return maker.diagram.build();
    }

    /** What shows where to look and gives nothing away: the houses of the pattern, and the cells that the words name. */
    public static Diagram where(BoardView board, Step step) {
        Diagram.Builder where = Diagram.of(board.toPosition());
        of(board, step).houses().forEach((house, role) -> {
            if (role == HouseRole.BASE) {
                where.house(role, house);
            }
        });
        return where.cells(CellRole.CHAIN, StepText.of(board, step).look().cells())
                .build();
    }

    @Override
    public Boolean single(Single proof) {
        Candidate last = proof.candidate();
        diagram.cells(CellRole.CHAIN, Blockers.of(board, proof.slot(), last));
        diagram.coordinates(new Coordinates(
                Set.of(board.shape().row(last.cell()) + 1), Set.of(board.shape().column(last.cell()) + 1)));
        drawBase(proof.slot());
        return true;
    }

    @Override
    public Boolean cover(Cover proof) {
        proof.covers().forEach(this::drawCover);
        proof.bases().forEach(slot -> {
            drawBase(slot);
            diagram.candidates(CandidateRole.PATTERN, slot.candidates(board));
        });
        diagram.candidates(CandidateRole.FIN, proof.fins());
        return true;
    }

    @Override
    public Boolean cases(Cases proof) {
        proof.split().ifPresent(this::drawBase);
        BranchDrawing drawing = new BranchDrawing(board, diagram).follow(proof.branches());
        if (proof.split().isEmpty()) {
            drawing.drawOnOff(proof.branches());
            return true;
        }
        if (proof.branches().size() == 2) {
            drawing.join(
                    proof.branches().get(0).assumption(),
                    proof.branches().get(1).assumption());
        }
        drawing.draw();
        return true;
    }

    @Override
    public Boolean deadly(Deadly proof) {
        new BranchDrawing(board, diagram)
                .follow(proof.branches())
                .withoutPairs()
                .draw();
        diagram.candidates(CandidateRole.BREAKER, proof.extras(board));
        diagram.deadly(proof.cells());
        diagram.candidates(
                CandidateRole.DEADLY,
                proof.pattern().stream().filter(board::has).toList());
        return true;
    }

    /** Where the pattern lies. */
    private void drawBase(Slot slot) {
        BranchDrawing.drawSlot(board, diagram, slot, HouseRole.BASE);
    }

    /** Where it acts. */
    private void drawCover(Slot slot) {
        Parts parts = Parts.of(slot);
        parts.cell().ifPresent(cell -> diagram.cells(CellRole.CHAIN, CellSet.of(board.size(), cell)));
        parts.cells().ifPresent(this::drawShared);
        parts.house().ifPresent(house -> {
            diagram.house(HouseRole.COVER, house);
            diagram.candidates(CandidateRole.COVER, slot.candidates(board));
        });
    }

    /** Cells that see each other act in the houses that they share. */
    private void drawShared(CellSet cells) {
        int first = cells.first();
        for (int i = 0; i < board.shape().housesOf(first); i++) {
            int house = board.shape().houseOf(first, i);
            CellSet all = board.shape().houseCells(house);
            boolean acts = step.conclusions().stream()
                    .anyMatch(conclusion -> all.contains(conclusion.candidate().cell()));
            if (acts && all.containsAll(cells)) {
                diagram.house(HouseRole.COVER, house);
            }
        }
    }
}
