package dev.clew.vector;

import dev.clew.core.internal.bulk.Block;
import java.util.Optional;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The vector kernels on a JVM that can count bits in vectors, as JDK 19 and later can: all words are matched at once. The
 * operator is looked up by name, since the JDK that compiles this may not have it.
 */
final class CountingKernels extends VectorKernels {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = SPECIES.length();
    /** A constant, so that compiled code has the instruction in its place. */
    private static final VectorOperators.Unary BIT_COUNT = bitCount().orElse(VectorOperators.NOT);

    /** The operator, if this JVM has it. */
    static Optional<VectorOperators.Unary> bitCount() {
        try {
            return Optional.of((VectorOperators.Unary)
                    VectorOperators.class.getField("BIT_COUNT").get(null));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    @Override
    public void match(Block block, int distance, int targets) {
        match(block.memory(), block.shift(), distance, targets);
    }

    /** The distance is the low part of what is compared: a maximum takes no branch. */
    private static void match(long[] memory, int shift, int distance, int targets) {
        LongVector sources = LongVector.fromArray(SPECIES, memory, Block.SOURCES * WORDS + shift);
        LongVector room = LongVector.fromArray(SPECIES, memory, Block.ROOM * WORDS + shift);
        LongVector turned = sources;
        LongVector best = LongVector.zero(SPECIES);
        for (int i = 0; i < 64; i++) {
            LongVector met = turned.and(room).lanewise(BIT_COUNT);
            best = best.max(met.lanewise(VectorOperators.LSHL, 6).or(i));
            turned = turned.lanewise(VectorOperators.ROL, 1);
        }
        LongVector way = best.and(63);
        way.intoArray(memory, distance * WORDS + shift);
        sources.lanewise(VectorOperators.ROL, way).and(room).intoArray(memory, targets * WORDS + shift);
    }
}
