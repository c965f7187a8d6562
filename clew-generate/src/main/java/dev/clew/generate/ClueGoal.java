package dev.clew.generate;

import dev.clew.core.SeededRandom;
import java.util.List;

/**
 * At how many clues to stop removing. Where the target leaves it open, easier levels keep more of them, because puzzles
 * with few clues are rarely easy; large grids keep more, too, because with few clues they are beyond everybody. Puzzles
 * made to order begin with few and get some back.
 */
final class ClueGoal {
    private static final int USUAL_SIZE = 9;
    private static final int LARGE_GRIDS_KEEP = 14;

    /** For the easiest levels, the easiest first. */
    private static final List<Integer> LEAST_PERCENT = List.of(40, 30, 26);

    private ClueGoal() {}

    /** A number to stop at, drawn again for every attempt; 0 to continue as long as uniqueness allows. */
    static int of(Target target, SeededRandom random) {
        boolean isMadeToOrder = target.difficulty().isMadeToOrder();
        if (target.minimal()) {
            return 0;
        }
        if (!target.clues().equals(ClueRange.ANY)) {
            int cells = target.shape().size() * target.shape().size();
            int most = Math.min(
                    isMadeToOrder ? target.clues().least() : target.clues().most(), cells);
            return target.clues().least() + random.nextInt(most - target.clues().least() + 1);
        }
        boolean large = target.shape().size() > USUAL_SIZE;
        int least = isMadeToOrder ? 0 : leastPercent(target.difficulty().levels());
        if (least == 0 && !large) {
            return 0;
        }
        int percent = (large ? Math.max(least, 28) + LARGE_GRIDS_KEEP : least) + random.nextInt(10);
        return target.shape().size() * target.shape().size() * percent / 100;
    }

    private static int leastPercent(LevelRange levels) {
        return levels.last() < LEAST_PERCENT.size() ? LEAST_PERCENT.get(levels.last()) : 0;
    }
}
