package dev.clew.desk.make;

import dev.clew.core.json.JsonWriter;
import dev.clew.generate.Generated;
import dev.clew.generate.Generator;
import java.util.List;
import java.util.Optional;

/** How far the making of a puzzle is. Mutable, for the thread that makes it. */
public final class GenerateProgress implements Generator.Watch {
    private int attempts;
    private Optional<Generated> best = Optional.empty();

    /** Nothing was tried yet. */
    public GenerateProgress() {}

    @Override
    public void missed(int made, Optional<Generated> closest) {
        attempts = made;
        best = closest;
    }

    /** How far it is, as a document. */
    public String json() {
        JsonWriter json = new JsonWriter().object().put("attempts", attempts);
        best.ifPresent(it -> GenerateAnswer.best(json, it, List.of()));
        return json.end().text();
    }
}
