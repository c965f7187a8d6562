package dev.clew.io;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonValue;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.PartSource;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads back what {@link ProofJson} has written. Whatever is not a proof is an {@link IllegalArgumentException} whose
 * message names the part; whether a proof holds is the checker's affair.
 */
record ProofReader(Shape shape, JsonValue.Fields fields) implements PartSource {
    private static final String CELL_NAME = "r([1-9]\\d{0,2})c([1-9]\\d{0,2})";
    private static final String NUMBER = "([1-9]\\d{0,2})";
    private static final Pattern CELL = Pattern.compile(CELL_NAME);
    private static final Pattern CANDIDATE = Pattern.compile(CELL_NAME + "=" + NUMBER);
    private static final Pattern REMOVED = Pattern.compile(CELL_NAME + "<>" + NUMBER);

    /** The proof of a step. */
    static Proof proof(Shape shape, JsonValue json) {
        return new ProofReader(shape, object(json, "proof")).make(Proof::of);
    }

    /** What a step concludes: {@code r3c9=7} or {@code r2c4<>5}. */
    static Conclusion conclusion(Shape shape, JsonValue json) {
        return CANDIDATE.matcher(text(json)).matches()
                ? new Conclusion.Place(candidate(shape, json, CANDIDATE))
                : new Conclusion.Remove(candidate(shape, json, REMOVED));
    }

    private static Candidate candidate(Shape shape, JsonValue json, Pattern pattern) {
        Matcher parts = match(pattern, json, "a candidate");
        return shape.candidate(cell(shape, parts), Integer.parseInt(parts.group(3)));
    }

    /** The whole numbers that a field lists. */
    static List<Integer> numbers(JsonValue.Fields fields, String name) {
        return list(fields.get(name), name, ProofReader::number);
    }

    private <T> T make(BiFunction<String, PartSource, T> maker) {
        return maker.apply(text(field("kind")), this);
    }

    // ---- parts ----

    @Override
    public int cell(String name) {
        return cell(field(name));
    }

    @Override
    public CellSet cells(String name) {
        return CellSet.of(
                shape.size(),
                list(name, this::cell).stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public int house(String name) {
        String wanted = text(field(name));
        for (int house = 0; house < shape.houses(); house++) {
            if (shape.houseName(house).equals(wanted)) {
                return house;
            }
        }
        throw new IllegalArgumentException("there is no " + wanted + " in a grid of the shape " + shape.name());
    }

    @Override
    public int value(String name) {
        return number(field(name));
    }

    @Override
    public Candidate candidate(String name) {
        return candidate(field(name));
    }

    @Override
    public List<Candidate> candidates(String name) {
        return list(name, this::candidate);
    }

    @Override
    public Slot slot(String name) {
        return slot(field(name));
    }

    @Override
    public Optional<Slot> slotIfAny(String name) {
        return Optional.ofNullable(fields.get(name)).map(this::slot);
    }

    @Override
    public List<Slot> slots(String name) {
        return list(name, this::slot);
    }

    @Override
    public Proof proof(String name) {
        return proof(shape, field(name));
    }

    @Override
    public List<Branch> branches(String name) {
        return list(name, json -> inside(json, "branch").branch());
    }

    private Branch branch() {
        return new Branch(
                inside(field("assume"), "claim").claim(),
                list("then", json -> inside(json, "implication").implication()),
                slotIfAny("emptied"));
    }

    private Implication implication() {
        return new Implication(
                inside(field("claim"), "claim").claim(),
                inside(field("reason"), "reason").make(Reason::of),
                list("from", ProofReader::number));
    }

    private Claim claim() {
        if (!(field("on") instanceof JsonValue.Truth on)) {
            throw new IllegalArgumentException("\"on\" is neither true nor false");
        }
        return new Claim(candidates("candidates"), on.value());
    }

    // ---- values ----

    private ProofReader inside(JsonValue json, String what) {
        return new ProofReader(shape, object(json, what));
    }

    private Slot slot(JsonValue json) {
        return inside(json, "slot").make(Slot::of);
    }

    private Candidate candidate(JsonValue json) {
        return candidate(shape, json, CANDIDATE);
    }

    private int cell(JsonValue json) {
        return cell(shape, match(CELL, json, "a cell"));
    }

    private static int cell(Shape shape, Matcher parts) {
        int row = Integer.parseInt(parts.group(1));
        int column = Integer.parseInt(parts.group(2));
        if (row > shape.size() || column > shape.size()) {
            throw new IllegalArgumentException(
                    "there is no " + parts.group() + " in a grid of the shape " + shape.name());
        }
        return (row - 1) * shape.size() + column - 1;
    }

    private JsonValue field(String name) {
        JsonValue value = fields.get(name);
        if (value == null) {
            throw new IllegalArgumentException("\"" + name + "\" is missing");
        }
        return value;
    }

    private <T> List<T> list(String name, Function<JsonValue, T> item) {
        return list(field(name), name, item);
    }

    private static <T> List<T> list(@Nullable JsonValue json, String name, Function<JsonValue, T> item) {
        if (!(json instanceof JsonValue.Array array)) {
            throw new IllegalArgumentException("\"" + name + "\" is not an array");
        }
        return array.items().stream().map(item).toList();
    }

    private static JsonValue.Fields object(JsonValue json, String what) {
        if (!(json instanceof JsonValue.Fields object)) {
            throw new IllegalArgumentException("the " + what + " is not an object");
        }
        return object;
    }

    private static int number(JsonValue json) {
        if (!(json instanceof JsonValue.Numeral number) || !number.isWhole()) {
            throw new IllegalArgumentException("a whole number is expected at " + json.place());
        }
        return number.toInt();
    }

    private static String text(@Nullable JsonValue json) {
        if (!(json instanceof JsonValue.Text text)) {
            throw new IllegalArgumentException("a text is expected");
        }
        return text.value();
    }

    private static Matcher match(Pattern pattern, JsonValue json, String wanted) {
        Matcher matcher = pattern.matcher(text(json));
        if (!matcher.matches()) {
            throw new IllegalArgumentException("\"" + text(json) + "\" is not " + wanted);
        }
        return matcher;
    }
}
