/**
 * The board with its pencil marks, what may be concluded on it, and the review of a player's position.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.board;

import org.jspecify.annotations.NullMarked;
