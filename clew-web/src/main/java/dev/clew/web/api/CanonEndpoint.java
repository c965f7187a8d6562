package dev.clew.web.api;

import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.symmetry.CanonicalForm;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.core.symmetry.Transformation;
import java.util.Set;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;

/** {@code canon}: the form that all equivalent puzzles share, or with a seed a random one of these puzzles. */
final class CanonEndpoint implements Endpoint {
    private static final String SHUFFLE = "shuffle";

    @Override
    public String name() {
        return "canon";
    }

    @Override
    public Set<String> fields() {
        return Set.of(SHUFFLE);
    }

    @Override
    public Reply answer(Request request) {
        return request.fields().has(SHUFFLE) ? shuffled(request) : canonical(request);
    }

    private static Reply shuffled(Request request) {
        SeededRandom random = new SeededRandom(request.fields().seed(SHUFFLE, 0));
        Transformation way = Symmetries.of(request.logicPosition().shape()).random(random);
        return Reply.json(JsonText.object(json -> {
            JsonText.position(json, "position", way.apply(request.position()));
            transformation(json, way);
        }));
    }

    private static Reply canonical(Request request) {
        Puzzle puzzle = request.position().puzzle();
        if (!CanonicalForm.isSupported(puzzle.shape())) {
            throw Problem.unsupported("Canonical forms are known for 9x9 grids with 3x3 boxes alone, not for "
                    + puzzle.shape().name() + "; compare these puzzles as they are");
        }
        CanonicalForm form = CanonicalForm.of(puzzle);
        return Reply.json(JsonText.object(json -> {
            json.writeStringProperty("canonical", form.toString());
            transformation(json, form.transformation());
            json.writeNumberProperty("automorphisms", form.automorphisms());
        }));
    }

    /** Numbers from 1, as players count. */
    private static void transformation(JsonGenerator json, Transformation way) {
        json.writeName("transformation").writeStartObject();
        json.writeBooleanProperty("transpose", way.isTransposed());
        numbers(json, "rows", IntStream.of(way.rowTo()).map(to -> to + 1));
        numbers(json, "columns", IntStream.of(way.columnTo()).map(to -> to + 1));
        numbers(json, "values", IntStream.of(way.valueTo()));
        json.writeEndObject();
    }

    private static void numbers(JsonGenerator json, String name, IntStream numbers) {
        json.writeName(name).writeStartArray();
        numbers.forEach(json::writeNumber);
        json.writeEndArray();
    }
}
