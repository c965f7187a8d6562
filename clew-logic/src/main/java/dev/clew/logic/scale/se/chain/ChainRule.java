package dev.clew.logic.scale.se.chain;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.producer.SeGrid;

/** A chain producer as a rule inside other chains, which takes all of its hints. */
interface ChainRule {
    /** All hints, sorted, of those with equal eliminations the first; valid until the next call. */
    ChainHint[] all(SeGrid grid, Budget.Meter meter);
}
