package dev.clew.logic.fact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Budget.Meter;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.internal.technique.kit.Finds;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A finder that skips what it scanned in vain finds what it would find on a board that it sees for the first time. */
class ScannedTest {
    @ParameterizedTest
    @CsvSource({"6x6, 8, 12", "9x9, 20, 8", "9x9:windoku, 10, 6", "9x9:antiknight, 12, 6"})
    void whatIsSkippedWouldFindNothing(String shape, int clues, int seeds) {
        Meter meter = Budget.unlimited().start();
        Random random = new Random(3);
        int found = 0;
        List<Board> boards = Finds.hardBoards(shape, clues, seeds);
        assertThat(boards).isNotEmpty();
        for (Board board : boards.subList(0, Math.min(boards.size(), 3))) {
            Facts kept = Facts.of(board);
            for (int move = 0; move < 60 && !board.isBroken() && !board.isSolved(); move++) {
                for (Technique technique : TechniqueCatalog.standard().techniques()) {
                    List<Step> steps = steps(technique, kept, meter);
                    assertThat(steps)
                            .as(technique + " after " + move)
                            .isEqualTo(steps(technique, Facts.of(board.copy()), meter));
                    found += steps.size();
                }
                change(board, random);
            }
        }
        assertThat(found).isPositive();
    }

    private static List<Step> steps(Technique technique, Facts facts, Meter meter) {
        List<Step> steps = new ArrayList<>();
        technique.find(facts, Limits.standard(), meter, steps::add);
        return steps;
    }

    /** Takes any candidate away, whatever the solution is, or sets a value now and then. */
    private static void change(Board board, Random random) {
        int cell = random.nextInt(board.geometry().cells());
        while (board.candidates(cell) == 0) {
            cell = (cell + 1) % board.geometry().cells();
        }
        int value = Long.numberOfTrailingZeros(board.candidates(cell)) + 1;
        if (random.nextInt(6) == 0) {
            board.set(cell, value);
        } else if (board.candidateCount(cell) > 1) {
            board.remove(cell, value);
        }
    }
}
