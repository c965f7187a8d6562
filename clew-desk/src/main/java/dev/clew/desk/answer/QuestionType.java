package dev.clew.desk.answer;

import dev.clew.core.Budget;
import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Seed;
import dev.clew.desk.parameter.Values;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A kind of question: its name, its parameters, and how to ask it. Immutable and thread-safe. */
public final class QuestionType {
    /** Makes a question about a puzzle. */
    @FunctionalInterface
    public interface AboutPuzzle {
        /** The question about a subject. */
        Question<?> question(Subject subject, Values values, Budget budget);
    }

    /** Makes a question that is about no puzzle yet. */
    @FunctionalInterface
    public interface ForPuzzle {
        /** The question. */
        Question<?> question(Values values, Budget budget);
    }

    private final String name;
    private final Effort effort;
    private final List<Parameter<?>> parameters;
    private final boolean takesUnknownRules;
    private final @Nullable AboutPuzzle about;
    private final @Nullable ForPuzzle making;

    private QuestionType(
            String name,
            Effort effort,
            List<Parameter<?>> parameters,
            boolean takesUnknownRules,
            @Nullable AboutPuzzle about,
            @Nullable ForPuzzle making) {
        this.name = name;
        this.effort = effort;
        this.parameters = List.copyOf(parameters);
        this.takesUnknownRules = takesUnknownRules;
        this.about = about;
        this.making = making;
    }

    /** A question about a puzzle, perhaps also about one without the rules that Clew does not know. */
    public QuestionType(
            String name, Effort effort, List<Parameter<?>> parameters, boolean takesUnknownRules, AboutPuzzle about) {
        this(name, effort, parameters, takesUnknownRules, about, null);
    }

    /** A question about any puzzle that Clew can read. */
    public QuestionType(String name, Effort effort, List<Parameter<?>> parameters, AboutPuzzle about) {
        this(name, effort, parameters, false, about, null);
    }

    /** A question for a new puzzle. */
    public static QuestionType making(String name, List<Parameter<?>> parameters, ForPuzzle making) {
        return new QuestionType(name, Effort.MAKING, parameters, false, null, making);
    }

    /** Its name, as a command and in an address. */
    public String name() {
        return name;
    }

    /** What an answer takes. */
    public Effort effort() {
        return effort;
    }

    /** Its parameters beside the puzzle. */
    public List<Parameter<?>> parameters() {
        return parameters;
    }

    /** Whether it is about a puzzle. */
    public boolean takesPuzzle() {
        return about != null;
    }

    /** Whether it takes a puzzle without the rules that Clew does not know, and names them in its answer. */
    public boolean takesUnknownRules() {
        return takesUnknownRules;
    }

    /**
     * The seed that chance comes from, where the question has one; the caller has to supply a new one if none is given.
     */
    public Optional<Seed> seed() {
        return parameters.stream()
                .filter(Seed.class::isInstance)
                .map(Seed.class::cast)
                .findFirst();
    }

    /**
     * The question.
     *
     * @param subject what it is about; only for a question that takes a puzzle
     * @throws Clash if the values exclude each other
     */
    public Question<?> question(Optional<Subject> subject, Values values, Budget budget) {
        return about == null ? alone(values, budget) : about.question(subject.orElseThrow(), values, budget);
    }

    private Question<?> alone(Values values, Budget budget) {
        if (making == null) {
            throw new IllegalStateException(name + " has no way to be asked");
        }
        return making.question(values, budget);
    }

    /**
     * The answer about a puzzle, or why there is none.
     *
     * @throws Clash if the values exclude each other
     */
    public Answer ask(Subject subject, Values values, Budget budget) {
        return question(Optional.of(subject), values, budget).ask();
    }
}
