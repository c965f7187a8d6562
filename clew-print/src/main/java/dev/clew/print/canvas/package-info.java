/** The writers behind the files: what draws the items of a picture as PDF or as pixels, and the fonts they share. */
@NullMarked
package dev.clew.print.canvas;

import org.jspecify.annotations.NullMarked;
