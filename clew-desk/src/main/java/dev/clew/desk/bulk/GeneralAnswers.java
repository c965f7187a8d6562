package dev.clew.desk.bulk;

import dev.clew.core.Budget;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.Reading;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.solve.SolveAnswer;
import dev.clew.desk.solve.SolveQuestion;

/** Reads a puzzle in whatever format it is and asks for its solution. Immutable and thread-safe. */
final class GeneralAnswers implements SinglePuzzles {
    private final Budget budget;

    GeneralAnswers(Budget budget) {
        this.budget = budget;
    }

    @Override
    public void answer(PuzzleText puzzle, AnswerLines answers) {
        Reading reading = FormatCatalog.standard().read(puzzle.text(), null);
        if (reading instanceof Reading.Bad bad) {
            refuse(puzzle, Verdict.INVALID, bad.problem(), answers);
            return;
        }
        Reading.Found found = (Reading.Found) reading;
        for (String warning : found.warnings()) {
            answers.message(place(puzzle) + warning);
        }
        SolveAnswer answer = new SolveQuestion(found.position(), 2, false, budget).answer();
        if (answer.isGood()) {
            answers.add(answer.line(answer.solutions().get(0)), Tally.GOOD);
        } else {
            refuse(puzzle, answer.verdict(), answer.reason(), answers);
        }
    }

    private static void refuse(PuzzleText puzzle, Verdict verdict, String reason, AnswerLines answers) {
        answers.add(OneLine.mark(verdict, reason), Tally.of(verdict));
        if (!reason.isEmpty()) {
            answers.message(place(puzzle) + reason);
        }
    }

    private static String place(PuzzleText puzzle) {
        return "line " + puzzle.firstLine() + ": ";
    }
}
