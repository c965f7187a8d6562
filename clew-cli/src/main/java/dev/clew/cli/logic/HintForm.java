package dev.clew.cli.logic;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Lines;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.desk.logic.HintAnswer;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.review.ReviewText;
import dev.clew.logic.text.Clause;
import dev.clew.logic.text.Depth;
import dev.clew.logic.text.StepText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A hint in words, for people with the grid.
 *
 * @param drawn whether the grid is drawn
 * @param colour whether it is coloured
 */
public record HintForm(boolean drawn, boolean colour) implements AnswerForm<HintAnswer> {
    @Override
    public Report tell(Input input, HintAnswer answer) {
        Hint hint = answer.hint();
        Depth depth = answer.depth();
        PositionStatus status = hint.status();
        if (status.contradiction().isPresent()) {
            return none(input, status.contradiction().get(), hint.suspects());
        }
        Position position = status.position();
        List<String> parts = new ArrayList<>();
        String notation = hint.step()
                .filter(step -> depth == Depth.WHY)
                .map(step -> StepText.of(hint.board(), step).heading())
                .orElse("");
        boolean titled = !notation.isEmpty() || drawn && !input.prefix().isEmpty();
        if (titled) {
            parts.add(Lines.wrap((input.prefix() + notation).stripTrailing(), "", "   "));
        }
        if (drawn) {
            parts.add(grid(hint, depth) + "\n");
        }
        parts.add(words(hint, depth, titled ? "" : input.prefix()));
        if (position.hasMarks() && !position.hasNotes()) {
            hint.status()
                    .review()
                    .ifPresent(review -> new ReviewText(position, review, depth)
                            .harmless()
                            .forEach(line -> parts.add(Lines.wrap(line, ""))));
        }
        return new Report(String.join("\n", parts), List.of(), hint.outcome().isGood());
    }

    /** A long argument gets lines of its own. */
    private static String words(Hint hint, Depth depth, String prefix) {
        Optional<StepText> text = hint.step()
                .filter(step -> depth == Depth.WHY)
                .map(step -> StepText.of(hint.board(), step))
                .filter(it -> it.because().stream().anyMatch(Clause::detail));
        if (text.isEmpty()) {
            return Lines.wrap(prefix + hint.words(depth), "");
        }
        String putBack = hint.status().putBackWords();
        return StepLines.why(text.get(), "") + (putBack.isEmpty() ? "" : "\n" + Lines.wrap(putBack, ""));
    }

    /** The step is drawn only when it is explained in full. */
    private String grid(Hint hint, Depth depth) {
        return hint.step()
                .filter(step -> depth == Depth.WHY)
                .map(step -> StepGrid.draw(hint.board(), step, colour))
                .orElseGet(() -> StepGrid.draw(hint.board(), marks(hint.status().position()), colour));
    }

    /** The marks as they are written, notes or candidates. */
    private static Digits[] marks(Position position) {
        Digits[] marks = new Digits[position.shape().cells()];
        for (int cell = 0; cell < marks.length; cell++) {
            marks[cell] = position.marks(cell).orElse(Digits.NONE);
        }
        return marks;
    }
}
