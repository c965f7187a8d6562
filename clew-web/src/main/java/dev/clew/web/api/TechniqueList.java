package dev.clew.web.api;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.level.Rater;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import tools.jackson.core.JsonGenerator;

/** {@code techniques}: the catalogue, easy ones first. */
final class TechniqueList {
    private TechniqueList() {}

    static Reply answer() {
        return Reply.json(JsonText.object(json -> {
            json.writeName("techniques").writeStartArray();
            TechniqueCatalog.standard().techniques().forEach(technique -> write(json, technique));
            json.writeEndArray();
        }));
    }

    private static void write(JsonGenerator json, Technique technique) {
        json.writeStartObject();
        fields(json, technique);
        json.writeEndObject();
    }

    /** What is known of a technique. */
    static void fields(JsonGenerator json, Technique technique) {
        TechniqueInfo info = technique.info();
        json.writeStringProperty("id", info.id());
        json.writeStringProperty("name", info.name());
        json.writeStringProperty("family", info.family().title());
        json.writeStringProperty("difficulty", Rater.standard().level(technique).id());
        json.writeStringProperty("description", info.description());
        json.writeStringProperty("shortName", info.shortName());
        json.writeStringProperty("code", info.code());
        json.writeBooleanProperty("needsUniqueness", info.needsUniqueness());
    }
}
