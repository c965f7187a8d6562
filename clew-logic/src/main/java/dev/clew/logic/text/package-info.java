/**
 * Steps in words, at three depths, and in players' notation.
 *
 * <p>Texts are built from the evidence alone: each kind of evidence has one class that tells it, so that a technique
 * that proves its steps with a known kind needs no text of its own. The wording varies from step to step and is the same
 * for the same step.
 */
@NullMarked
package dev.clew.logic.text;

import org.jspecify.annotations.NullMarked;
