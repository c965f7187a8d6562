package dev.clew.page;

import dev.clew.core.Budget;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.json.JsonWriter;
import dev.clew.generate.BareGenerator;
import dev.clew.generate.Caps;
import dev.clew.generate.ShapeChoice;
import dev.clew.generate.Target;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.learn.Drills;
import dev.clew.logic.learn.Example;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Questions of every kind about positions of every kind: the same ones in the same order for a seed. */
public final class Questions {
    private static final PuzzleFormat JSON =
            FormatCatalog.standard().find("json").orElseThrow();

    /** What is asked about every position, cheap ones several times as often as dear ones. */
    private static final List<Question> ABOUT_POSITIONS = List.of(
            new Question("hint", "\"depth\":1"),
            new Question("hint", "\"depth\":2,\"drawing\":true"),
            new Question("hint", "\"depth\":3,\"drawing\":true"),
            new Question("hint", "\"depth\":3,\"noUniqueness\":true,\"guess\":true"),
            new Question("hint", "\"depth\":3,\"scale\":\"hodoku\""),
            new Question("hint", "\"depth\":2,\"original\":true"),
            new Question("check", ""),
            new Question("check", "\"original\":true"),
            new Question("solve", "\"limit\":3"),
            new Question("count", "\"limit\":1000"),
            new Question("render", "\"show\":\"step\",\"theme\":\"dark\""),
            new Question("render", "\"show\":\"solution\",\"format\":\"json\""),
            new Question("render", "\"show\":\"step\",\"scale\":\"hodoku\",\"noCoordinates\":true"),
            new Question("canon", ""),
            new Question("canon", "\"shuffle\":true,\"seed\":7"));

    private static final List<Question> DEAR = List.of(
            new Question("explain", "\"drawing\":true"),
            new Question("explain", "\"scale\":\"hodoku\",\"guess\":true,\"noUniqueness\":true,\"original\":true"),
            new Question("steps", "\"limit\":20,\"drawing\":true"),
            new Question("steps", "\"technique\":\"x-wing\",\"scale\":\"hodoku\",\"noUniqueness\":true"),
            new Question("rate", ""),
            new Question("rate", "\"without\":\"x-wing,hidden-pair\""),
            new Question("rate", "\"scale\":\"se\",\"pearl\":true,\"diamond\":true"),
            new Question("rate", "\"scale\":\"se\",\"atLeast\":\"2.0\",\"atMost\":\"4.2\""));

    private static final List<String> SHAPES = List.of(
            "4x4",
            "6x6",
            "8x8",
            "9x9",
            "9x9:diagonal",
            "9x9:windoku",
            "9x9:jigsaw",
            "9x9:antiknight",
            "12x12",
            "16x16");

    private static final List<String> LEVELS = List.of("beginner", "easy", "medium", "hard");

    private static final List<Question> ODD = List.of(
            new Question("solve", null),
            new Question("solve", "{"),
            new Question("solve", "[1,2]"),
            new Question("solve", "{\"puzzle\":12}"),
            new Question("solve", "{\"puzle\":\"…\"}"),
            new Question("solve", "{\"puzzle\":\"53..7\",\"depth\":2}"),
            new Question("hint", "{\"puzzle\":\"" + ".".repeat(81) + "\",\"depth\":\"2\"}"),
            new Question("hint", "{\"puzzle\":\"" + ".".repeat(81) + "\"}"),
            new Question("check", "{\"puzzle\":\"55" + ".".repeat(79) + "\"}"),
            new Question("solve", "{\"puzzle\":\"äöü 😀 \\u0007 no puzzle\"}"),
            new Question("solve", "{\"puzzle\":\"<table><tr><td>1</td></tr></table>\"}"),
            new Question("solve", "{\"puzzles\":[\"" + ".".repeat(16) + "\",\"1\"]}"),
            new Question("generate", "{\"level\":\"gentle\"}"),
            new Question("generate", "{\"clues\":\"99\"}"),
            new Question("generate", "{\"seed\":\"18446744073709551616\"}"),
            new Question("generate", "{\"seed\":1,\"technique\":\"x-wing\",\"attempts\":40}"),
            new Question("generate", "{\"seed\":2,\"uses\":\"naked-pair\",\"without\":\"x-wing\",\"attempts\":40}"),
            new Question("generate", "{\"seed\":3,\"only\":\"hidden-single,naked-single\",\"minimal\":true}"),
            new Question("generate", "{\"seed\":4,\"score\":\"100..200\",\"clues\":\"24..30\",\"attempts\":40}"),
            new Question(
                    "generate",
                    "{\"seed\":5,\"shape\":\"6x6\",\"attempts\":40,\"pattern\":\"" + "x.".repeat(18) + "\"}"),
            new Question("generate", "{\"seed\":6,\"shape\":\"4x4\",\"level\":\"expert\"}"),
            new Question("render", "{\"puzzle\":\"" + ".".repeat(81) + "\",\"format\":\"svg\",\"dpi\":96}"),
            new Question("nothing", "{}"),
            new Question("techniques/nothing", "{}"),
            new Question("techniques/x-wing/lesson", "{}"),
            new Question("techniques", "{}"));

    /** A question and what stands in its body, or beside its puzzle. */
    public record Question(String name, String body) {}

    private final Random random;
    private final List<Question> all = new ArrayList<>();

    private Questions(long seed) {
        random = new Random(seed);
    }

    /** A number of questions. */
    public static List<Question> of(long seed, int count) {
        Questions questions = new Questions(seed);
        questions.fill();
        List<Question> all = questions.all;
        Collections.shuffle(all, questions.random);
        return all.subList(0, Math.min(count, all.size()));
    }

    private void fill() {
        ODD.forEach(odd -> all.add(new Question(odd.name(), odd.body() == null ? "" : odd.body())));
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            teach(technique);
        }
        for (Example example : Examples.standard().all()) {
            about(example.board().toPosition(), true);
        }
        for (int i = 0; i < SHAPES.size(); i++) {
            make(SHAPES.get(i));
        }
        for (int seed = 0; seed < 40; seed++) {
            String level = LEVELS.get(seed % LEVELS.size());
            all.add(new Question(
                    "generate",
                    "{\"seed\":" + seed + ",\"level\":\"" + level + "\",\"symmetry\":\"180\",\"attempts\":30}"));
            all.add(new Question("generate", "{\"seed\":\"" + random.nextLong() + "\",\"unrated\":true}"));
        }
    }

    private void teach(Technique technique) {
        String path = "techniques/" + technique.info().id();
        all.add(new Question(path, "{}"));
        all.add(new Question(path + "/drill", "{\"seed\":\"" + random.nextLong() + "\"}"));
        Drills drills = Drills.of(technique);
        for (int i = 0; i < drills.count(); i++) {
            about(drills.situation(i).board(Uniqueness.UNKNOWN).toPosition(), i == 0);
        }
    }

    private void make(String shape) {
        Target target = Target.any().withShape(ShapeChoice.parse(shape));
        int count = target.shape().size() > 9 ? 2 : 6;
        for (int seed = 0; seed < count; seed++) {
            new BareGenerator(target, Caps.standard(), Budget.unlimited())
                    .make(seed)
                    .puzzle()
                    .ifPresent(puzzle -> {
                        about(Position.of(puzzle), target.shape().size() <= 9);
                        about(played(Position.of(puzzle)), target.shape().size() <= 9);
                    });
        }
    }

    /** As a player has it in front of them: digits that may be wrong, notes here and there, candidates struck. */
    private Position played(Position position) {
        Position played = position;
        @Nullable Digits[] removed = new Digits[position.shape().cells()];
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            Digits allowed = played.allowed(cell);
            if (played.value(cell) == 0 && !allowed.isEmpty()) {
                int value = allowed.first();
                switch (random.nextInt(16)) {
                    case 0 -> played = played.withPlaced(cell, value);
                    case 1, 2 -> played = played.withMark(cell, Digits.of(value));
                    case 3 -> removed[cell] = Digits.of(value);
                    default -> {
                        // As it was.
                    }
                }
            }
        }
        return played.withRemoved(removed);
    }

    private void about(Position position, boolean dear) {
        ABOUT_POSITIONS.forEach(question -> all.add(about(question, position)));
        if (dear) {
            DEAR.forEach(question -> all.add(about(question, position)));
            for (PuzzleFormat format : FormatCatalog.standard().formats()) {
                all.add(about(new Question("convert", "\"to\":\"" + format.name() + "\""), position));
                written(format, position);
            }
        }
    }

    /** Reads back what a format writes. */
    private void written(PuzzleFormat format, Position position) {
        if (format.refusal(position).isEmpty()) {
            String text = new JsonWriter()
                    .object()
                    .put("puzzle", format.write(position))
                    .end()
                    .text();
            all.add(new Question("check", text));
        }
    }

    private static Question about(Question question, Position position) {
        String rest = question.body().isEmpty() ? "" : "," + question.body();
        return new Question(question.name(), "{\"puzzle\":" + JSON.write(position) + rest + "}");
    }
}
