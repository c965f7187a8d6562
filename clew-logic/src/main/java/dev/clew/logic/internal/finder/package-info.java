/** The finders, one class each; they are reached through the catalogue. */
@NullMarked
package dev.clew.logic.internal.finder;

import org.jspecify.annotations.NullMarked;
