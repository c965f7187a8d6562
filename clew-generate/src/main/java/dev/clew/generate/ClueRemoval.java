package dev.clew.generate;

import dev.clew.core.SeededRandom;
import java.util.List;

/**
 * Takes clues from a full grid in a random order, symmetric ones together, as long as the solution stays the only one.
 * That is proven at every removal: a second solution would have to differ in a cell that was opened, so it is enough to
 * look for one there.
 */
final class ClueRemoval {
    private ClueRemoval() {}

    /** Removes clues from a workbench that holds a full grid, down to as few as the plan says and uniqueness allows. */
    static void run(Workbench bench, Target target, SeededRandom random, Generator.Watch watch) {
        List<int[]> orbits = target.symmetry().orbits(bench.shape());
        int stop = ClueGoal.of(target, random);
        int count = bench.shape().cells();
        for (int index : ClueOrder.of(bench, target, orbits, random)) {
            int[] orbit = orbits.get(index);
            if (count <= stop || bench.isCapped()) {
                return;
            }
            if (count - orbit.length >= target.clues().least()) {
                boolean removed = isRemovable(bench, orbit);
                count -= removed ? orbit.length : 0;
                watch.tried(orbit[0], removed, count);
            }
        }
    }

    /**
     * Whether what is left is minimal without being asked: every clue was tried alone, and one that was needed then is
     * needed among fewer clues, too.
     */
    static boolean leavesMinimal(Target target) {
        return target.minimal()
                && target.symmetry() == Symmetry.NONE
                && target.pattern().isEmpty()
                && !target.difficulty().isMadeToOrder()
                && target.clues().least() <= ClueRange.ANY.least();
    }

    /** Opens the cells and leaves them open if the solution stays the only one. */
    static boolean isRemovable(Workbench bench, int[] orbit) {
        int[] values = new int[orbit.length];
        for (int i = 0; i < orbit.length; i++) {
            values[i] = bench.value(orbit[i]);
            bench.open(orbit[i]);
        }
        boolean unique = true;
        for (int i = 0; i < orbit.length && unique; i++) {
            unique = !bench.isSolvableWithout(orbit[i], values[i]) && !bench.isCapped();
        }
        for (int i = 0; i < orbit.length && !unique; i++) {
            bench.set(orbit[i], values[i]);
        }
        return unique;
    }
}
