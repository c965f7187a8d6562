package dev.clew.cli.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * What is to be measured. Immutable.
 *
 * @param engines the names of the engines, {@link PipelineTrial#NAME} for the whole way from bytes to bytes
 * @param threads numbers of threads, one measurement each
 * @param warmUpNanos how long an engine runs before it is first measured; a quarter of that later
 * @param nanos how long a measurement takes
 * @param seed decides the order of the puzzles
 */
public record BenchPlan(List<String> engines, List<Integer> threads, long warmUpNanos, long nanos, long seed) {
    /** The names of all that can be measured on this JVM. */
    public static List<String> allEngines() {
        List<String> names = new ArrayList<>();
        Engine.all().forEach(engine -> names.add(engine.name()));
        names.add(PipelineTrial.NAME);
        return names;
    }
}
