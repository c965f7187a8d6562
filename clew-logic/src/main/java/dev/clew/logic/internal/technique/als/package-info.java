/** Almost locked sets: cells with one value too many. */
@NullMarked
package dev.clew.logic.internal.technique.als;

import org.jspecify.annotations.NullMarked;
