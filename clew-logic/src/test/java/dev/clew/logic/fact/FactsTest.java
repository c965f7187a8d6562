package dev.clew.logic.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.internal.technique.kit.Finds;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.scale.Row;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What facts say after any number of changes is what they say of a fresh copy of the board, and the plain definition. */
class FactsTest {
    private static final int MOST_CELLS = 5;
    private static final List<Board> HARD = Finds.hardBoards("9x9", 20, 6);

    /** Changes a board a little and a lot, and asks the same facts again and again. */
    @ParameterizedTest
    @CsvSource({"6x6, 6, 20", "9x9, 20, 6", "9x9:windoku, 10, 6", "9x9:antiknight, 12, 6", "16x16, 100, 2"})
    void factsKeptSayWhatFactsComputedAnewSay(String shape, int clues, int seeds) {
        List<Board> boards = Finds.hardBoards(shape, clues, seeds);
        assertThat(boards).isNotEmpty();
        for (Board board : boards.subList(0, Math.min(3, boards.size()))) {
            Facts kept = Facts.of(board);
            for (int cell = 0; cell < board.shape().cells() && !board.isBroken(); cell += 3) {
                assertThat(told(kept)).isEqualTo(told(Facts.of(board.copy())));
                assertThat(told(kept)).isEqualTo(told(kept));
                change(board, cell);
            }
        }
    }

    /** Subsets of four on a board of three: what is asked of facts may be more than there is. */
    @ParameterizedTest
    @CsvSource({"1x1, 1", "2x2:latin, 4", "3x3:latin, 9", "4x4, 16"})
    void everyFinderLooksAtSmallBoards(String shape, int cells) {
        Board board = Board.of(Position.parse(".".repeat(cells) + " # shape=" + shape), Uniqueness.OF_GIVENS);
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            assertThatCode(() -> technique.find(
                            Facts.of(board),
                            Limits.standard(),
                            Budget.unlimited().start(),
                            step -> true))
                    .as(technique.info().id())
                    .doesNotThrowAnyException();
        }
    }

    private static void change(Board board, int cell) {
        if (board.candidates(cell) != 0) {
            int value = Long.numberOfTrailingZeros(board.candidates(cell)) + 1;
            if (cell % 2 == 0) {
                board.remove(cell, value);
            } else {
                board.set(cell, value);
            }
        }
    }

    private static List<Object> told(Facts facts) {
        List<Object> told = new ArrayList<>();
        told.addAll(told(facts.links()));
        told.addAll(told(facts.valueLinks()));
        told.addAll(told(facts.pairLinks()));
        told.add(IntStream.of(facts.cellsWith(2)).boxed().toList());
        told.add(IntStream.of(facts.cellsWith(3)).boxed().toList());
        for (int value = 1; value <= facts.board().size(); value++) {
            told.addAll(told(facts.lines(value, 0)));
            told.addAll(told(facts.lines(value, 1)));
        }
        AlmostLockedSets sets =
                facts.almostLockedSets(3, Budget.unlimited().start()).orElseThrow();
        for (int i = 0; i < sets.all().size(); i++) {
            told.add(sets.all().get(i).cells() + " " + sets.all().get(i).values());
            for (int k = sets.links().findPartners(i) - 1; k >= 0; k--) {
                told.add(i + "-" + sets.links().partner(k) + " " + sets.links().common(k));
            }
        }
        return told;
    }

    private static List<Object> told(ValueLines lines) {
        return IntStream.range(0, lines.count())
                .<Object>mapToObj(line -> lines.house(line) + ": " + lines.places(line) + pairs(lines, line))
                .toList();
    }

    private static String pairs(ValueLines lines, int line) {
        boolean isPair = (lines.pairs() >>> line & 1) != 0;
        assertThat(isPair).isEqualTo(Long.bitCount(lines.places(line)) == 2);
        return isPair ? " pair" : "";
    }

    private static List<Object> told(LinkGraph graph) {
        List<Object> told = new ArrayList<>();
        for (int node = 0; node < graph.nodes(); node++) {
            for (boolean on : new boolean[] {true, false}) {
                for (int link = 0; link < graph.links(node, on); link++) {
                    told.add(graph.candidate(node)
                            + (on ? " weak " : " strong ")
                            + graph.candidate(graph.next(node, on, link)));
                }
            }
        }
        return told;
    }

    @Test
    void linksAreWhatTheTableOfExclusionsAndThePlacesSay() {
        for (Board board : HARD.subList(0, 4)) {
            LinkGraph graph = Facts.of(board).links();
            for (int one = 0; one < graph.nodes(); one++) {
                for (int other = 0; other < graph.nodes(); other++) {
                    boolean weak = board.links().exclude(graph.candidate(one), graph.candidate(other));
                    assertThat(linked(graph, one, other, true)).isEqualTo(weak);
                    assertThat(linked(graph, one, other, false))
                            .isEqualTo(weak && isOneOfTwo(board, graph, one, other));
                }
            }
        }
    }

    private static boolean linked(LinkGraph graph, int one, int other, boolean on) {
        return IntStream.range(0, graph.links(one, on)).anyMatch(link -> graph.next(one, on, link) == other);
    }

    private static boolean isOneOfTwo(BoardView board, LinkGraph graph, int one, int other) {
        if (graph.cell(one) == graph.cell(other)) {
            return board.candidateCount(graph.cell(one)) == 2;
        }
        return IntStream.range(0, board.geometry().houses())
                .filter(house -> board.geometry().contains(house, graph.cell(one)))
                .filter(house -> board.geometry().contains(house, graph.cell(other)))
                .anyMatch(house -> Long.bitCount(board.places(house, graph.value(one))) == 2);
    }

    @Test
    void whatIsAskedTwiceOnOneBoardIsComputedOnce() {
        Board board = HARD.get(0).copy();
        Facts facts = Facts.of(board);
        List<Function<Facts, Object>> questions = List.of(
                Facts::links,
                Facts::valueLinks,
                Facts::pairLinks,
                it -> it.cellsWith(2),
                it -> it.lines(1, 0),
                it -> it.almostLockedSets(MOST_CELLS, Budget.unlimited().start())
                        .orElseThrow());
        for (Function<Facts, Object> question : questions) {
            assertThat(question.apply(facts)).isSameAs(question.apply(facts));
        }
    }

    @Test
    void setsThatTheBudgetCutsShortAreNotKept() {
        Board board = HARD.get(0).copy();
        Facts facts = Facts.of(board);
        assertThat(facts.almostLockedSets(
                        MOST_CELLS, Budget.unlimited().withNodes(1).start()))
                .isEmpty();
        assertThat(facts.almostLockedSets(MOST_CELLS, Budget.unlimited().start()))
                .isPresent();
    }

    @Test
    void whatAFamilySharesIsMadeOnceForABoardAndItsLimits() {
        Board board = HARD.get(0).copy();
        Facts facts = Facts.of(board);
        StringBuilder first = shared(facts, "few").orElseThrow();
        assertThat(shared(facts, "few")).containsSame(first);
        assertThat(shared(facts, "many").orElseThrow()).isNotSameAs(first);
        change(board, 0);
        assertThat(shared(facts, "few").orElseThrow()).isNotSameAs(first);
    }

    @Test
    void whatTheBudgetCutsShortIsNotShared() {
        Facts facts = Facts.of(HARD.get(0).copy());
        assertThat(facts.shared(StringBuilder.class, "few", Optional::empty)).isEmpty();
        assertThat(shared(facts, "few")).isPresent();
    }

    private static Optional<StringBuilder> shared(Facts facts, String limits) {
        return facts.shared(StringBuilder.class, limits, () -> Optional.of(new StringBuilder(limits)));
    }

    /** A step keeps nothing of the facts: its proof is the same whether it is asked for before or after the board changes. */
    @Test
    void aProofIsTheSameWhenTheFactsHaveLongBeenOthers() {
        for (Board board : HARD.subList(0, 4)) {
            for (Row row : ClewScale.standard().rows()) {
                List<Step> early = steps(row, Facts.of(board));
                early.forEach(Step::proof);
                Board changing = board.copy();
                Facts facts = Facts.of(changing);
                List<Step> late = steps(row, facts);
                change(changing, 0);
                change(changing, 40);
                told(facts);
                assertThat(late.stream().map(Step::proof).toList())
                        .isEqualTo(early.stream().map(Step::proof).toList());
            }
        }
    }

    private static List<Step> steps(Row row, Facts facts) {
        List<Step> steps = new ArrayList<>();
        row.find(facts, Budget.unlimited().start(), steps::add);
        return steps;
    }

    @Test
    void singlesAskForNothing() {
        Facts facts = Facts.of(HARD.get(0).copy());
        for (Row row : ClewScale.standard().rows()) {
            if (row.technique().info().family() == Family.SINGLES) {
                steps(row, facts);
            }
        }
        assertThat(facts.isUntouched()).isTrue();
        facts.lines(1, 0);
        assertThat(facts.isUntouched()).isFalse();
    }
}
