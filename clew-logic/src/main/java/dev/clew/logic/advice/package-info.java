/**
 * What a player wants to know about a position: its state, the next step, all available steps, the whole path. Each
 * answer gives its outcome as a word and in sentences.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.advice;

import org.jspecify.annotations.NullMarked;
