/** Wings: short chains with two or three values a cell. */
@NullMarked
package dev.clew.logic.internal.technique.wing;

import org.jspecify.annotations.NullMarked;
