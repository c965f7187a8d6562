/** The engine for many classic 9×9 puzzles at once: one search node per bit of a machine word. */
@NullMarked
package dev.clew.core.internal.bulk;

import org.jspecify.annotations.NullMarked;
