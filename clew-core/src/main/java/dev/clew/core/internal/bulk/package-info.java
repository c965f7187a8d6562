/** The engine for many classic 9×9 puzzles at once: one search node per bit of a machine word. */
package dev.clew.core.internal.bulk;
