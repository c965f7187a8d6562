/**
 * How hard: a {@link dev.clew.logic.scale.Scale} chooses the next step, grades it, and rates puzzles. Whoever explains,
 * hints, rates or makes puzzles walks a scale and does not know which.
 */
@NullMarked
package dev.clew.logic.scale;

import org.jspecify.annotations.NullMarked;
