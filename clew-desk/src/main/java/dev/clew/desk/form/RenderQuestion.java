package dev.clew.desk.form;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.logic.Game;
import dev.clew.desk.logic.LogicParameters;
import dev.clew.desk.parameter.Choice;
import dev.clew.desk.parameter.Flag;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.parameter.WholeNumber;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.text.Depth;
import dev.clew.press.GridPicture;
import dev.clew.press.StepPicture;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Picture;
import dev.clew.press.style.Theme;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What does it look like? Immutable.
 *
 * @param position the position
 * @param show what is drawn: the position, its solution, or its next step
 * @param theme the colours
 * @param coordinates whether rows and columns are numbered; a step always has them
 * @param scale what chooses the step
 * @param budget what finding the solution or the step may cost
 */
public record RenderQuestion(
        Position position, String show, Theme theme, boolean coordinates, Scale scale, Budget budget)
        implements Question<RenderAnswer> {
    private static final String STEP = "step";

    /** What is drawn. */
    public static final Choice SHOW = Choice.firstOf(
            List.of("position", "solution", STEP),
            "show",
            "What to draw: the position as it is, its solution, or its next step with the reason. Default: position.");

    /** The colours. */
    public static final Choice THEME =
            Choice.firstOf(List.of("light", "dark"), "theme", "The colours of the picture. Default: light.");

    /** Whether numbers are left out. */
    public static final Flag NO_COORDINATES =
            new Flag("no-coordinates", "Leave out the numbers of rows and columns; a step always has them.");

    /** How the answer is written. */
    public static final Choice FORMAT = Choice.firstOf(
            List.of("svg", "png", "pdf", "json"),
            "format",
            "The kind of file: a vector picture (svg), pixels (png, one puzzle), a document with a page for each puzzle "
                    + "(pdf), or a line that has the picture (json). Default: svg.");

    /** How fine pixels are. */
    public static final WholeNumber DPI = WholeNumber.upTo(
                    2400, 300, 192, "dpi", "The dots per inch of a png, 18 to 2400. Default: 192.")
            .from(18);

    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS =
            List.of(SHOW, THEME, NO_COORDINATES, LogicParameters.SCALE, FORMAT, DPI);

    /** The question from a subject and values. */
    public static RenderQuestion of(Subject subject, Values values, Budget budget) {
        Theme theme = Theme.valueOf(values.get(THEME).toUpperCase(Locale.ROOT));
        return new RenderQuestion(
                subject.position(),
                values.get(SHOW),
                theme,
                !values.get(NO_COORDINATES),
                LogicParameters.scale(values),
                budget);
    }

    @Override
    public Optional<Refusal> obstacle() {
        return show.equals(STEP) ? new Game(position, Optional.empty()).obstacle(scale) : Optional.empty();
    }

    @Override
    public RenderAnswer answer() {
        return switch (show) {
            case "solution" -> solution(Solver.standard().solve(position, budget));
            case STEP -> step(Hint.of(position, scale, budget));
            default -> drawn(position, "The position.");
        };
    }

    private RenderAnswer solution(Outcome outcome) {
        if (outcome instanceof Outcome.Unique unique) {
            return drawn(solved(unique.solution()), "The solution.");
        }
        return RenderAnswer.without(position, Verdict.of(outcome).id(), Verdict.sentence(outcome));
    }

    /** What was found stands apart from what was given. */
    private Position solved(Grid solution) {
        Position full = Position.of(position.puzzle());
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            full = full.value(cell) == 0 ? full.withPlaced(cell, solution.value(cell)) : full;
        }
        return full;
    }

    private RenderAnswer drawn(Position what, String words) {
        Picture picture =
                GridPicture.draw(Diagram.of(what).build(), what.shape().name() + " Sudoku", theme, coordinates);
        return RenderAnswer.of(position, picture, words);
    }

    private RenderAnswer step(Hint hint) {
        return hint.step()
                .map(step ->
                        RenderAnswer.of(position, StepPicture.draw(hint.board(), step, theme), hint.words(Depth.WHY)))
                .orElseGet(() -> RenderAnswer.without(position, hint.outcome().id(), hint.words(Depth.WHY)));
    }
}
