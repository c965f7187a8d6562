package dev.clew.logic.internal.technique.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fixture.Boards;
import dev.clew.logic.fixture.Fixture;
import dev.clew.logic.internal.technique.als.AlsXz;
import dev.clew.logic.internal.technique.kit.Finds;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.technique.ChainLimits;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chains and loops find what an exhaustive walk finds, and obey the limits of their search. */
class ChainsTest {
    @ParameterizedTest
    @CsvSource({"9x9, 23, 20, 9", "6x6, 8, 30, 11", "9x9:diagonal, 18, 8, 7", "9x9:antiknight, 18, 4, 7"})
    void chainsAreThoseOfAnExhaustiveWalk(String shape, int clues, int seeds, int links) {
        Limits limits = chains(Limits.standard().chains().withLinks(links));
        List<Board> boards = Finds.hardBoards(shape, clues, seeds);
        assertThat(boards).hasSizeGreaterThan(4);
        for (Board board : boards) {
            assertThat(Finds.conclusions(TwoEndedChain.ofOneValue(), board, limits))
                    .as("X-chains on %s", board)
                    .isEqualTo(PlainChains.ofOneValue(board, links));
            assertThat(Finds.conclusions(TwoEndedChain.ofPairs(), board, limits))
                    .as("XY-chains on %s", board)
                    .isEqualTo(PlainChains.ofPairs(board, links));
        }
    }

    private static Limits chains(ChainLimits limits) {
        return Limits.standard().with(limits);
    }

    @Test
    void loopsObeyTheirLimit() {
        int longest = 0;
        for (Board board : Finds.hardBoards("9x9", 23, 15)) {
            List<Step> all = Finds.steps(new NiceLoop(), board, Limits.standard());
            for (int links : new int[] {4, 7}) {
                List<Step> some = Finds.steps(
                        new NiceLoop(), board, chains(Limits.standard().chains().withLoops(links, true)));
                assertThat(some)
                        .isEqualTo(all.stream()
                                .filter(step -> links(step) <= links)
                                .toList());
            }
            longest = all.stream().mapToInt(ChainsTest::links).reduce(longest, Math::max);
        }
        assertThat(longest).isGreaterThan(7);
    }

    private static int links(Step step) {
        return ((Cases) step.proof())
                .branches().stream()
                        .mapToInt(branch -> branch.implications().size())
                        .max()
                        .orElseThrow();
    }

    @Test
    void loopsMayLeaveTheirOwnCellsAlone() {
        int further = 0;
        for (Board board : Finds.hardBoards("9x9", 23, 40)) {
            for (Step step : Finds.steps(
                    new NiceLoop(), board, chains(Limits.standard().chains().withLoops(100, true)))) {
                if (step.technique().equals(NiceLoop.CONTINUOUS)) {
                    further += isBeyondItsLinks(step) ? 1 : 0;
                }
            }
            for (Step step : Finds.steps(
                    new NiceLoop(), board, chains(Limits.standard().chains().withLoops(100, false)))) {
                assertThat(step.technique().equals(NiceLoop.CONTINUOUS) && isBeyondItsLinks(step))
                        .as("%s", step)
                        .isFalse();
            }
        }
        assertThat(further).isPositive();
    }

    /**
     * Whether something is eliminated from a cell of the loop without being a third candidate where it passes through.
     */
    private static boolean isBeyondItsLinks(Step step) {
        List<Branch> branches = ((Cases) step.proof()).branches();
        return step.conclusions().stream().map(Conclusion::candidate).anyMatch(removed -> {
            Set<Integer> values = new HashSet<>();
            branches.get(0).claims().stream()
                    .filter(claim -> claim.first().cell() == removed.cell())
                    .forEach(claim -> values.add(claim.first().value()));
            return values.size() == 1;
        });
    }

    @Test
    void remotePairsThatCannotTakeTurnsAreLeftAlone() {
        Board board = Boards.empty(Shape.CLASSIC_9);
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                Boards.keep(board, row, column, 1, 2);
            }
        }
        assertThat(Finds.steps(new RemotePair(), board, Limits.standard())).isEmpty();
    }

    @Test
    void aSpentBudgetEndsTheScanWithoutSteps() {
        Budget spent = Budget.unlimited().withNodes(0);
        for (Technique technique :
                List.of(new NiceLoop(), TwoEndedChain.ofOneValue(), TwoEndedChain.ofPairs(), new AlsXz())) {
            Board board = Fixture.of(technique.info()).get(0).board();
            assertThat(Finds.steps(technique, board, Limits.standard())).isNotEmpty();
            technique.find(Facts.of(board), Limits.standard(), spent.start(), step -> {
                throw new AssertionError("found " + step);
            });
        }
    }
}
