package dev.clew.core.internal.cover;

import dev.clew.core.Budget;
import java.util.Arrays;

/**
 * Finds the solutions of a {@link ExactCover} by trial, and learns from every contradiction (conflict-driven clause
 * learning, after Marques-Silva and Sakallah 1996 and MiniSat 2003). Deterministic. Mutable, for one thread.
 *
 * <pre>
 *   Propagation  draws consequences      →  contradiction  →  Analysis  learns a clause, the search goes back to where
 *        ↑                               →  all decided    →  a solution          the clause would have turned it
 *   TrialOrder        chooses the next trial  ←  nothing more follows
 * </pre>
 *
 * After the first solution a clause that it breaks is added, and the search continues freely: that is the way to prove
 * it the only one. From the second on, solutions are taken one by one without a clause for each: the trials that led to
 * it are turned round from the last to the first, and whatever lies below {@link #floor} stays as it is until its time
 * comes.
 */
public final class CoverSearch {
    private final ExactCover cover;
    private final Budget.Meter meter;
    private final Trail trail;
    private final Clauses clauses;
    private final Propagation propagation;
    private final TrialOrder order;
    private final Analysis analysis;
    private final Restarts restarts = new Restarts();

    /** By option: whether it was chosen when it was last decided. */
    private final boolean[] wasChosen;

    private boolean started;
    private boolean over;
    private int found;

    /** The level that contradictions cannot lead below: its trial has to be turned round first. */
    private int floor;

    /** A search of the cover. */
    public CoverSearch(ExactCover cover, Budget.Meter meter) {
        this.cover = cover;
        this.meter = meter;
        this.trail = new Trail(cover.options);
        this.clauses = new Clauses(cover.options);
        this.propagation = new Propagation(cover, trail, clauses);
        this.order = new TrialOrder(tightness());
        this.analysis = new Analysis(cover, trail, clauses, propagation, order);
        this.wasChosen = new boolean[cover.options];
        Arrays.fill(wasChosen, true);
    }

    /** At first, options of small groups are tried before others. */
    private double[] tightness() {
        double[] tightness = new double[cover.options];
        for (int group = 0; group < cover.exactGroups; group++) {
            for (int i = cover.memberStart[group]; i < cover.memberStart[group + 1]; i++) {
                tightness[cover.members[i]] = Math.max(tightness[cover.members[i]], 1.0 / cover.sizeOf(group));
            }
        }
        return tightness;
    }

    /** Leaves one solution out, given by its chosen options. Only before the search has begun, and only once. */
    public void exclude(int[] chosen) {
        int[] literals = new int[chosen.length];
        for (int i = 0; i < chosen.length; i++) {
            literals[i] = 2 * chosen[i] + 1;
        }
        found = 1;
        over = literals.length == 0;
        if (!over) {
            learn(literals, literals.length, Clauses.FOR_GOOD, literals.length == 1);
        }
    }

    /** Goes on to the next solution; false when there is none or the budget has ended. */
    public boolean next() {
        if (!started) {
            started = true;
            over |= !propagation.start();
        } else if (!over) {
            over = !leave();
        }
        while (!over) {
            if (!meter.spend()) {
                return false;
            }
            int contradiction = propagation.run();
            if (contradiction != DecisionReason.NONE) {
                over = !recover(contradiction);
            } else if (trail.isFull()) {
                found++;
                return true;
            } else if (restarts.isDue()) {
                restart();
            } else {
                attempt();
            }
        }
        return false;
    }

    /** While the first solution is sought, options are decided as they were last; a proof is shorter with choices. */
    private void attempt() {
        int option = order.poll();
        while (!trail.isOpen(2 * option)) {
            option = order.poll();
        }
        boolean choose = found > 0 || wasChosen[option];
        trail.attempt(choose ? 2 * option : 2 * option + 1);
    }

    private void restart() {
        backTo(floor);
        if (restarts.begin()) {
            trail.forgetReasons();
            clauses.clear(trail);
        }
    }

    // ---- contradictions ----

    /** Goes back and turns; false when there is nowhere to go. */
    private boolean recover(int contradiction) {
        if (trail.depth == floor) {
            return turnTrial();
        }
        restarts.countContradiction();
        analysis.run(contradiction);
        backTo(Math.max(floor, analysis.target()));
        learn(analysis.literals, analysis.size(), analysis.glue(), true);
        return true;
    }

    /** Keeps a clause; where all but its first literal are false, that one is true. */
    private void learn(int[] literals, int size, int glue, boolean follows) {
        int why = size == 1 ? DecisionReason.NONE : DecisionReason.clause(clauses.add(literals, size, glue));
        if (follows) {
            trail.assign(literals[0], why);
        }
    }

    private boolean turnTrial() {
        if (floor == 0) {
            return false;
        }
        int literal = trail.trial(floor);
        backTo(--floor);
        trail.assign(literal ^ 1, DecisionReason.NONE);
        return true;
    }

    // ---- solutions ----

    /** Leaves the solution found last; false when nothing else is left. */
    private boolean leave() {
        if (found > 1) {
            floor = trail.depth;
            return turnTrial();
        }
        int depth = trail.depth;
        if (depth == 0) {
            return false;
        }
        int[] turned = new int[depth];
        for (int i = 0; i < depth; i++) {
            turned[i] = trail.trial(depth - i) ^ 1;
        }
        backTo(depth - 1);
        learn(turned, depth, Clauses.FOR_GOOD, true);
        return true;
    }

    private void backTo(int level) {
        for (int i = trail.size - 1, end = trail.sizeAt(level); i >= end; i--) {
            int literal = trail.literals[i];
            wasChosen[literal >> 1] = (literal & 1) == 0;
            order.add(literal >> 1);
        }
        trail.backTo(level);
    }

    /** Whether the option is chosen in the solution last found. */
    public boolean isChosen(int option) {
        return trail.isTrue(2 * option);
    }
}
