/**
 * What explanations are put together from: phrases that remember which cells, candidates and links they name, lists and
 * numbers in English, claims as clauses, branches link by link, and conclusions.
 */
@NullMarked
package dev.clew.logic.internal.words;

import org.jspecify.annotations.NullMarked;
