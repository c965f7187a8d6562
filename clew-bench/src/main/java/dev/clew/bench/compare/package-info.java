/** Compares the speed of two checkouts in one sitting: {@code tools/bench-compare}. */
@NullMarked
package dev.clew.bench.compare;

import org.jspecify.annotations.NullMarked;
