package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.CHANGED;
import static dev.clew.core.internal.bulk.Block.DEAD;
import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.FRESH;
import static dev.clew.core.internal.bulk.Block.OPEN;
import static dev.clew.core.internal.bulk.Block.OUT_DISTANCE;
import static dev.clew.core.internal.bulk.Block.OUT_TARGETS;
import static dev.clew.core.internal.bulk.Block.OWNER;
import static dev.clew.core.internal.bulk.Block.ROOM;
import static dev.clew.core.internal.bulk.Block.SOURCES;
import static dev.clew.core.internal.bulk.Block.TARGETS;

import java.util.function.LongSupplier;

/**
 * Solves batches of puzzles, a search node in every bit of a {@link Block}. A round is a few passes over all lanes; then
 * dead lanes are freed, solved ones leave, stalled ones fork into free lanes of their word, and what is still free takes
 * new puzzles. The words of a block share the kernels' work and nothing else: a puzzle lives in one word.
 *
 * <p>Nothing here looks at single lanes but where a puzzle comes or a solution leaves: lanes are freed, forked and filled
 * as whole words, and whose they are moves with them.
 *
 * <p>Progress is certain: after a round in which no lane of a word changed, either a stalled lane forks into a free one, or
 * none is free and all but a few solved lanes are stalled, of which some fork with their other halves put into
 * {@link SpillFrames}.
 *
 * <p>Mutable, for one thread.
 */
public final class BulkSolver implements BatchSolver {
    /** A puzzle with more open nodes has too many solutions to go through side by side: one by one it is. */
    private static final int MOST_OPEN_NODES = 64;

    /** Past this many nodes, the choices here were unlucky; the scalar engine makes others. */
    private static final int MOST_WORK = 2000;

    /** Rounds between two counts of whose nodes a word holds; or sooner, when this many more are spilled. */
    private static final int CENSUS_PERIOD = 64;

    private static final int SPILL_GROWTH = 48;

    /** New puzzles are taken in only while no more nodes wait, or these would grow without bound. */
    private static final int MOST_SPILLED = 96;

    private final Kernels kernels;
    private final int words;
    private final Block block;
    private final Owners owners;
    private final ScalarSolver scalar = new ScalarSolver();
    private final FreshLanes fresh;
    private final DoneLanes done;
    private final SpillFrames spilled;
    private final FinishedPuzzles finished;
    private final Forks forks;
    private final Alignment alignment;
    private final PassCount pace = new PassCount();
    /** Per word: the lanes with a node, and of these the ones no further pass will change. */
    private final long[] active;

    private final long[] stalled;
    /** Per word: lanes picked for the current step. */
    private final long[] selected;

    /** Per lane: whose first solution it holds. */
    private final int[] solvedPuzzles;
    /** Per word: the round of the last census, and how many nodes were spilled then. */
    private final long[] lastCensus;

    private final int[] lastSpilled;

    private Batch batch = new Batch();
    private long rounds;
    private long handedOver;
    private long lanePasses;

    /**
     * A solver on this backend.
     *
     * @param nanoClock the clock for comparing places in memory
     */
    public BulkSolver(Kernels kernels, LongSupplier nanoClock) {
        this.kernels = kernels;
        this.words = kernels.words();
        this.block = new Block(words);
        this.owners = new Owners(block, words);
        this.fresh = new FreshLanes(kernels, block, owners, scalar);
        this.done = new DoneLanes(kernels, block);
        this.spilled = new SpillFrames(kernels, block, owners);
        this.finished = new FinishedPuzzles(kernels, block, owners, spilled);
        this.forks = new Forks(kernels, block, spilled);
        this.alignment = new Alignment(kernels, block, nanoClock);
        this.selected = new long[words];
        this.active = new long[words];
        this.stalled = new long[words];
        this.solvedPuzzles = new int[64 * words];
        this.lastCensus = new long[words];
        this.lastSpilled = new int[words];
    }

    @Override
    public String name() {
        return "bulk " + kernels.name();
    }

    @Override
    public void solve(Batch newBatch, int from, int to) {
        batch = newBatch;
        alignment.improve(rounds);
        owners.clear();
        fresh.start(batch, from, to);
        done.start(batch);
        forks.plan(active, stalled); // which is to say: no moves yet
        refill();
        while (isBusy()) {
            round();
            unload();
            takeCensus();
            forks.plan(active, stalled);
            refill();
        }
        done.flush();
    }

    private boolean isBusy() {
        for (int word = 0; word < words; word++) {
            if (active[word] != 0) {
                return true;
            }
        }
        return !fresh.isEmpty();
    }

    /** Passes over all lanes; the dead ones are free then. */
    private void round() {
        rounds++;
        int passes = pace.passes();
        for (int word = 0; word < words; word++) {
            block.set(DEAD, word, 0);
            block.set(OPEN, word, 0);
            block.set(CHANGED, word, 0);
        }
        kernels.pass(block, false);
        for (int i = 2; i < passes; i++) {
            if (i == passes - 1) {
                // Late, when the passes before have done what they can; but what follows is only seen if passes remain.
                kernels.narrow(block);
            }
            kernels.shortPass(block);
        }
        kernels.pass(block, true);
        int moving = 0;
        int all = 0;
        for (int word = 0; word < words; word++) {
            all += Long.bitCount(active[word]);
            active[word] &= ~block.get(DEAD, word);
            moving += Long.bitCount(active[word] & block.get(CHANGED, word));
        }
        lanePasses += (long) passes * all;
        pace.adapt(moving, all);
    }

    /**
     * Counts solved lanes; first solutions leave as far as there is room, and stay for another round where not. Taking one
     * out costs as much as taking out all, so they also stay while they are fewer than there are words.
     */
    private void unload() {
        int solutions = 0;
        long busy = 0;
        for (int word = 0; word < words; word++) {
            long calm = active[word] & ~block.get(CHANGED, word);
            long solved = calm & ~block.get(OPEN, word);
            stalled[word] = calm & ~solved;
            selected[word] = solved;
            solutions += Long.bitCount(solved);
            busy |= active[word] & ~solved;
        }
        if (solutions >= words || busy == 0) {
            unloadSelected();
        }
    }

    private void unloadSelected() {
        done.makeRoom();
        for (int word = 0; word < words; word++) {
            selected[word] = selected[word] == 0 ? 0 : firstSolutions(word, selected[word]);
        }
        finished.forget(active);
        long any = 0;
        for (int word = 0; word < words; word++) {
            stalled[word] &= active[word];
            long first = selected[word] & active[word];
            block.set(SOURCES, word, first);
            block.set(ROOM, word, done.free(word));
            any |= first;
        }
        if (any != 0) {
            kernels.match(block, OUT_DISTANCE, OUT_TARGETS);
            for (int word = 0; word < words; word++) {
                takeOut(word, block.get(SOURCES, word), block.get(OUT_TARGETS, word));
            }
            kernels.unload(block);
        }
    }

    /** Of solved lanes those whose puzzle had no solution before; a second solution ends its puzzle. */
    private long firstSolutions(int word, long solved) {
        long first = 0;
        owners.read(OWNER, word, solved);
        for (long left = solved; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            int owner = owners.number(lane);
            int puzzle = owners.puzzle(word, owner);
            int count = batch.count(puzzle);
            if (count == 0) {
                solvedPuzzles[64 * word + lane] = puzzle;
                first |= 1L << lane;
            } else if (count == 1) {
                finished.add(word, owner);
            }
            batch.setCount(puzzle, Math.min(2, count + 1));
        }
        return first;
    }

    /** Solutions that found room are on their way; of the others nothing is known yet. */
    private void takeOut(int word, long first, long targets) {
        int distance = (int) block.get(OUT_DISTANCE, word);
        for (long left = first; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            int puzzle = solvedPuzzles[64 * word + lane];
            if ((targets >>> lane + distance & 1) != 0) {
                done.put(word, lane + distance & 63, puzzle);
            } else {
                batch.setCount(puzzle, 0);
            }
        }
        active[word] &= ~Long.rotateRight(targets, distance);
    }

    /** Frees the numbers of puzzles that are done, and gives those that are lost here to the scalar engine. */
    private void takeCensus() {
        for (int word = 0; word < words; word++) {
            boolean due = (rounds + (long) CENSUS_PERIOD / words * word) % CENSUS_PERIOD == 0;
            if (due || owners.available(word) < 64 || spilled.size(word) > 2 * lastSpilled[word] + SPILL_GROWTH) {
                takeCensus(word);
            }
        }
    }

    private void takeCensus(int word) {
        owners.startCensus();
        owners.count(OWNER, word, active[word]);
        owners.addWork(word, (int) (rounds - lastCensus[word]));
        lastCensus[word] = rounds;
        lastSpilled[word] = spilled.size(word);
        spilled.count(word);
        int lost = owners.findLost(word, MOST_OPEN_NODES, MOST_WORK);
        fresh.count(word);
        owners.endCensus(word);
        if (lost >= 0) {
            int puzzle = owners.puzzle(word, lost);
            finished.add(word, lost);
            finished.forget(active);
            stalled[word] &= active[word];
            scalar.solve(batch, puzzle);
            handedOver++;
        }
    }

    /** Free lanes take spilled nodes and new puzzles; then all moves are made. */
    private void refill() {
        for (int word = 0; word < words; word++) {
            selected[word] = ~active[word];
        }
        int frame = spilled.pop(selected);
        for (int word = 0; word < words; word++) {
            active[word] |= selected[word];
            selected[word] = spilled.size(word) <= MOST_SPILLED ? ~active[word] : 0;
        }
        boolean loads = fresh.pop(selected);
        for (int word = 0; word < words; word++) {
            active[word] |= selected[word];
        }
        arrange(loads, frame);
    }

    /** One frame is read on the way; a second costs another walk through all rows. */
    private void arrange(boolean loads, int frame) {
        if (loads && frame >= 0) {
            kernels.restore(block, frame);
        } else if (frame >= 0) {
            for (int word = 0; word < words; word++) {
                block.set(DISTANCE + 2, word, block.get(DISTANCE + 3, word));
                block.set(TARGETS + 2, word, block.get(TARGETS + 3, word));
            }
        }
        kernels.arrange(block, loads ? FRESH : frame);
    }

    /** How many rounds were played since this solver was made. */
    public long rounds() {
        return rounds;
    }

    /** How many puzzles were left to the scalar engine half-way since this solver was made. */
    public long handedOver() {
        return handedOver;
    }

    @Override
    public long guesses() {
        return forks.guesses() + scalar.guesses();
    }

    @Override
    public long sweeps() {
        return lanePasses + scalar.sweeps();
    }
}
