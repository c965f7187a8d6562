package dev.clew.logic.learn;

import dev.clew.core.SeededRandom;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The bank of positions to practise on, some for every technique. On each the technique is the next step, except for
 * sets and basic fish of five and more: something easier always comes before them, and they are merely there. Immutable and thread-safe.
 */
public final class Drills {
    private static final Set<String> NEVER_NEXT =
            Set.of("naked-subset", "hidden-subset", "squirmbag", "whale", "leviathan", "large-fish");
    private static final Drills STANDARD = new Drills(Resources.lines("drills.txt"));

    private final Map<Technique, List<String>> lines;

    private Drills(List<String> lines) {
        this.lines = lines.stream().collect(Collectors.groupingBy(Drills::technique));
    }

    /** The bank that is kept with the program. */
    public static Drills standard() {
        return STANDARD;
    }

    /** Whether something easier is always there too, so that a drill of the technique is never the next step. */
    public static boolean isNeverNext(TechniqueInfo technique) {
        return NEVER_NEXT.contains(technique.id());
    }

    private static Technique technique(String line) {
        return TechniqueCatalog.standard().require(line.substring(0, line.indexOf(' ')));
    }

    /** How many positions there are for a technique. */
    public int count(Technique technique) {
        return lines.getOrDefault(technique, List.of()).size();
    }

    /** A position as it is kept, by its number from 0. */
    public Drill get(Technique technique, int number) {
        Example kept = Example.parse(lines.getOrDefault(technique, List.of()).get(number));
        return Drill.of(technique, kept.board().toPosition());
    }

    /** A position drawn by a seed and moved by a symmetry drawn by it; none where there is no position. */
    public Optional<Drill> draw(Technique technique, long seed) {
        if (count(technique) == 0) {
            return Optional.empty();
        }
        SeededRandom random = new SeededRandom(seed);
        return Optional.of(get(technique, random.nextInt(count(technique))).shuffled(random));
    }
}
