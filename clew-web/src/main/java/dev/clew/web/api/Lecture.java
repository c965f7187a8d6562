package dev.clew.web.api;

import dev.clew.io.LogicJson;
import dev.clew.logic.Profile;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.press.gallery.Example;
import dev.clew.press.gallery.Gallery;
import dev.clew.press.learn.Drill;
import dev.clew.press.learn.Drills;
import dev.clew.press.learn.Lesson;
import dev.clew.press.learn.Lessons;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.core.JsonGenerator;

/** {@code techniques/ID} and {@code techniques/ID/drill}: a lesson, and a position to practise it on. Thread-safe. */
final class Lecture {
    private final Map<String, Reply> lessons = new ConcurrentHashMap<>();

    /** The lesson of a technique; made once. */
    Reply lesson(String name) {
        Technique technique = technique(name);
        return lessons.computeIfAbsent(technique.info().id(), id -> Reply.json(lesson(technique)));
    }

    /** A drill of a technique, drawn by a seed. */
    Reply drill(String name, long seed) {
        Technique technique = technique(name);
        Drill drill = Drills.standard()
                .draw(technique, seed)
                .orElseThrow(() -> Problem.notFound(
                        "There is no drill of " + technique.info().name()));
        return Reply.json(new LogicJson(Profile.clew(), StepPart.HERE)
                .put("technique", technique.info().id())
                .put("seed", Long.toUnsignedString(seed))
                .position(drill.board().toPosition())
                .step(drill.board(), drill.steps().get(0))
                .conclusions("answers", drill.steps())
                .end());
    }

    private static Technique technique(String name) {
        return TechniqueCatalog.standard()
                .find(name)
                .orElseThrow(() -> Problem.notFound("There is no technique \"" + Fields.printable(name) + "\"; GET "
                        + Api.ROOT + "/techniques lists them"));
    }

    private static byte[] lesson(Technique technique) {
        return JsonText.object(json -> {
            TechniqueList.fields(json, technique);
            Lessons.standard().find(technique.info().id()).ifPresent(lesson -> words(json, lesson));
            json.writeNumberProperty("drills", Drills.standard().count(technique));
            json.writeName("examples").writeStartArray();
            technique.forms().forEach(form -> json.writeRawValue(example(form)));
            json.writeEndArray();
        });
    }

    private static void words(JsonGenerator json, Lesson lesson) {
        json.writeStringProperty("sentence", lesson.sentence());
        json.writeStringProperty("see", lesson.see());
        json.writeStringProperty("why", lesson.why());
        json.writeStringProperty("follows", lesson.follows());
        json.writeStringProperty("when", lesson.when());
        JsonText.texts(json, "relatives", lesson.relatives());
    }

    private static String example(TechniqueInfo form) {
        Example example = Gallery.exampleOf(form);
        return new LogicJson(Profile.clew(), StepPart.HERE)
                .position(example.board().toPosition())
                .step(example.board(), example.step())
                .end();
    }
}
