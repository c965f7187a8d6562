/** The engine for classic 9×9 puzzles, one at a time: two bands of a digit to a long, propagation by table and bit tricks. */
package dev.clew.core.internal.classic9;
