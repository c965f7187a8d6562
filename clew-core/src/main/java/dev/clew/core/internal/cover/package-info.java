/** A learning search over exact covers, which knows nothing of grids. */
@NullMarked
package dev.clew.core.internal.cover;

import org.jspecify.annotations.NullMarked;
