/**
 * How each kind of evidence is explained. {@link dev.clew.logic.internal.explanation.ExplanationChoice} chooses by the
 * form of a proof, never by the technique that found it: a skyscraper is explained as one whichever technique reports
 * it, and a new technique needs words of its own only if its proofs have a form that is not yet explained well.
 */
@NullMarked
package dev.clew.logic.internal.explanation;

import org.jspecify.annotations.NullMarked;
