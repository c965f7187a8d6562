/** Paints a diagram: where things lie on a grid, how links run, and the shapes of every role. Internal to the module. */
@NullMarked
package dev.clew.press.paint;

import org.jspecify.annotations.NullMarked;
