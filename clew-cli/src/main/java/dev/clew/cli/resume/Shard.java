package dev.clew.cli.resume;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.shell.Failure;

/**
 * One of several equal parts of the puzzles: blocks of {@link #BLOCK} puzzles go to the shards in turn. Puzzles are
 * counted across all operands, so that the input alone decides which shard gets which. Immutable.
 *
 * @param number which one it is, from 1
 * @param count how many there are
 */
public record Shard(int number, int count) {
    /** Enough to keep the bulk engines busy, and a round number, which makes shards easy to put together by hand. */
    public static final int BLOCK = 1000;

    /** All there is. */
    public static final Shard WHOLE = new Shard(1, 1);

    /** The shard that the arguments ask for. */
    public static Shard of(Arguments arguments) {
        String text = arguments.get(CommonOptions.SHARD);
        if (text == null) {
            return WHOLE;
        }
        if (text.matches("\\d{1,6}/\\d{1,6}")) {
            int slash = text.indexOf('/');
            int number = Integer.parseInt(text.substring(0, slash));
            int count = Integer.parseInt(text.substring(slash + 1));
            if (number >= 1 && number <= count) {
                return new Shard(number, count);
            }
        }
        throw Failure.usage("--shard needs i/n with i from 1 to n, such as 2/8, but \"" + text + "\" was given");
    }

    /** How many of the first {@code count} puzzles belong to it. */
    long share(long puzzles) {
        long round = (long) BLOCK * count;
        long ofLastRound = puzzles % round - (long) BLOCK * (number - 1);
        return puzzles / round * BLOCK + Math.max(0, Math.min(BLOCK, ofLastRound));
    }
}
