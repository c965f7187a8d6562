package dev.clew.logic.internal.finder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.logic.Explainer;
import dev.clew.logic.Profile;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fixture.Boards;
import dev.clew.logic.fixture.Fixture;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chains and loops find what an exhaustive search finds, and obey the limits of their search. */
class ChainsTest {
    private static List<Step> steps(Technique technique, BoardView board, Search search) {
        List<Step> steps = new ArrayList<>();
        technique.find(board, search, steps::add);
        return steps;
    }

    private static Set<Set<Conclusion>> conclusions(Technique technique, BoardView board, Search search) {
        return steps(technique, board, search).stream()
                .map(step -> Set.copyOf(step.conclusions()))
                .collect(Collectors.toSet());
    }

    /** Boards of a path on which easy techniques have come to an end. */
    private static List<Board> hardBoards(String shape, int clues, int seeds) {
        List<Board> boards = new ArrayList<>();
        for (long seed = 1; seed <= seeds; seed++) {
            Position start = Position.of(PuzzleMaker.make(Shape.parse(shape), clues, seed));
            new Explainer(Profile.clew())
                    .explain(Board.of(start, Uniqueness.OF_GIVENS), Budget.unlimited())
                    .replay((board, step) -> {
                        Family family = step.technique().family();
                        if (family == Family.CHAINS || family == Family.WINGS) {
                            boards.add(board.copy());
                        }
                    });
        }
        return boards;
    }

    @ParameterizedTest
    @CsvSource({"9x9, 23, 20, 9", "6x6, 8, 30, 11", "9x9:diagonal, 18, 8, 7", "9x9:antiknight, 18, 4, 7"})
    void chainsAreThoseOfAnExhaustiveSearch(String shape, int clues, int seeds, int links) {
        Search search = Search.standard().withChainLinks(links);
        List<Board> boards = hardBoards(shape, clues, seeds);
        assertThat(boards).hasSizeGreaterThan(4);
        for (Board board : boards) {
            assertThat(conclusions(TwoEndedChain.ofOneValue(), board, search))
                    .as("X-chains on %s", board)
                    .isEqualTo(PlainChains.ofOneValue(board, links));
            assertThat(conclusions(TwoEndedChain.ofPairs(), board, search))
                    .as("XY-chains on %s", board)
                    .isEqualTo(PlainChains.ofPairs(board, links));
        }
    }

    @Test
    void loopsObeyTheirLimit() {
        int longest = 0;
        for (Board board : hardBoards("9x9", 23, 15)) {
            List<Step> all = steps(new NiceLoop(), board, Search.standard());
            for (int links : new int[] {4, 7}) {
                List<Step> some = steps(new NiceLoop(), board, Search.standard().withLoops(links, true));
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
        for (Board board : hardBoards("9x9", 23, 40)) {
            for (Step step : steps(new NiceLoop(), board, Search.standard().withLoops(100, true))) {
                if (step.technique() == NiceLoop.CONTINUOUS) {
                    further += isBeyondItsLinks(step) ? 1 : 0;
                }
            }
            for (Step step : steps(new NiceLoop(), board, Search.standard().withLoops(100, false))) {
                assertThat(step.technique() == NiceLoop.CONTINUOUS && isBeyondItsLinks(step))
                        .as("%s", step)
                        .isFalse();
            }
        }
        assertThat(further).isPositive();
    }

    /** Whether something goes from a cell of the loop without being a third candidate where it passes through. */
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
        assertThat(steps(new RemotePair(), board, Search.standard())).isEmpty();
    }

    @Test
    void aSpentBudgetEndsTheSearchWithoutSteps() {
        Search spent =
                Search.standard().withMeter(Budget.unlimited().withNodes(0).start());
        for (Technique technique :
                List.of(new NiceLoop(), TwoEndedChain.ofOneValue(), TwoEndedChain.ofPairs(), new AlsXz())) {
            Board board = Fixture.of(technique.info().id()).get(0).board();
            assertThat(steps(technique, board, Search.standard())).isNotEmpty();
            assertThat(steps(technique, board, spent)).isEmpty();
        }
    }
}
