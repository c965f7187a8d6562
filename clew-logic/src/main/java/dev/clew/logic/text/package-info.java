/**
 * Steps in words, at three depths, and in players' notation.
 *
 * <p>Texts are built from the evidence alone: each kind of evidence has one class that explains it, so that a technique
 * that proves its steps with a known kind needs no text of its own. The wording varies from step to step and is the
 * same for the same step. Texts are put together from phrases that remember which cells and links they speak of; a step
 * returns them as clauses, so that no reader has to parse sentences.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.text;

import org.jspecify.annotations.NullMarked;
