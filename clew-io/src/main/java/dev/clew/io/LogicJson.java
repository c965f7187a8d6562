package dev.clew.io;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.logic.Path;
import dev.clew.logic.Profile;
import dev.clew.logic.Rating;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.advice.Suspects;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Review;
import dev.clew.logic.level.Rater;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.Depth;
import dev.clew.logic.text.StepText;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * One JSON object on one line about the logic of a puzzle: its path, a hint or the steps at hand, each step with its
 * conclusions, its proof in full and its texts. Fields are put in the order of the calls. Mutable, for one thread.
 */
public final class LogicJson {
    /** The version of the schema; it goes up when a field changes its meaning or goes. */
    public static final int SCHEMA = 2;

    private static final JsonFactory FACTORY = new JsonFactory();
    private static final PuzzleFormat POSITIONS =
            FormatCatalog.standard().find("json").orElseThrow();

    /** Adds fields of its own to every step, on the board before it. */
    @FunctionalInterface
    public interface StepFields {
        /** Writes fields into the object of the step. */
        void write(JsonGenerator json, BoardView board, Step step);
    }

    private final Profile profile;
    private final StepFields more;
    private final StringWriter text = new StringWriter();
    private final JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text);

    /** An object whose steps are rated by a profile. */
    public LogicJson(Profile profile) {
        this(profile, (json, board, step) -> {});
    }

    /** An object whose steps are rated by a profile and have more fields than usual. */
    public LogicJson(Profile profile, StepFields more) {
        this.profile = profile;
        this.more = more;
        json.writeStartObject().writeNumberProperty("schema", SCHEMA);
    }

    /** Puts a text. */
    public LogicJson put(String name, String value) {
        json.writeStringProperty(name, value);
        return this;
    }

    /** Puts a number. */
    public LogicJson put(String name, long value) {
        json.writeNumberProperty(name, value);
        return this;
    }

    /** Puts the position as the format {@code json} writes it. */
    public LogicJson position(Position position) {
        json.writeName("position");
        json.writeRawValue(POSITIONS.write(position));
        return this;
    }

    /** Puts a path: the profile, how it ends, where it stands, and its steps. */
    public LogicJson path(Path path) {
        put("profile", profile.name());
        put("filled", path.filledCells());
        put("open", path.end().openCells());
        put("guesses", path.steps().stream().filter(Step::isGuess).count());
        json.writeName("end");
        json.writeRawValue(POSITIONS.write(path.end().toPosition()));
        json.writeName("steps").writeStartArray();
        path.replay(this::write);
        json.writeEndArray();
        return this;
    }

    /** Puts a list of steps on one board. */
    public LogicJson steps(BoardView board, List<Step> steps) {
        json.writeName("steps").writeStartArray();
        steps.forEach(step -> write(board, step));
        json.writeEndArray();
        return this;
    }

    /** Puts one step. */
    public LogicJson step(BoardView board, Step step) {
        json.writeName("step");
        write(board, step);
        return this;
    }

    /** Puts a hint as deep as asked for: its outcome and message, and of its step and its review what that depth tells. */
    public LogicJson hint(Hint hint, Depth depth) {
        put("outcome", hint.outcome().id());
        put("message", hint.words(depth));
        if (depth == Depth.WHY) {
            hint.standing()
                    .review()
                    .ifPresent(review -> review(review.forHint(), hint.board().shape()));
        }
        put("putBack", hint.standing().putBackCount());
        suspects(hint.suspects());
        hint.step().ifPresent(step -> {
            json.writeName("step");
            write(hint.board(), step, depth);
        });
        return this;
    }

    /** Puts the digits that may be wrong, where there are any: what to take out, each way one or two. */
    public LogicJson suspects(Suspects suspects) {
        if (!suspects.ways().isEmpty()) {
            json.writeName("suspects").writeStartArray();
            for (List<Candidate> way : suspects.ways()) {
                json.writeStartArray();
                way.forEach(candidate -> json.writeString(candidate.toString()));
                json.writeEndArray();
            }
            json.writeEndArray();
        }
        return this;
    }

    /** Puts what each of some steps concludes, one list a step. */
    public LogicJson conclusions(String name, List<Step> steps) {
        json.writeName(name).writeStartArray();
        steps.forEach(this::conclusions);
        json.writeEndArray();
        return this;
    }

    private void conclusions(Step step) {
        json.writeStartArray();
        step.conclusions().forEach(conclusion -> json.writeString(conclusion.toString()));
        json.writeEndArray();
    }

    /** Puts a list of cells. */
    public LogicJson cells(String name, CellSet cells, Shape shape) {
        json.writeName(name).writeStartArray();
        cells.forEach(cell -> json.writeString(shape.cellName(cell)));
        json.writeEndArray();
        return this;
    }

    /** Puts what is wrong with a player's position. */
    public LogicJson review(Review review, Shape shape) {
        json.writeName("review").writeStartObject();
        cells("wrongEntries", review.wrongEntries(), shape);
        candidates("wrongMarks", review.wrongMarks());
        candidates("wronglyRemoved", review.wronglyRemoved());
        candidates("missingMarks", review.missingMarks());
        json.writeEndObject();
        return this;
    }

    private void candidates(String name, List<Candidate> candidates) {
        json.writeName(name).writeStartArray();
        candidates.forEach(candidate -> json.writeString(candidate.toString()));
        json.writeEndArray();
    }

    private void write(BoardView board, Step step) {
        write(board, step, Depth.WHY);
    }

    /** Nothing that a depth does not tell is in the object: a client who shows all of it gives nothing away. */
    private void write(BoardView board, Step step, Depth depth) {
        StepText words = StepText.of(board, step);
        json.writeStartObject();
        if (depth != Depth.NUDGE) {
            technique(board, step);
        }
        if (depth == Depth.WHY) {
            conclusion(board, step, words);
        }
        texts(words, depth);
        if (depth == Depth.WHY) {
            more.write(json, board, step);
        }
        json.writeEndObject();
    }

    private void technique(BoardView board, Step step) {
        Rating rating = profile.rate(step);
        json.writeStringProperty("technique", step.technique().id());
        json.writeStringProperty("name", step.technique().name());
        json.writeStringProperty("family", step.technique().family().title());
        json.writeStringProperty("level", rating.level().title());
        json.writeNumberProperty("score", rating.score());
        json.writeStringProperty(
                "difficulty", Rater.standard().level(board, step).id());
    }

    private void conclusion(BoardView board, Step step, StepText words) {
        json.writeName("conclusions");
        conclusions(step);
        json.writeBooleanProperty("guess", step.isGuess());
        if (!step.isGuess()) {
            json.writeName("proof");
            Proof.Visitor<JsonGenerator> proofs = new ProofJson(json, board.shape());
            step.proof().accept(proofs);
        }
        json.writeStringProperty("notation", words.notation());
    }

    private void texts(StepText words, Depth deepest) {
        json.writeName("texts").writeStartObject();
        for (Depth depth : Depth.values()) {
            if (depth.compareTo(deepest) <= 0) {
                json.writeStringProperty(depth.name().toLowerCase(Locale.ROOT), words.at(depth));
            }
        }
        json.writeEndObject();
    }

    /** Ends the object and gives it; nothing can be put afterwards. */
    public String end() {
        json.writeEndObject().close();
        return text.toString();
    }
}
