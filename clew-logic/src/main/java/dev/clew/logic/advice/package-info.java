/**
 * What a player wants to know of a position: how it stands, the next step, all steps at hand, the whole way. Each answer
 * says what came of the wish as a word and in sentences.
 */
@NullMarked
package dev.clew.logic.advice;

import org.jspecify.annotations.NullMarked;
