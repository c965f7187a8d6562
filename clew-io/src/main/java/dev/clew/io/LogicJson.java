package dev.clew.io;

import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.Path;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.advice.Suspects;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Review;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.logic.text.Clause;
import dev.clew.logic.text.Depth;
import dev.clew.logic.text.StepText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One JSON object on one line about the logic of a puzzle: its path, a hint or the available steps, each step with its
 * conclusions, its full proof and its texts. Fields are put in the order of the calls. Mutable, for one thread.
 *
 * @since 0.2.0
 */
public final class LogicJson {
    /** The version of the schema; it rises when a field changes its meaning or is removed. */
    public static final int SCHEMA = 2;

    private static final PuzzleFormat POSITIONS =
            FormatCatalog.standard().find("json").orElseThrow();

    /** Adds fields of its own to every step, on the board before it. */
    @FunctionalInterface
    public interface StepFields {
        /** Writes fields into the object of the step. */
        void write(JsonWriter json, BoardView board, Step step);
    }

    /** Steps have what they always have. */
    public static final StepFields NO_MORE = (json, board, step) -> {};

    private final StepFields more;
    private final JsonWriter json;

    /** An object whose steps have the usual fields. */
    public LogicJson() {
        this(NO_MORE);
    }

    /** An object whose steps have more fields than usual. */
    public LogicJson(StepFields more) {
        this(new JsonWriter().object().put("schema", SCHEMA), more);
    }

    /** Fields for an object that the caller has opened and will close. */
    public LogicJson(JsonWriter json, StepFields more) {
        this.json = json;
        this.more = more;
    }

    /** Puts a text. */
    public LogicJson put(String name, String value) {
        json.put(name, value);
        return this;
    }

    /** Puts a number. */
    public LogicJson put(String name, long value) {
        json.put(name, value);
        return this;
    }

    /** Puts the position as the format {@code json} writes it. */
    public LogicJson position(Position position) {
        json.name("position").raw(POSITIONS.write(position));
        return this;
    }

    /** Puts a path: its scale, how it ends, the position there, and its steps. */
    public LogicJson path(Scale scale, Path path) {
        put("scale", scale.id());
        put("filled", path.filledCells());
        put("open", path.end().openCells());
        put("guesses", path.steps().stream().filter(Step::isGuess).count());
        start(path.start());
        json.name("end").raw(POSITIONS.write(path.end().toPosition()));
        json.array("steps");
        Board board = path.start().copy();
        for (Move move : path.moves()) {
            write(board, move, Depth.WHY);
            move.step().applyTo(board);
        }
        json.end();
        return this;
    }

    /** Puts where steps begin, and what is known of there being one solution: all that is needed to check them. */
    private void start(BoardView board) {
        json.put("uniqueness", board.uniqueness().id());
        json.name("start").raw(POSITIONS.write(board.toPosition()));
    }

    /** Puts a list of steps on one board. */
    public LogicJson steps(BoardView board, List<Move> moves) {
        start(board);
        json.array("steps");
        moves.forEach(move -> write(board, move, Depth.WHY));
        json.end();
        return this;
    }

    /** Puts a list of steps on one board with their proofs alone, which is all that a checker reads. */
    public LogicJson entries(BoardView board, List<StepsDocument.Entry> entries) {
        start(board);
        put("found", entries.size());
        json.array("steps");
        for (StepsDocument.Entry entry : entries) {
            json.object().texts("conclusions", entry.conclusions());
            evidence(board.shape(), entry.proof());
            json.end();
        }
        json.end();
        return this;
    }

    /** Puts one step. */
    public LogicJson step(BoardView board, Move move) {
        start(board);
        json.name("step");
        write(board, move, Depth.WHY);
        return this;
    }

    /** Puts of a hint's step and its review what a depth tells. */
    public LogicJson hint(Hint hint, Depth depth) {
        if (depth == Depth.WHY) {
            hint.status()
                    .review()
                    .ifPresent(review -> review(review.forHint(), hint.board().shape()));
        }
        put("putBack", hint.status().putBackCount());
        suspects(hint.suspects());
        hint.move().ifPresent(move -> {
            if (depth == Depth.WHY) {
                start(hint.board());
            }
            json.name("step");
            write(hint.board(), move, depth);
        });
        return this;
    }

    /** Puts the digits that may be wrong, where there are any: what to take out, each way one or two. */
    public LogicJson suspects(Suspects suspects) {
        if (!suspects.ways().isEmpty()) {
            json.array("suspects");
            suspects.ways().forEach(json::texts);
            json.end();
        }
        return this;
    }

    /** Puts what each of some steps concludes, one list a step. */
    public LogicJson conclusions(String name, List<Step> steps) {
        json.array(name);
        steps.forEach(this::conclusions);
        json.end();
        return this;
    }

    private void conclusions(Step step) {
        json.texts(step.conclusions());
    }

    /** Puts a list of cells. */
    public LogicJson cells(String name, CellSet cells, Shape shape) {
        json.array(name);
        cells.forEach(cell -> json.value(shape.cellName(cell)));
        json.end();
        return this;
    }

    /** Puts what is wrong with a player's position. */
    public LogicJson review(Review review, Shape shape) {
        json.object("review");
        cells("wrongEntries", review.wrongEntries(), shape);
        json.texts("wrongMarks", review.wrongMarks());
        json.texts("wronglyRemoved", review.wronglyRemoved());
        json.texts("missingMarks", review.missingMarks());
        json.end();
        return this;
    }

    /** Nothing that a depth does not tell is in the object: a client who shows all of it gives nothing away. */
    private void write(BoardView board, Move move, Depth depth) {
        Step step = move.step();
        StepText words = StepText.of(board, step);
        json.object();
        if (depth != Depth.NUDGE) {
            technique(move, words);
        }
        if (depth == Depth.WHY) {
            conclusion(board, step, words);
        }
        texts(words, depth);
        clauses(words, depth, board.shape());
        if (depth == Depth.WHY) {
            more.write(json, board, step);
        }
        json.end();
    }

    private void technique(Move move, StepText words) {
        TechniqueInfo technique = move.step().technique();
        json.put("technique", technique.id());
        json.put("name", technique.name());
        json.put("title", words.title());
        json.put("family", technique.family().title());
        json.put("level", move.grade().level());
        json.put("weight", move.grade().weight());
    }

    private void conclusion(BoardView board, Step step, StepText words) {
        json.name("conclusions");
        conclusions(step);
        json.texts("proves", words.proves());
        json.put("action", words.action());
        evidence(board.shape(), step.evidence());
        json.put("notation", words.notation());
    }

    private void evidence(Shape shape, Optional<Proof> proof) {
        json.put("guess", proof.isEmpty());
        proof.ifPresent(it -> new ProofJson(json, shape).proof("proof", it));
    }

    private void texts(StepText words, Depth deepest) {
        json.object("texts");
        for (Depth depth : Depth.values()) {
            if (depth.compareTo(deepest) <= 0) {
                json.put(depth.name().toLowerCase(Locale.ROOT), words.at(depth));
            }
        }
        json.end();
    }

    /** The parts of the texts, so that no reader has to parse the sentences. */
    private void clauses(StepText words, Depth depth, Shape shape) {
        if (depth != Depth.NUDGE) {
            json.name("look");
            clause(words.look(), shape);
        }
        if (depth == Depth.WHY) {
            json.array("because");
            words.because().forEach(clause -> clause(clause, shape));
            json.end();
            json.name("therefore");
            clause(words.therefore(), shape);
        }
    }

    private void clause(Clause clause, Shape shape) {
        json.object();
        json.put("text", clause.text());
        json.array("names");
        for (Clause.Name name : clause.names()) {
            json.object();
            json.put("at", name.at());
            json.put("text", name.text());
            cells("cells", name.cells(), shape);
            json.end();
        }
        json.end();
        cells("cells", clause.cells(), shape);
        json.texts("candidates", clause.candidates());
        json.array("links");
        clause.links().forEach(this::link);
        json.end();
        json.put("detail", clause.detail());
        json.end();
    }

    private void link(Clause.Link link) {
        json.object();
        json.put("kind", link.strong() ? "strong" : "weak");
        json.texts("from", link.from());
        json.texts("to", link.to());
        json.end();
    }

    /** Ends the object and gives it; nothing can be put afterwards. */
    public String end() {
        return json.end().text();
    }
}
