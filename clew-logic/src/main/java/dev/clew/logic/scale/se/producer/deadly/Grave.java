package dev.clew.logic.scale.se.producer.deadly;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.HintSink;
import dev.clew.logic.scale.se.producer.Producer;
import dev.clew.logic.scale.se.producer.SeGrid;

/** Bivalue universal graves, types 1 to 4, from 5.6 up. */
public final class Grave implements Producer {
    private final SeProfile profile;

    /** Graves as a profile finds them. */
    public Grave(SeProfile profile) {
        this.profile = profile;
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        Hint hint = cannotBeGrave(grid) ? null : new GraveScan(grid, profile).find();
        if (hint != null) {
            sink.accept(hint);
        }
    }

    /** In a grave every empty cell has two candidates, but for some that have more. */
    private static boolean cannotBeGrave(SeGrid grid) {
        int fat = 0;
        for (int cell = 0; cell < 81; cell++) {
            int count = grid.count(cell);
            if (grid.isEmpty(cell) && count < 2) {
                return true;
            }
            fat += count > 2 ? 1 : 0;
        }
        return fat == 0;
    }
}
