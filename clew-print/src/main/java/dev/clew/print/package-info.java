/** Paper: PDF and PNG files of pictures, worksheets, walkthroughs and books, all from one display list. */
@NullMarked
package dev.clew.print;

import org.jspecify.annotations.NullMarked;
