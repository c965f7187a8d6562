/**
 * Steps in words, at three depths, and in players' notation.
 *
 * <p>Texts are built from the evidence alone: each kind of evidence has one class that tells it, so that a technique
 * that proves its steps with a known kind needs no text of its own. The wording varies from step to step and is the same
 * for the same step. Texts are put together from phrases that remember which cells and links they speak of; a step gives
 * them out as clauses, so that nobody has to read sentences to find their parts.
 */
@NullMarked
package dev.clew.logic.text;

import org.jspecify.annotations.NullMarked;
