package dev.clew.logic.scale;

import dev.clew.core.json.JsonWriter;

/** How hard a puzzle is on a scale, and why. Implementations are immutable. */
public interface Rating {
    /** The reasons on one line. */
    String reasons();

    /** Writes its fields into an object that is open. */
    void writeTo(JsonWriter json);
}
