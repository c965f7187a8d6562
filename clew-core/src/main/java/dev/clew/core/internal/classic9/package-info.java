/** The engine for classic 9×9 puzzles, one at a time: candidates in 27 ints, propagation by table and bit tricks. */
@NullMarked
package dev.clew.core.internal.classic9;

import org.jspecify.annotations.NullMarked;
