package dev.clew.press.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.learn.Example;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.logic.text.StepText;
import dev.clew.press.StepPicture;
import dev.clew.press.style.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is drawn is what the proof says. */
class StepDiagramTest {
    private static final String VINCENT =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

    private final Board board = Board.of(Position.of(Puzzle.of(Shape.CLASSIC_9, new int[81])));

    private Candidate at(int row, int column, int value) {
        return board.candidate((row - 1) * 9 + column - 1, value);
    }

    private Diagram diagram(Proof proof, Candidate removed) {
        TechniqueInfo info = TechniqueInfo.of("Example", "", "", Family.CHAINS, "An example.");
        return StepDiagram.of(board, new Step(info, List.of(new Conclusion.Remove(removed)), proof));
    }

    @Test
    void theLettersOfSetsAreThoseOfTheWords() {
        Example example = Examples.standard()
                .example(TechniqueCatalog.standard()
                        .require("almost-locked-set-xz-rule")
                        .info());
        Map<CellRole, CellSet> sets =
                StepDiagram.of(example.board(), example.step()).cells();
        assertThat(StepText.of(example.board(), example.step()).why())
                .startsWith("A (" + sets.get(CellRole.SET_A) + ") and B (" + sets.get(CellRole.SET_B) + ")");
    }

    @Test
    void everyStepOfAPathShowsItsConclusions() {
        List<String> pictures = new ArrayList<>();
        Path.of(ClewScale.standard(), Position.parse(VINCENT), Budget.unlimited())
                .replay((before, step) -> {
                    showsConclusions(before, step);
                    pictures.add(StepPicture.draw(before, step, Theme.LIGHT).toSvg());
                });
        assertThat(pictures).hasSizeGreaterThan(40).allMatch(svg -> svg.contains("<svg"));
    }

    private static void showsConclusions(BoardView before, Step step) {
        Diagram diagram = StepDiagram.of(before, step);
        for (Conclusion conclusion : step.conclusions()) {
            assertThat(diagram.candidates())
                    .containsEntry(
                            conclusion.candidate(),
                            conclusion.isRemoval() ? CandidateRole.REMOVED : CandidateRole.PLACED);
        }
        assertThat(diagram.candidates().keySet()).allMatch(before::has);
    }

    @Test
    void aCoverShowsBasesCoversAndFins() {
        Cover cover = new Cover(List.of(new Slot.InHouse(0, 5)), List.of(new Slot.InHouse(9, 5)), List.of(at(1, 9, 5)));
        Diagram diagram = diagram(cover, at(3, 1, 5));
        assertThat(diagram.houses()).containsEntry(0, HouseRole.BASE).containsEntry(9, HouseRole.COVER);
        assertThat(diagram.candidates())
                .containsEntry(at(1, 1, 5), CandidateRole.PATTERN)
                .containsEntry(at(1, 9, 5), CandidateRole.FIN)
                .containsEntry(at(7, 1, 5), CandidateRole.COVER)
                .containsEntry(at(3, 1, 5), CandidateRole.REMOVED);
    }

    @Test
    void aChainShowsItsLinksInOrder() {
        Branch chain = Branch.from(Claim.off(at(1, 8, 5)))
                .last(Claim.on(at(1, 1, 5)), new Slot.InHouse(0, 5))
                .sees(Claim.off(at(7, 1, 5)))
                .concluding();
        Diagram diagram = diagram(Cases.eitherOr(chain), at(2, 9, 5));
        assertThat(diagram.links())
                .containsExactly(Link.strong(at(1, 8, 5), at(1, 1, 5)), Link.weak(at(1, 1, 5), at(7, 1, 5)));
        assertThat(diagram.candidates())
                .containsEntry(at(1, 8, 5), CandidateRole.IF_NOT)
                .containsEntry(at(1, 1, 5), CandidateRole.THEN_SO);
    }

    @Test
    void theArrowsOfALoopAllGoRoundTheSameWay() {
        String loops = "....93.7.43......96..8..31...6...9.....234.....1...2...69..7..35......87.1.48....";
        List<Diagram> found = new ArrayList<>();
        Path.of(ClewScale.standard(), Position.parse(loops), Budget.unlimited()).replay((before, step) -> {
            if (step.technique().id().equals("continuous-nice-loop")) {
                found.add(StepDiagram.of(before, step));
            }
        });
        assertThat(found)
                .isNotEmpty()
                .allSatisfy(
                        loop -> assertThat(loop.links().stream().map(Link::to).toList())
                                .as("every end is a beginning")
                                .containsExactlyInAnyOrderElementsOf(
                                        loop.links().stream().map(Link::from).toList()));
    }

    @Test
    void twoSetsHaveLettersAndWhatLinksThem() {
        Branch chain = Branch.from(Claim.off(at(1, 1, 1)))
                .then(Claim.on(at(1, 2, 9)), new Reason.LockedSet(CellSet.of(9, 0, 1)))
                .sees(Claim.off(at(5, 2, 9)))
                .then(Claim.on(at(6, 2, 1)), new Reason.LockedSet(CellSet.of(9, 37, 46)))
                .concluding();
        Diagram diagram = diagram(Cases.eitherOr(chain), at(2, 2, 1));
        assertThat(diagram.cells())
                .containsEntry(CellRole.SET_A, CellSet.of(9, 0, 1))
                .containsEntry(CellRole.SET_B, CellSet.of(9, 37, 46));
        assertThat(diagram.links())
                .containsExactly(
                        Link.weak(at(1, 2, 9), at(5, 2, 9)),
                        Link.strong(at(1, 1, 1), at(1, 2, 9)),
                        Link.strong(at(5, 2, 9), at(6, 2, 1)));
        assertThat(diagram.candidates())
                .containsEntry(at(5, 2, 9), CandidateRole.NOT_BOTH)
                .containsEntry(at(6, 2, 1), CandidateRole.SHARED);
    }

    @Test
    void aValueInTwoColoursHasStrongLinksOnly() {
        confine(0, 5, at(1, 1, 5), at(1, 8, 5));
        confine(9, 5, at(1, 1, 5), at(7, 1, 5));
        Branch on =
                Branch.from(Claim.on(at(1, 1, 5))).sees(Claim.off(at(1, 8, 5))).concluding();
        Branch off = Branch.from(Claim.off(at(1, 1, 5)))
                .last(Claim.on(at(7, 1, 5)), new Slot.InHouse(9, 5))
                .concluding();
        Diagram diagram = diagram(Cases.onOff(on, off), at(7, 8, 5));
        assertThat(diagram.links())
                .containsExactlyInAnyOrder(
                        Link.strong(at(1, 1, 5), at(1, 8, 5)), Link.strong(at(1, 1, 5), at(7, 1, 5)));
        assertThat(diagram.candidates())
                .containsEntry(at(1, 1, 5), CandidateRole.COLOUR)
                .containsEntry(at(1, 8, 5), CandidateRole.OTHER_COLOUR)
                .containsEntry(at(7, 1, 5), CandidateRole.OTHER_COLOUR);
    }

    private void confine(int house, int value, Candidate... places) {
        board.shape().houseCells(house).forEach(cell -> {
            if (!List.of(places).contains(board.candidate(cell, value))) {
                board.remove(cell, value);
            }
        });
    }

    @Test
    void aBranchThatMirrorsAnotherIsNotDrawnTwice() {
        Branch on = Branch.from(Claim.on(at(1, 1, 4)))
                .sees(Claim.off(at(1, 8, 4)))
                .last(Claim.on(at(1, 8, 5)), new Slot.InCell(7))
                .concluding();
        Branch off = Branch.from(Claim.off(at(1, 1, 4)))
                .last(Claim.on(at(1, 1, 5)), new Slot.InCell(0))
                .sees(Claim.off(at(1, 8, 5)))
                .concluding();
        Diagram diagram = diagram(Cases.onOff(on, off), at(1, 5, 5));
        assertThat(diagram.links())
                .containsExactly(Link.weak(at(1, 1, 4), at(1, 8, 4)), Link.strong(at(1, 8, 4), at(1, 8, 5)));
    }

    @Test
    void aSingleShowsWhatLeavesItItsPlace() {
        List<Candidate> sevens = List.of(at(2, 4, 7), at(3, 7, 7), at(5, 2, 7), at(8, 3, 7));
        sevens.forEach(seven -> board.set(seven.cell(), 7));
        TechniqueInfo info = TechniqueInfo.of("Example", "", "", Family.SINGLES, "An example.");
        Conclusion place = new Conclusion.Place(at(1, 1, 7));
        Step step = new Step(info, List.of(place), new Single(at(1, 1, 7), new Slot.InHouse(0, 7)));
        assertThat(StepDiagram.of(board, step).cells())
                .containsEntry(
                        CellRole.CHAIN,
                        CellSet.of(9, sevens.stream().mapToInt(Candidate::cell).toArray()));
    }

    @Test
    void aDeadlyPatternHasItsRings() {
        Deadly deadly = new Deadly(List.of(at(1, 1, 1), at(1, 1, 2)), List.of(Branch.of(Claim.on(at(1, 1, 5)))));
        Diagram diagram = diagram(deadly, at(1, 1, 2));
        assertThat(diagram.deadly()).isEqualTo(CellSet.of(9, 0));
        assertThat(diagram.candidates())
                .containsEntry(at(1, 1, 1), CandidateRole.DEADLY)
                .containsEntry(at(1, 1, 2), CandidateRole.REMOVED)
                .containsEntry(at(1, 1, 5), CandidateRole.BREAKER);
    }

    @Test
    void aProofInsideACaseIsDrawnWithIt() {
        Branch inner =
                Branch.from(Claim.on(at(3, 3, 4))).sees(Claim.off(at(3, 8, 4))).concluding();
        Cases cases = Cases.oneOf(new Slot.InHouse(20, 4), List.of(inner));
        Branch none = Branch.from(Claim.off(at(6, 9, 5)))
                .then(Claim.off(at(3, 8, 4)), new Reason.Nested(cases))
                .concluding();
        Diagram diagram = diagram(Cases.onOff(Branch.of(Claim.on(at(6, 9, 5))), none), at(3, 8, 4));
        assertThat(diagram.houses()).containsEntry(20, HouseRole.BASE);
        assertThat(diagram.candidates()).containsEntry(at(3, 3, 4), CandidateRole.THEN_SO);
        assertThat(diagram.links()).anyMatch(link -> link.from().equals(List.of(at(3, 3, 4))) && link.branch() == 2);
    }

    @Test
    void aFishInsideACaseShowsItsPattern() {
        Cover fish = new Cover(List.of(new Slot.InHouse(1, 5)), List.of(new Slot.InHouse(9, 5)), List.of(at(2, 9, 5)));
        Branch none = Branch.from(Claim.off(at(2, 8, 5)))
                .then(Claim.off(at(1, 1, 5)), new Reason.Nested(fish))
                .concluding();
        Diagram diagram = diagram(Cases.onOff(Branch.of(Claim.on(at(2, 8, 5))), none), at(1, 1, 5));
        assertThat(diagram.candidates())
                .containsEntry(at(2, 1, 5), CandidateRole.PATTERN)
                .containsEntry(at(2, 9, 5), CandidateRole.FIN);
    }
}
