/** Subsets and intersections: N values in N cells of a house, or the places that two houses share. */
@NullMarked
package dev.clew.logic.internal.technique.subset;

import org.jspecify.annotations.NullMarked;
