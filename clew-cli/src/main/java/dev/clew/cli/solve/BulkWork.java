package dev.clew.cli.solve;

import dev.clew.cli.stream.Block;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Solves blocks of classic puzzles at once and writes a line for each; single puzzles go the general way. Thread-safe. */
public final class BulkWork implements OrderedPipeline.Work<Report> {
    private final SolveWork general;
    private final ConcurrentLinkedDeque<BlockSolver> idle = new ConcurrentLinkedDeque<>();

    /**
     * @param general the work for single puzzles; it has to look for two solutions without a budget and write lines
     */
    public BulkWork(SolveWork general) {
        this.general = general;
    }

    @Override
    public Report apply(Input input) {
        return general.apply(input);
    }

    @Override
    public String verb() {
        return general.verb();
    }

    @Override
    public boolean takesBlocks() {
        return true;
    }

    @Override
    public Report apply(Block block) {
        // The one that rested least has its data in the cache and has learned most about its engines.
        BlockSolver free = idle.poll();
        BlockSolver solver = free == null ? new BlockSolver(general) : free;
        Report report = solver.solve(block);
        idle.push(solver);
        return report;
    }

    /** Which engines get the work by now. */
    public String describe() {
        TreeSet<String> engines = new TreeSet<>();
        idle.forEach(solver -> engines.add(solver.describe()));
        return String.join(", ", engines);
    }

    /** Whether the engines that get the work by now will keep it; only when nobody is at work. */
    public boolean isSettled() {
        return idle.stream().allMatch(BlockSolver::isSettled);
    }
}
