package dev.clew.vector;

import dev.clew.core.internal.bulk.Block;
import dev.clew.core.internal.bulk.Kernels;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/** Translated from the class on longs of the same name: change that, then translate again. */
public class VectorKernels implements Kernels {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = SPECIES.length();

    @Override
    public int words() {
        return WORDS;
    }

    @Override
    public String name() {
        return "vector " + SPECIES.vectorBitSize();
    }

    @Override
    public void pass(Block block, boolean last) {
        VectorPasses.pass(block, last);
    }

    @Override
    public void narrow(Block block) {
        VectorTriples.narrow(block);
    }

    @Override
    public void choose(Block block) {
        VectorChoice.choose(block);
    }

    @Override
    public void find(Block block, int row, int count) {
        VectorMoves.find(block, row, count);
    }

    @Override
    public void save(Block block, int frame) {
        VectorMoves.save(block, frame);
    }

    @Override
    public void restore(Block block, int frame) {
        VectorMoves.restore(block, frame);
    }

    @Override
    public void arrange(Block block, int frame) {
        VectorMoves.arrange(block, frame);
    }

    @Override
    public void transpose(Block block, int first) {
        VectorMoves.transpose(block, first);
    }

    @Override
    public void expand(Block block) {
        VectorMoves.expand(block);
    }

    @Override
    public void unload(Block block) {
        VectorMoves.unload(block);
    }
}
