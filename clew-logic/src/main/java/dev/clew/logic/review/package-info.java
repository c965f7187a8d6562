/**
 * Answers for our own surfaces: the whole path, all steps, and what a player's position has against the solution, in
 * words.
 */
@NullMarked
package dev.clew.logic.review;

import org.jspecify.annotations.NullMarked;
