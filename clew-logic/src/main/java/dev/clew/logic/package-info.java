/**
 * The way through a puzzle: the catalogue of techniques, profiles that order and rate them, and the explainer.
 *
 * <p>Packages below know only those before them: board, proof, fact, technique, internal.technique, then this one.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic;

import org.jspecify.annotations.NullMarked;
