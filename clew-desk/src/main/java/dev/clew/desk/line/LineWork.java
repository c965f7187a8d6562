package dev.clew.desk.line;

import dev.clew.core.Budget;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.core.symmetry.Canonicalizer;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.form.CanonQuestion;
import dev.clew.desk.logic.RateAnswer;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.logic.Raters;
import dev.clew.desk.solve.SolveAnswer;
import dev.clew.desk.solve.SolveQuestion;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is done with one line after the other: read as a puzzle, asked about, answered on one line. For one thread at a
 * time, since it keeps what it needs from one puzzle to the next.
 *
 * @param <A> the kind of answer
 */
public final class LineWork<A extends Answer> {
    private final Function<Subject, Question<A>> asking;
    private final Function<Question<A>, A> answering;
    private final Function<A, Verdict> judging;
    private final Function<A, String> form;
    private final Function<Refusal, String> refusing;

    private LineWork(
            Function<Subject, Question<A>> asking,
            Function<Question<A>, A> answering,
            Function<A, Verdict> judging,
            Function<A, String> form,
            Function<Refusal, String> refusing) {
        this.asking = asking;
        this.answering = answering;
        this.judging = judging;
        this.form = form;
        this.refusing = refusing;
    }

    /** The solution of every puzzle, within a budget each. */
    public static LineWork<SolveAnswer> solve(Budget budget) {
        return new LineWork<>(
                subject -> new SolveQuestion(subject.position(), 2, false, budget),
                Question::answer,
                SolveAnswer::verdict,
                SolveLine::of,
                SolveLine::of);
    }

    /** How hard every puzzle is on some scales, within a budget each. */
    public static LineWork<RateAnswer> rate(Raters scales, Budget budget) {
        return new LineWork<>(
                subject -> new RateQuestion(subject.position(), scales, budget),
                Question::answer,
                RateAnswer::verdict,
                RateLine::of,
                RateLine::of);
    }

    /** The canonical form of every puzzle. */
    public static LineWork<CanonAnswer> canon() {
        Canonicalizer canonicalizer = new Canonicalizer();
        return new LineWork<>(
                subject -> new CanonQuestion(subject.position(), Optional.empty()),
                question -> ((CanonQuestion) question).canonical(canonicalizer),
                answer -> Verdict.FOUND,
                CanonLine::of,
                CanonLine::of);
    }

    /** Reads a line that is a puzzle or was meant to be one, and returns the answer. */
    public LineAnswer tell(String text) {
        Reading reading = FormatCatalog.standard().read(text, null);
        if (reading instanceof Reading.Bad bad) {
            return refused(Refusal.invalid(OneLine.of(text.strip()), OneLine.of(bad.problem())), List.of());
        }
        Reading.Found found = (Reading.Found) reading;
        Question<A> question = asking.apply(Subject.of(found));
        Optional<Refusal> obstacle = question.obstacle();
        if (obstacle.isPresent()) {
            return refused(obstacle.get(), found.warnings());
        }
        A answer = answering.apply(question);
        return new LineAnswer(answer, judging.apply(answer), form.apply(answer), found.warnings());
    }

    private LineAnswer refused(Refusal refusal, List<String> warnings) {
        return new LineAnswer(refusal, refusal.verdict(), refusing.apply(refusal), warnings);
    }
}
