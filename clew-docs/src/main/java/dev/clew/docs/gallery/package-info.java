/**
 * The gallery of techniques: {@code docs/TECHNIQUES.md} and a picture of one step per technique and form, made from the
 * catalogue and a list of examples. The tool {@code tools/gallery} writes them; a test fails when they are stale.
 */
@NullMarked
package dev.clew.docs.gallery;

import org.jspecify.annotations.NullMarked;
