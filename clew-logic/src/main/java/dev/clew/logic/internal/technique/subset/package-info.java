/** Subsets and intersections: as many values as cells in a house, or the places that two houses share. */
@NullMarked
package dev.clew.logic.internal.technique.subset;

import org.jspecify.annotations.NullMarked;
