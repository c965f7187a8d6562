package dev.clew.desk;

import dev.clew.desk.answer.Effort;
import dev.clew.desk.answer.QuestionType;
import dev.clew.desk.form.CanonQuestion;
import dev.clew.desk.form.ConvertQuestion;
import dev.clew.desk.form.RenderQuestion;
import dev.clew.desk.logic.ExplainQuestion;
import dev.clew.desk.logic.HintQuestion;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.logic.StepsQuestion;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.solve.CheckQuestion;
import dev.clew.desk.solve.CountQuestion;
import dev.clew.desk.solve.SolveQuestion;
import java.util.List;
import java.util.Optional;

/** Everything that Clew can be asked. A new question is one class and one line here. */
public final class QuestionCatalog {
    private static final List<QuestionType> ALL = List.of(
            new QuestionType("solve", Effort.SOLVING, List.of(SolveQuestion.LIMIT), SolveQuestion::of),
            new QuestionType("check", Effort.SOLVING, CheckQuestion.PARAMETERS, CheckQuestion::of),
            new QuestionType("count", Effort.LONG, List.of(CountQuestion.LIMIT), CountQuestion::of),
            new QuestionType("hint", Effort.REASONING, HintQuestion.PARAMETERS, HintQuestion::of),
            new QuestionType("steps", Effort.REASONING, StepsQuestion.PARAMETERS, StepsQuestion::of),
            new QuestionType("explain", Effort.REASONING, ExplainQuestion.PARAMETERS, ExplainQuestion::of),
            new QuestionType("rate", Effort.REASONING, RateQuestion.PARAMETERS, RateQuestion::of),
            new QuestionType("convert", Effort.INSTANT, ConvertQuestion.PARAMETERS, true, ConvertQuestion::of),
            new QuestionType("canon", Effort.LONG, CanonQuestion.PARAMETERS, CanonQuestion::of),
            new QuestionType("render", Effort.REASONING, RenderQuestion.PARAMETERS, RenderQuestion::of),
            QuestionType.making("generate", GenerateQuestion.PARAMETERS, GenerateQuestion::of));

    private QuestionCatalog() {}

    /** All kinds of questions. */
    public static List<QuestionType> all() {
        return ALL;
    }

    /** The kind of a name. */
    public static Optional<QuestionType> find(String name) {
        return ALL.stream().filter(type -> type.name().equals(name)).findFirst();
    }
}
