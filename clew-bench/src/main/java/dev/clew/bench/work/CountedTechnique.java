package dev.clew.bench.work;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;

/**
 * A technique that counts how often it is asked and how many steps it makes.
 *
 * @param technique the technique
 * @param counts where they are counted
 */
record CountedTechnique(Technique technique, Counts counts) implements Technique {
    @Override
    public TechniqueInfo info() {
        return technique.info();
    }

    @Override
    public List<TechniqueInfo> forms() {
        return technique.forms();
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        counts.addFinder();
        technique.find(facts, limits, meter, step -> {
            counts.addStep();
            return sink.accept(step);
        });
    }
}
