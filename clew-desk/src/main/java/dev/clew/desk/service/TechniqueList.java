package dev.clew.desk.service;

import dev.clew.core.json.JsonWriter;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/** {@code techniques}: the catalogue, easy ones first. */
public final class TechniqueList {
    private TechniqueList() {}

    /** The catalogue. */
    public static Reply answer() {
        JsonWriter json = new JsonWriter().object().array("techniques");
        TechniqueCatalog.standard().techniques().forEach(technique -> write(json, technique));
        return Reply.json(json.end().end().text());
    }

    private static void write(JsonWriter json, Technique technique) {
        json.object();
        fields(json, technique);
        json.end();
    }

    /** What is known of a technique. */
    static void fields(JsonWriter json, Technique technique) {
        TechniqueInfo info = technique.info();
        json.put("id", info.id());
        json.put("name", info.name());
        json.put("title", info.title());
        json.put("family", info.family().title());
        json.put("level", ClewScale.standard().level(technique).id());
        json.put("weight", ClewScale.standard().weight(technique));
        json.put("description", info.description());
        json.put("shortName", info.shortName());
        json.put("code", info.code());
        json.put("needsUniqueness", info.needsUniqueness());
    }
}
