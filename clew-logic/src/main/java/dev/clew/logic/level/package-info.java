/**
 * How hard a puzzle is: Clew's own levels, from what a path really demands, the same for every puzzle that is equivalent
 * to it.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.level;

import org.jspecify.annotations.NullMarked;
