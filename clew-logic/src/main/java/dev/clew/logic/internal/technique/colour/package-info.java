/** Coloring: one value in two colours. */
@NullMarked
package dev.clew.logic.internal.technique.colour;

import org.jspecify.annotations.NullMarked;
