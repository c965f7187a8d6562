/** Rows of cells out of source code and data files: brackets, quotes and commas are frames around them. */
@NullMarked
package dev.clew.core.format.code;

import org.jspecify.annotations.NullMarked;
