/**
 * How each kind of evidence is told. {@link dev.clew.logic.internal.telling.TellingChoice} chooses by the form of a
 * proof, never by the technique that found it: a skyscraper is told as one whoever reports it, and a new technique needs
 * words of its own only where its proofs have a form that is not told well yet.
 */
@NullMarked
package dev.clew.logic.internal.telling;

import org.jspecify.annotations.NullMarked;
