package dev.clew.logic.learn;

import dev.clew.core.SeededRandom;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.technique.Technique;
import java.util.List;
import java.util.Optional;

/**
 * The positions to practise a technique on. On each the technique is the next step, except where it almost never does;
 * then it is merely there. Immutable and thread-safe.
 */
public final class Drills {
    private final Technique technique;
    private final List<String> lines;

    private Drills(Technique technique, List<String> lines) {
        this.technique = technique;
        this.lines = lines;
    }

    /** Those of a technique; none for one without a folder. */
    public static Drills of(Technique technique) {
        return new Drills(
                technique, TechniqueFile.of(technique.info(), "drills.txt").all("drill"));
    }

    /** How many positions there are. */
    public int count() {
        return lines.size();
    }

    /** A position and a step as they are kept, by their number from 0. */
    public Situation situation(int number) {
        return Situation.parse(lines.get(number));
    }

    /** A position as it is kept, by its number from 0. */
    public Drill get(int number) {
        return Drill.of(technique, situation(number).board(Uniqueness.UNKNOWN).toPosition());
    }

    /** A position drawn by a seed and moved by a symmetry drawn by it; none if there is no position. */
    public Optional<Drill> draw(long seed) {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        SeededRandom random = new SeededRandom(seed);
        return Optional.of(get(random.nextInt(count())).shuffled(random));
    }
}
