package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.CHANGED;
import static dev.clew.core.internal.bulk.Block.DEAD;
import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.FRESH;
import static dev.clew.core.internal.bulk.Block.KEEP;
import static dev.clew.core.internal.bulk.Block.LOSE;
import static dev.clew.core.internal.bulk.Block.OPEN;
import static dev.clew.core.internal.bulk.Block.OUT_DISTANCE;
import static dev.clew.core.internal.bulk.Block.OUT_TARGETS;
import static dev.clew.core.internal.bulk.Block.TARGETS;

import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Solves batches of puzzles, a search node in every bit of a {@link Block}. A round is a few passes over all lanes; then
 * dead lanes are freed, solved ones leave, stalled ones fork into free lanes of their word, and what is still free takes
 * new puzzles. The words of a block share the kernels' work and nothing else: a puzzle lives in one word.
 *
 * <p>Progress is certain: after a round in which no lane of a word changed, either a stalled lane forks into a free one, or
 * all lanes are stalled and some of them fork with their other halves put into {@link SpillFrames}.
 *
 * <p>Mutable, for one thread.
 */
public final class BulkSolver implements BatchSolver {
    /** A puzzle with more open nodes or guesses has too many solutions to go through side by side: one by one it is. */
    private static final int MOST_OPEN_NODES = 64;

    private static final int MOST_GUESSES = 1000;
    /** Open nodes are counted below this, forks in units of this. */
    private static final int FORK = 1 << 12;

    /** A spill costs a third of a pass; so many stalled lanes left to wait for a round of passes cost more. */
    private static final int SPILL_FROM = 6;
    /** New puzzles are taken in only while no more nodes wait, or these would grow without bound. */
    private static final int MOST_SPILLED = 128;

    private final Kernels kernels;
    private final int words;
    private final Block block;
    private final ScalarSolver scalar = new ScalarSolver();
    private final FreshLanes fresh;
    private final DoneLanes done;
    private final SpillFrames spilled;
    private final Alignment alignment;
    private final Pace pace = new Pace();
    /** Per word: the lanes with a node, and of these the ones no further pass will change. */
    private final long[] active;

    private final long[] stalled;
    /** Per word: lanes picked out for the step at hand. */
    private final long[] selected;
    /** Per lane: whose node it is. */
    private final int[] puzzles;
    /** Per puzzle: nodes in lanes or spilled, and how often they have forked in steps of {@link #FORK}. */
    private int[] tallies = new int[0];
    /** Per word: a puzzle that is lost here, or -1. */
    private final int[] lost;

    private Batch batch = new Batch();
    private long rounds;
    private long guesses;
    private long handedOver;
    private long lanePasses;

    /**
     * A solver on this backend.
     *
     * @param nanoClock tells the time by which places in memory are compared
     */
    public BulkSolver(Kernels kernels, LongSupplier nanoClock) {
        this.kernels = kernels;
        this.words = kernels.words();
        this.block = new Block(words);
        this.fresh = new FreshLanes(kernels, block, scalar);
        this.done = new DoneLanes(kernels, block);
        this.spilled = new SpillFrames(kernels, block);
        this.alignment = new Alignment(kernels, block, nanoClock);
        this.selected = new long[words];
        this.active = new long[words];
        this.stalled = new long[words];
        this.puzzles = new int[64 * words];
        this.lost = new int[words];
    }

    @Override
    public String name() {
        return "bulk " + kernels.name();
    }

    @Override
    public void solve(Batch newBatch, int from, int to) {
        batch = newBatch;
        if (tallies.length < batch.size()) {
            tallies = new int[batch.size()];
        }
        Arrays.fill(lost, -1);
        alignment.improve(rounds);
        fresh.start(batch, from, to);
        done.start(batch);
        refill();
        while (isBusy()) {
            round();
            settle();
            unload();
            fork();
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

    private void round() {
        rounds++;
        int passes = pace.passes();
        for (int word = 0; word < words; word++) {
            block.set(DEAD, word, 0);
            block.set(OPEN, word, 0);
            block.set(CHANGED, word, 0);
        }
        for (int i = 1; i < passes; i++) {
            if (i == passes - 1) {
                // Late, when the passes before have done what they can; but what follows is only seen if passes remain.
                kernels.narrow(block);
            }
            kernels.pass(block, false);
        }
        kernels.pass(block, true);
        int moving = 0;
        int all = 0;
        for (int word = 0; word < words; word++) {
            all += Long.bitCount(active[word]);
            moving += Long.bitCount(active[word] & block.get(CHANGED, word) & ~block.get(DEAD, word));
        }
        lanePasses += (long) passes * all;
        pace.adapt(moving, all);
    }

    /** Frees dead lanes. */
    private void settle() {
        for (int word = 0; word < words; word++) {
            long dead = active[word] & block.get(DEAD, word);
            active[word] &= ~dead;
            for (long left = dead; left != 0; left &= left - 1) {
                tallies[puzzle(word, left)]--;
            }
        }
    }

    /** Counts solved lanes; first solutions leave as far as there is room, and stay for another round where not. */
    private void unload() {
        done.makeRoom();
        long any = 0;
        for (int word = 0; word < words; word++) {
            long calm = active[word] & ~block.get(CHANGED, word);
            long solved = calm & ~block.get(OPEN, word);
            stalled[word] = calm & ~solved;
            long first = solved == 0 ? 0 : firstSolutions(word, solved);
            long targets = 0;
            if (first != 0) {
                long room = done.free(word);
                int distance = Bits.bestRotation(first, room);
                targets = Long.rotateLeft(first, distance) & room;
                block.set(OUT_DISTANCE, word, distance);
                takeOut(word, first, targets, distance);
            }
            block.set(OUT_TARGETS, word, targets);
            any |= targets;
        }
        if (any != 0) {
            kernels.unload(block);
        }
    }

    /** Of solved lanes those whose puzzle had no solution before; a second solution ends its puzzle. */
    private long firstSolutions(int word, long solved) {
        long first = 0;
        for (long left = solved; left != 0; left &= left - 1) {
            int puzzle = puzzle(word, left);
            if ((left & -left & active[word]) != 0) {
                if (batch.count(puzzle) == 0) {
                    batch.setCount(puzzle, 1);
                    first |= left & -left;
                } else {
                    batch.setCount(puzzle, 2);
                    drop(word, puzzle);
                }
            }
        }
        return first & active[word];
    }

    private void takeOut(int word, long first, long targets, int distance) {
        for (long left = first; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            int puzzle = puzzle(word, left);
            if ((targets >>> (lane + distance) & 1) != 0) {
                done.put(word, lane + distance & 63, puzzle);
                active[word] &= ~(1L << lane);
                tallies[puzzle]--;
            } else {
                batch.setCount(puzzle, 0);
            }
        }
    }

    /** Forgets all nodes of a puzzle; its tally says how many there are to be found. */
    private void drop(int word, int puzzle) {
        int open = tallies[puzzle] & FORK - 1;
        for (long left = active[word]; left != 0 && open > 0; left &= left - 1) {
            if (puzzle(word, left) == puzzle) {
                active[word] &= ~(left & -left);
                open--;
            }
        }
        stalled[word] &= active[word];
        if (open > 0) {
            spilled.remove(word, puzzle);
        }
        tallies[puzzle] &= -FORK;
    }

    /** Stalled lanes split in two; the moves are made later. */
    private void fork() {
        long any = 0;
        for (int word = 0; word < words; word++) {
            handOver(word);
            any |= stalled[word];
        }
        if (any != 0) {
            kernels.choose(block);
        }
        boolean spills = false;
        for (int word = 0; word < words; word++) {
            pair(word);
            int left = Long.bitCount(stalled[word]);
            spills |= left >= SPILL_FROM || left > 0 && active[word] == stalled[word];
            selected[word] = stalled[word];
        }
        if (spills) {
            spilled.push(selected, puzzles);
            for (int word = 0; word < words; word++) {
                split(word, selected[word]);
            }
        }
    }

    /** Gives a puzzle that is lost here to the scalar engine. */
    private void handOver(int word) {
        int puzzle = lost[word];
        if (puzzle >= 0) {
            lost[word] = -1;
            drop(word, puzzle);
            scalar.solve(batch, puzzle);
            handedOver++;
        }
    }

    private void countFork(int word, int puzzle) {
        int tally = tallies[puzzle] + FORK + 1;
        tallies[puzzle] = tally;
        if ((tally & FORK - 1) > MOST_OPEN_NODES || tally > MOST_GUESSES * FORK) {
            lost[word] = puzzle;
        }
    }

    /** What was spilled goes on with the other half. */
    private void split(int word, long lanes) {
        block.set(KEEP, word, block.get(KEEP, word) | lanes);
        for (long left = lanes; left != 0; left &= left - 1) {
            countFork(word, puzzle(word, left));
        }
        guesses += Long.bitCount(lanes);
        stalled[word] &= ~lanes;
    }

    /** Two moves serve most stalled lanes. */
    private void pair(int word) {
        long sources = stalled[word];
        long free = ~active[word];
        int distance = Bits.bestRotation(sources, free);
        long targets = Long.rotateLeft(sources, distance) & free;
        long forked = Long.rotateRight(targets, distance);
        sources &= ~forked;
        free &= ~targets;
        int distance2 = Bits.bestRotation(sources, free);
        long targets2 = Long.rotateLeft(sources, distance2) & free;
        forked |= Long.rotateRight(targets2, distance2);
        setMoves(word, distance, targets, distance2, targets2, targets | targets2, forked);
        occupy(word, targets, distance);
        occupy(word, targets2, distance2);
        guesses += Long.bitCount(forked);
        stalled[word] &= ~forked;
    }

    private void setMoves(int word, int distance, long targets, int distance2, long targets2, long keep, long lose) {
        block.set(DISTANCE, word, distance);
        block.set(TARGETS, word, targets);
        block.set(DISTANCE + 1, word, distance2);
        block.set(TARGETS + 1, word, targets2);
        block.set(KEEP, word, keep);
        block.set(LOSE, word, lose);
    }

    private void occupy(int word, long targets, int distance) {
        active[word] |= targets;
        for (long left = targets; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            int puzzle = puzzles[64 * word + (lane - distance & 63)];
            puzzles[64 * word + lane] = puzzle;
            countFork(word, puzzle);
        }
    }

    /** Free lanes take spilled nodes and new puzzles; then all moves are made. */
    private void refill() {
        for (int word = 0; word < words; word++) {
            selected[word] = ~active[word];
        }
        int frame = spilled.pop(selected, puzzles);
        for (int word = 0; word < words; word++) {
            active[word] |= selected[word];
            selected[word] = spilled.size(word) <= MOST_SPILLED ? ~active[word] : 0;
        }
        boolean loads = fresh.pop(selected, puzzles);
        for (int word = 0; word < words; word++) {
            active[word] |= selected[word];
            for (long left = selected[word]; left != 0; left &= left - 1) {
                tallies[puzzle(word, left)] = 1;
            }
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
        kernels.arrange(block, loads || frame < 0 ? FRESH : frame);
    }

    private int puzzle(int word, long lanes) {
        return puzzles[64 * word + Long.numberOfTrailingZeros(lanes)];
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
        return guesses + scalar.guesses();
    }

    @Override
    public long sweeps() {
        return lanePasses + scalar.sweeps();
    }
}
