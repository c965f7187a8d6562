/** The bulk engine's kernels on vectors of the machine's preferred width. */
@NullMarked
package dev.clew.vector;

import org.jspecify.annotations.NullMarked;
