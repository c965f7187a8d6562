/** A learning search over exact covers, which knows nothing of grids. */
package dev.clew.core.internal.cover;
