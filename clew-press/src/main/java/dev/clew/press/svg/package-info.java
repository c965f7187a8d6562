/**
 * Pictures of grids and steps as SVG, for users of the library.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.press.svg;

import org.jspecify.annotations.NullMarked;
