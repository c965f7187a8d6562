package dev.clew.bench.order;

import dev.clew.core.Budget;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.GeneratorRun;
import dev.clew.generate.Result;
import dev.clew.generate.Target;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Technique;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many puzzles that need a technique are made in a second, for every technique of the catalogue: {@code
 * tools/technique-speed}. Time is the CPU time of the whole process, and a second on two cores is two seconds of it, so
 * that a busy machine changes little. What no puzzle can need is told with the reason.
 */
public final class TechniqueSpeed {
    /** Puzzles a second that are aimed at. */
    static final double GOAL = 1;

    /** Puzzles a second below which a technique is listed as too slow. */
    static final double FLOOR = 1 / 20.0;

    private static final int CORES = 2;
    private static final int ENOUGH = 200;
    private static final long SEED = 2026;

    private final PrintStream out;
    private final double seconds;

    TechniqueSpeed(PrintStream out, double seconds) {
        this.out = out;
        this.seconds = seconds;
    }

    /**
     * Prints a line for each technique, then what misses goal and floor.
     *
     * @param words the seconds of CPU time for each technique, then ids of techniques; all of them where none is named
     */
    public static void main(String[] words) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        double seconds = words.length == 0 ? 20 : Double.parseDouble(words[0]);
        TechniqueCatalog catalog = TechniqueCatalog.standard();
        List<Technique> techniques = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            techniques.add(catalog.require(words[i]));
        }
        new TechniqueSpeed(out, seconds).run(techniques.isEmpty() ? catalog.techniques() : techniques);
    }

    /** What was measured of a technique. */
    record Line(Technique technique, int made, double seconds) {
        double perSecond() {
            return made * CORES / seconds;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %d | %d | %.0f | %.2f |",
                    technique.info().name(),
                    ClewScale.standard().weight(technique),
                    made,
                    seconds,
                    perSecond());
        }
    }

    /** Prints the table and what misses goal and floor. */
    List<Line> run(List<Technique> techniques) {
        warmUp();
        out.println("| technique | weight | puzzles | CPU s | a second on two cores |");
        out.println("|---|---:|---:|---:|---:|");
        List<Line> lines = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        for (Technique technique : techniques) {
            Optional<Target> target = target(technique, refused);
            target.ifPresent(it -> {
                Line line = measure(technique, it);
                out.println(line);
                lines.add(line);
            });
        }
        out.println();
        out.println("Below 1 a second: " + slower(lines, GOAL));
        out.println("Below 1 in 20 s: " + slower(lines, FLOOR));
        refused.forEach(out::println);
        return lines;
    }

    private static String slower(List<Line> lines, double bound) {
        List<String> names = lines.stream()
                .filter(line -> line.perSecond() < bound)
                .map(line -> line.technique().info().name())
                .toList();
        return names.isEmpty() ? "none" : String.join(", ", names);
    }

    private static Optional<Target> target(Technique technique, List<String> refused) {
        try {
            return Optional.of(Target.any().withNeed(technique.info().id()));
        } catch (IllegalArgumentException e) {
            refused.add("Refused at once: " + e.getMessage());
            return Optional.empty();
        }
    }

    private void warmUp() {
        measure(TechniqueCatalog.standard().require("swordfish"), Target.any().withNeed("swordfish"));
    }

    /** Makes puzzles until the time is over; what was begun then counts as time and as no puzzle. */
    private Line measure(Technique technique, Target target) {
        ProcessTime time = new ProcessTime();
        AtomicInteger made = new AtomicInteger();
        try (Deadline deadline = new Deadline(time, seconds)) {
            Budget budget = Budget.unlimited().withCancellation(deadline::isOver);
            new GeneratorRun(new Generator(target, Caps.standard(), budget), SEED, 0, ENOUGH, CORES, true)
                    .run(result -> {
                        made.addAndGet(result instanceof Result.Found ? 1 : 0);
                        return !deadline.isOver();
                    });
        }
        return new Line(technique, made.get(), time.seconds());
    }
}
