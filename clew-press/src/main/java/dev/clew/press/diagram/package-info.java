/** What to draw on a grid, and what a step's evidence shows there. It knows nothing of lines and sizes. */
@NullMarked
package dev.clew.press.diagram;

import org.jspecify.annotations.NullMarked;
