/**
 * How hard: a {@link dev.clew.logic.scale.Scale} chooses the next step, grades it, and rates puzzles. Explaining,
 * hinting, rating and generating use a scale without knowing which.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.scale;

import org.jspecify.annotations.NullMarked;
