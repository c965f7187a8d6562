package dev.clew.core.internal.bulk;

/**
 * How many passes a round has. Between two rounds there is other work for all lanes, so rounds should be long while most
 * lanes still move, and short where most have come to rest before the end. Mutable, for one thread.
 */
final class Pace {
    private static final int FEWEST = 3;
    private static final int MOST = 5;
    /** Rounds between two changes. */
    private static final int PERIOD = 16;
    /** Of a hundred lanes, so many that still move ask for more passes, so few for fewer. */
    private static final int MANY = 42;

    private static final int FEW = 27;

    private int passes = FEWEST + 1;
    private int rounds;
    private long moving;
    private long all;

    int passes() {
        return passes;
    }

    /** Takes note of the lanes that still moved in the last pass of a round. */
    void adapt(int movingLanes, int allLanes) {
        moving += 100L * movingLanes;
        all += allLanes;
        if (++rounds < PERIOD) {
            return;
        }
        if (moving > MANY * all) {
            passes = Math.min(MOST, passes + 1);
        } else if (moving < FEW * all) {
            passes = Math.max(FEWEST, passes - 1);
        }
        rounds = 0;
        moving = 0;
        all = 0;
    }
}
