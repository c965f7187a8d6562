package dev.clew.cli.resume;

/**
 * Which of all puzzles are worked on: those of a shard, without the first ones, which were done before. Immutable.
 *
 * @param shard the shard
 * @param done how many of its puzzles were done before
 */
public record Selection(Shard shard, long done) {
    /** How many puzzles to work on are among those from one number up to, but not including, another; from 0. */
    public long count(long from, long to) {
        return Math.max(done, shard.share(to)) - Math.max(done, shard.share(from));
    }

    /** Whether a puzzle is to be worked on, by its number from 0. */
    public boolean has(long puzzle) {
        return count(puzzle, puzzle + 1) == 1;
    }
}
