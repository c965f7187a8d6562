package dev.clew.desk.service;

import dev.clew.core.Budget;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.core.json.JsonValue;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.answer.Effort;
import dev.clew.desk.answer.QuestionType;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.form.RenderAnswer;
import dev.clew.desk.form.RenderQuestion;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Values;
import dev.clew.press.picture.Picture;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** A request that was read, once: the question, its parameters, and one puzzle or several. Immutable. */
public final class ParsedRequest {
    private static final String PUZZLE = "puzzle";
    private static final String PUZZLES = "puzzles";
    private static final String SHAPE = "shape";
    private static final String SVG = "image/svg+xml";

    private final QuestionType type;
    private final Values values;
    private final List<Puzzle> puzzles;
    private final boolean batch;

    /** What a puzzle of the request is, or why it is none. */
    private record Puzzle(Optional<Subject> subject, Optional<Refusal> refusal) {}

    private ParsedRequest(QuestionType type, Values values, List<Puzzle> puzzles, boolean batch) {
        this.type = type;
        this.values = values;
        this.puzzles = puzzles;
        this.batch = batch;
    }

    /** Reads a request; where chance is needed and no seed is given, a new one is taken. */
    public static ParsedRequest of(QuestionType type, Fields fields, SizeLimits limits, LongSupplier seeds) {
        Set<String> known = new HashSet<>();
        type.parameters().forEach(parameter -> known.add(parameter.field()));
        if (type.takesPuzzle()) {
            known.addAll(List.of(PUZZLE, PUZZLES, SHAPE));
        }
        fields.allowOnly(known);
        Values said = fields.read(type.parameters());
        Values values =
                type.seed().map(seed -> said.implying(seed, seeds.getAsLong())).orElse(said);
        if (!type.takesPuzzle()) {
            checkMaking(values, limits);
            return new ParsedRequest(type, values, List.of(new Puzzle(Optional.empty(), Optional.empty())), false);
        }
        PuzzleReader reader = new PuzzleReader(type, shape(fields, limits), limits);
        boolean batch = fields.find(PUZZLES) != null;
        return new ParsedRequest(type, values, batch ? reader.several(fields) : List.of(reader.one(fields)), batch);
    }

    private static @Nullable Shape shape(Fields fields, SizeLimits limits) {
        String name = fields.text(SHAPE);
        if (name.isEmpty()) {
            return null;
        }
        try {
            Shape shape = Shape.parse(name);
            checkSize(shape.size(), limits.values());
            return shape;
        } catch (IllegalArgumentException e) {
            throw Problem.badRequest("The field \"shape\": " + Fields.printable(String.valueOf(e.getMessage())));
        }
    }

    /** Refuses values that exclude each other, and grids that this server does not make. */
    public static void checkMaking(Values values, SizeLimits limits) {
        try {
            int size = GenerateQuestion.of(values, Budget.unlimited())
                    .target()
                    .shape()
                    .size();
            if (size > limits.logicValues()) {
                throw Problem.badRequest("This server makes puzzles with up to " + limits.logicValues() + " values");
            }
        } catch (Clash e) {
            throw clash(e);
        }
    }

    private static Problem clash(Clash e) {
        return Problem.badRequest(Fields.named(e.parameter()) + ": " + e.getMessage());
    }

    private static void checkSize(int size, int most) {
        if (size > most) {
            throw Problem.unsupported("This server takes grids of up to " + most + " values, and this one has " + size
                    + "; the command line takes larger ones");
        }
    }

    /** Reads the puzzles of a request. */
    private record PuzzleReader(QuestionType type, @Nullable Shape shape, SizeLimits limits) {
        Puzzle one(Fields fields) {
            JsonValue value = fields.find(PUZZLE);
            if (value == null) {
                throw Problem.badRequest("The field \"puzzle\" is missing; write \"puzzle\":\"53..7....6..195…\" with "
                        + ". for a blank, or an object");
            }
            Puzzle puzzle = read(Fields.puzzle(PUZZLE, value), 0);
            puzzle.refusal().ifPresent(refusal -> {
                throw Problem.badPuzzle(refusal.message());
            });
            return puzzle;
        }

        List<Puzzle> several(Fields fields) {
            if (!(fields.find(PUZZLES) instanceof JsonValue.Array array)
                    || array.items().isEmpty()
                    || array.items().size() > limits.batch()) {
                throw Problem.badRequest("The field \"puzzles\" needs an array of 1 to " + limits.batch() + " puzzles");
            }
            if (fields.find(PUZZLE) != null) {
                throw Problem.badRequest("Send \"puzzle\" for one or \"puzzles\" for several, not both");
            }
            List<Puzzle> puzzles = new ArrayList<>();
            for (JsonValue item : array.items()) {
                puzzles.add(read(Fields.puzzle(PUZZLES, item), puzzles.size()));
            }
            return puzzles;
        }

        private Puzzle read(String text, long number) {
            Reading reading = FormatCatalog.standard().read(text, shape);
            Optional<Subject> subject = subject(reading).map(it -> it.numbered(number));
            subject.ifPresent(it -> checkSize(it.position().shape().size(), most()));
            return new Puzzle(subject, subject.isPresent() ? Optional.empty() : Optional.of(refusal(text, reading)));
        }

        private Optional<Subject> subject(Reading reading) {
            if (reading instanceof Reading.Found found) {
                return Optional.of(Subject.of(found));
            }
            return type.takesUnknownRules() ? ((Reading.Bad) reading).without().map(Subject::of) : Optional.empty();
        }

        private static Refusal refusal(String text, Reading reading) {
            return Refusal.invalid(text, ((Reading.Bad) reading).problem());
        }

        private int most() {
            return type.effort() == Effort.REASONING ? limits.logicValues() : limits.values();
        }
    }

    /** Whether an answer is so quick that it need not wait for its turn. */
    public boolean isQuick() {
        return type.effort() == Effort.INSTANT || type.effort() == Effort.SOLVING && !batch && isClassic();
    }

    /** The engine for this shape answers in microseconds, however hard the puzzle, if it has no more to tell than usual. */
    private boolean isClassic() {
        boolean plain = type.parameters().stream().noneMatch(values::has);
        return plain
                && puzzles.get(0)
                        .subject()
                        .map(it -> it.position().shape().equals(Shape.CLASSIC_9))
                        .orElse(false);
    }

    /** Whether puzzles are made, which may take long. */
    public boolean makes() {
        return type.effort() == Effort.MAKING;
    }

    /**
     * The answer to all of it, under one deadline for all, which is asked often whether it is over.
     *
     * @param files what makes files of pictures here
     */
    public Reply reply(BooleanSupplier deadline, PictureFiles files) {
        try {
            Budget budget = Budget.unlimited().withCancellation(deadline);
            return batch ? several(deadline, budget) : one(budget, files);
        } catch (Clash e) {
            throw clash(e);
        }
    }

    private Reply one(Budget budget, PictureFiles files) {
        Answer answer = answer(puzzles.get(0), budget);
        return answer instanceof RenderAnswer render ? drawn(render, files) : Reply.json(AnswerJson.text(answer));
    }

    private Reply drawn(RenderAnswer render, PictureFiles files) {
        String format = values.get(RenderQuestion.FORMAT);
        if (format.equals("json")) {
            return Reply.json(AnswerJson.text(render));
        }
        Picture picture = render.picture().orElseThrow(() -> Problem.refused(render.message()));
        int dpi = Math.toIntExact(values.get(RenderQuestion.DPI));
        return format.equals("svg")
                ? Reply.text(SVG, picture.toSvg())
                : files.file(picture, format, dpi)
                        .orElseThrow(() -> Problem.badRequest("The field \"format\": no " + format
                                + " is made here; take svg, or ask a server or clew render"));
    }

    /** Each puzzle waits its turn; what is not reached in time gets an answer that says so. */
    private Reply several(BooleanSupplier deadline, Budget budget) {
        List<String> answers = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            boolean late = puzzle.refusal().isEmpty() && deadline.getAsBoolean();
            Answer answer = late ? Refusal.budget(puzzle.subject().orElseThrow().position()) : answer(puzzle, budget);
            answers.add(AnswerJson.text(answer));
        }
        return Reply.json("{\"schema\":" + AnswerJson.SCHEMA + ",\"answers\":[" + String.join(",", answers) + "]}");
    }

    private Answer answer(Puzzle puzzle, Budget budget) {
        return puzzle.refusal().isPresent()
                ? puzzle.refusal().get()
                : type.question(puzzle.subject(), values, budget).ask();
    }
}
