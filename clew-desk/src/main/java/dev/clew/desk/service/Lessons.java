package dev.clew.desk.service;

import dev.clew.core.json.JsonWriter;
import dev.clew.desk.logic.StepDrawing;
import dev.clew.desk.parameter.Seed;
import dev.clew.io.LogicJson;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.learn.Drill;
import dev.clew.logic.learn.Drills;
import dev.clew.logic.learn.Example;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.learn.Lesson;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.scale.Move;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.press.DrawingJson;
import dev.clew.press.diagram.StepDiagram;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** {@code techniques/ID} and {@code techniques/ID/drill}: a lesson, and a position to practise it on. Thread-safe. */
public final class Lessons {
    /** Which drill. */
    public static final Seed SEED = new Seed("seed", "Which drill; the same seed gives the same one.");

    private final Map<String, Reply> lessons = new ConcurrentHashMap<>();

    /** Lessons, none of them made yet. */
    public Lessons() {}

    /** The lesson of a technique; made once. */
    public Reply lesson(String name) {
        Technique technique = technique(name);
        return lessons.computeIfAbsent(technique.info().id(), id -> Reply.json(lesson(technique)));
    }

    /** A drill of a technique, drawn by a seed. */
    public Reply drill(String name, long seed) {
        Technique technique = technique(name);
        Drill drill = Drills.of(technique)
                .draw(seed)
                .orElseThrow(() -> Problem.notFound(
                        "There is no drill of " + technique.info().name()));
        return Reply.json(new LogicJson(StepDrawing.HERE)
                .put("technique", technique.info().id())
                .put("seed", Long.toUnsignedString(seed))
                .position(drill.board().toPosition())
                .step(drill.board(), move(technique, drill.steps().get(0)))
                .conclusions("answers", drill.steps())
                .end());
    }

    private static Technique technique(String name) {
        return TechniqueCatalog.standard()
                .find(name)
                .orElseThrow(() -> Problem.notFound(
                        "There is no technique \"" + Fields.printable(name) + "\"; GET /api/v1/techniques lists them"));
    }

    private static String lesson(Technique technique) {
        JsonWriter json = new JsonWriter().object();
        TechniqueList.fields(json, technique);
        Lesson.of(technique.info()).ifPresent(lesson -> words(json, lesson));
        json.put("drills", Drills.of(technique).count()).array("examples");
        technique.forms().forEach(form -> json.raw(example(form)));
        return json.end().end().text();
    }

    private static void words(JsonWriter json, Lesson lesson) {
        json.put("sentence", lesson.sentence());
        json.put("see", lesson.see());
        json.put("why", lesson.why());
        json.put("follows", lesson.follows());
        json.put("when", lesson.when());
        json.texts("relatives", lesson.relatives());
    }

    private static Move move(Technique technique, Step step) {
        return new Move(step, ClewScale.standard().grade(technique));
    }

    private static String example(TechniqueInfo form) {
        Example example = Examples.of(form);
        return new LogicJson(StepDrawing.HERE)
                .position(example.board().toPosition())
                .step(example.board(), move(TechniqueCatalog.standard().require(form.id()), example.step()))
                .put("miniature", DrawingJson.miniature(StepDiagram.of(example.board(), example.step())))
                .end();
    }
}
