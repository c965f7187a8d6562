/** The colours and themes of the visual language. */
@NullMarked
package dev.clew.press.style;

import org.jspecify.annotations.NullMarked;
