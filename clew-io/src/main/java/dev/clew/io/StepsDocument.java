package dev.clew.io;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a document that {@link LogicJson} has written, read back to be checked: docs/STEPS.md says what each field
 * means. It takes nothing from the document on trust but the board at the start and what is known of there being one
 * solution. Immutable.
 *
 * @since 0.2.0
 */
public final class StepsDocument {
    /**
     * The result of one step.
     *
     * @param guess whether it is a guess, which has no proof, and can be carried out
     * @param verdict what the checker says; of a guess, whether it can be carried out
     */
    public record Checked(boolean guess, Verdict verdict) {
        /** As tools print it: {@code accepted}, {@code guess}, or {@code rejected} and the reason. */
        @Override
        public String toString() {
            if (guess) {
                return "guess";
            }
            return verdict instanceof Verdict.Unproven unproven ? "rejected: " + unproven.reason() : "accepted";
        }
    }

    /**
     * A step without its words, as a document holds it.
     *
     * @param conclusions what follows
     * @param proof why; a guess has none
     */
    public record Entry(List<Conclusion> conclusions, Optional<Proof> proof) {
        private static Entry read(Shape shape, JsonValue json) {
            if (!(json instanceof JsonValue.Fields step)
                    || !(step.get("conclusions") instanceof JsonValue.Array conclusions)) {
                throw new IllegalArgumentException("the step has no conclusions");
            }
            if (!(step.get("guess") instanceof JsonValue.Truth truth)) {
                throw new IllegalArgumentException("the step does not say whether it is a guess");
            }
            boolean guess = truth.value();
            JsonValue proof = step.get("proof");
            if (!guess && proof == null) {
                throw new IllegalArgumentException("the step has no proof");
            }
            return new Entry(
                    conclusions.items().stream()
                            .map(item -> ProofReader.conclusion(shape, item))
                            .toList(),
                    guess || proof == null ? Optional.empty() : Optional.of(ProofReader.proof(shape, proof)));
        }
    }

    private final Optional<Board> start;
    private final List<JsonValue> steps;
    private final boolean path;

    private StepsDocument(Optional<Board> start, List<JsonValue> steps, boolean path) {
        this.start = start;
        this.steps = steps;
        this.path = path;
    }

    /**
     * Reads a document.
     *
     * @throws BadJson if the text is not a document with steps that can be checked
     */
    public static StepsDocument read(String text) throws BadJson {
        if (!(JsonReader.read(text) instanceof JsonValue.Fields document)) {
            throw new BadJson("The document is not an object");
        }
        List<JsonValue> steps = steps(document);
        Optional<Board> start = steps.isEmpty() ? Optional.empty() : Optional.of(start(document));
        return new StepsDocument(start, steps, isPath(document.get("found")));
    }

    /** A number of steps found says that they do not follow each other. */
    private static boolean isPath(@Nullable JsonValue found) throws BadJson {
        if (found != null && !(found instanceof JsonValue.Numeral number && number.isWhole())) {
            throw new BadJson("What was found is not a whole number of steps");
        }
        return found == null;
    }

    /** The steps in full; a hint may hold less. */
    private static List<JsonValue> steps(JsonValue.Fields document) throws BadJson {
        JsonValue all = document.get("steps");
        if (all instanceof JsonValue.Array array) {
            return array.items();
        }
        if (all != null) {
            throw new BadJson("The steps are not an array");
        }
        JsonValue one = document.get("step");
        if (one != null && !(one instanceof JsonValue.Fields)) {
            throw new BadJson("The step is not an object");
        }
        return one instanceof JsonValue.Fields step && step.get("conclusions") != null ? List.of(step) : List.of();
    }

    private static Board start(JsonValue.Fields document) throws BadJson {
        JsonValue start = document.get("start");
        if (start == null) {
            throw new BadJson("The document has steps but no start; it was written before there was one");
        }
        Position position = StartReader.read(start);
        if (!position.conflicts().isEmpty()) {
            throw new BadJson("The start has equal values in " + position.conflicts() + ", which see each other");
        }
        return Board.of(position, uniqueness(document.get("uniqueness")));
    }

    private static Uniqueness uniqueness(@Nullable JsonValue json) throws BadJson {
        Optional<Uniqueness> known =
                json instanceof JsonValue.Text text ? Uniqueness.find(text.value()) : Optional.empty();
        return known.orElseThrow(() -> new BadJson("The uniqueness is neither unknown nor of givens or candidates"));
    }

    /** The board at the start, where there are steps. */
    public Optional<Board> start() {
        return start.map(Board::copy);
    }

    /**
     * The steps without their words.
     *
     * @throws IllegalArgumentException if one is not written as a step is; the message says which part
     */
    public List<Entry> entries() {
        return start.map(board -> steps.stream()
                        .map(json -> Entry.read(board.shape(), json))
                        .toList())
                .orElse(List.of());
    }

    /**
     * Checks every step: of a path each on the board that the steps before have left, otherwise all on one board. What
     * follows a rejected step of a path is rejected as well.
     */
    public List<Checked> check(ProofChecker checker) {
        List<Checked> all = new ArrayList<>();
        start().ifPresent(board -> {
            boolean sound = true;
            for (JsonValue step : steps) {
                Checked checked = sound ? check(checker, board, step) : rejected("a step before was rejected");
                sound = !path || checked.verdict().isProven();
                all.add(checked);
            }
        });
        return all;
    }

    private Checked check(ProofChecker checker, Board board, JsonValue json) {
        try {
            Entry step = Entry.read(board.shape(), json);
            Checked checked = step.proof()
                    .map(proof -> new Checked(false, checker.check(board, step.conclusions(), proof)))
                    .orElseGet(() -> guess(checker.checkConclusions(board, step.conclusions())));
            if (path && checked.verdict().isProven()) {
                step.conclusions().forEach(conclusion -> conclusion.applyTo(board));
            }
            return checked;
        } catch (IllegalArgumentException unreadable) {
            return rejected(String.valueOf(unreadable.getMessage()));
        }
    }

    private static Checked guess(Verdict verdict) {
        return new Checked(verdict.isProven(), verdict);
    }

    private static Checked rejected(String reason) {
        return new Checked(false, new Verdict.Unproven(reason));
    }
}
