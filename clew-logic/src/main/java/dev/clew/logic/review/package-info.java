/** What a player's position has against the solution, in words; for our own surfaces. */
@NullMarked
package dev.clew.logic.review;

import org.jspecify.annotations.NullMarked;
