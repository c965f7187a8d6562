/**
 * Sudoku Explainer's scale: the rating of its hardest step, and those of its first placement and its first step.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.scale.se;

import org.jspecify.annotations.NullMarked;
