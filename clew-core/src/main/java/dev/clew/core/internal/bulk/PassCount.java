package dev.clew.core.internal.bulk;

/**
 * How many passes a round has. Between two rounds all lanes have other work, so rounds should be long while most lanes
 * still change, and short when most have stalled before the end. Mutable, for one thread.
 */
final class PassCount {
    private static final int FEWEST = 3;
    private static final int MOST = 5;
    /** Rounds between two changes. */
    private static final int PERIOD = 16;
    /** Percent of lanes still changing above which passes are added, and below which they are dropped. */
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
